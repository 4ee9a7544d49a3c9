// Control, format (bidi, zero-width), unassigned and private characters; default-ignorable ones; blank Braille.
const invisible = /[\p{C}\p{DI}\u2800]/gu
const stackedMarks = /(\p{M}{2})\p{M}+/gu

/** Untrusted text as one visible line; empty if nothing is left. */
export function sanitiseText(text: string, maxLength: number): string {
  const spaced = text.slice(0, 512).replace(/\s+/g, ' ')
  const visible = spaced.replace(invisible, '').replace(stackedMarks, '$1')
  return [...visible].slice(0, maxLength).join('').replace(/ +/g, ' ').trim()
}
