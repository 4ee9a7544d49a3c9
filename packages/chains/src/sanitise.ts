// A wallet's own words are an extension's to choose, and any extension may announce
// itself as anything. These decide what may reach the page.

const longestName = 40
const longestRdns = 128
const longestIcon = 128 * 1024

// Control, format (bidi, zero-width), unassigned, private; DI, what renders as nothing; the blank of braille.
const invisible = /[\p{C}\p{DI}\u2800]/gu
const stackedMarks = /(\p{M}{2})\p{M}+/gu
const reverseDns = /^[a-z][a-z\d-]*(\.[a-z\d][a-z\d-]*)+$/
const image = /^data:image\/(png|jpeg|webp|gif|svg\+xml)(;(charset=)?utf-?8)?(;base64)?,/i

/** A name in one visible line of at most so many characters; empty when nothing of it is left. */
export function sanitiseName(value: unknown, longest = longestName): string {
  if (typeof value !== 'string') return ''
  // Spaces first: a line break must part two words, not join them.
  const spaced = value.slice(0, 512).replace(/\s+/g, ' ')
  const visible = spaced.replace(invisible, '').replace(stackedMarks, '$1')
  return [...visible].slice(0, longest).join('').replace(/ +/g, ' ').trim()
}

/** A reverse domain name such as `io.metamask`, or nothing. */
export function sanitiseRdns(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestRdns) return undefined
  const rdns = value.trim().toLowerCase()
  return reverseDns.test(rdns) ? rdns : undefined
}

/**
 * A `data:` image, or nothing.
 *
 * EIP-6963 asks for a data URI; an `https:` one would make every visitor call a
 * host the app never chose. SVG may carry script, so an icon is only ever the
 * `src` of an `<img>`, where script cannot run; it is never put into the page.
 */
export function sanitiseIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestIcon) return undefined
  const icon = value.trim()
  return image.test(icon) ? icon : undefined
}
