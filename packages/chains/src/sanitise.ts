// Any extension can announce itself with any name and icon. These functions decide
// what reaches the page.

const longestName = 40
const longestRdns = 128
const longestIconBytes = 128 * 1024

// Control, format (bidi, zero-width), unassigned and private characters; default-ignorable ones (DI); the blank Braille pattern.
const invisible = /[\p{C}\p{DI}\u2800]/gu
const stackedMarks = /(\p{M}{2})\p{M}+/gu
const reverseDns = /^[a-z][a-z\d-]*(\.[a-z\d][a-z\d-]*)+$/
const image = /^data:image\/(png|jpeg|webp|gif|svg\+xml)(;(charset=)?utf-?8)?(;base64)?,/i

/** A name as one line of visible characters, cut to `longest`; empty if none are left. */
export function sanitiseName(value: unknown, longest = longestName): string {
  if (typeof value !== 'string') return ''
  // Spaces first, so that a line break separates words instead of joining them.
  const spaced = value.slice(0, 512).replace(/\s+/g, ' ')
  const visible = spaced.replace(invisible, '').replace(stackedMarks, '$1')
  return [...visible].slice(0, longest).join('').replace(/ +/g, ' ').trim()
}

/** A reverse domain name such as `io.metamask`, or undefined. */
export function sanitiseRdns(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestRdns) return undefined
  const rdns = value.trim().toLowerCase()
  return reverseDns.test(rdns) ? rdns : undefined
}

/**
 * A `data:` image, or undefined.
 *
 * EIP-6963 requires a data URI; an `https:` one would make every visitor send a request
 * to a host that the app did not choose. SVG can contain scripts, so an icon is only used
 * as the `src` of an `<img>`, where scripts do not run, and never inlined.
 */
export function sanitiseIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestIconBytes) return undefined
  const icon = value.trim()
  return image.test(icon) ? icon : undefined
}
