// Control, format (bidi, zero-width), unassigned, private; DI, what renders as nothing; the blank of braille.
const invisible = /[\p{C}\p{DI}\u2800]/gu
const stackedMarks = /(\p{M}{2})\p{M}+/gu

/** Text that anybody may have chosen, in one visible line; empty when nothing of it is left. */
export function sanitiseText(text: string, longest: number): string {
  const spaced = text.slice(0, 512).replace(/\s+/g, ' ')
  const visible = spaced.replace(invisible, '').replace(stackedMarks, '$1')
  return [...visible].slice(0, longest).join('').replace(/ +/g, ' ').trim()
}
