/** Part of a text that is shown. What is not visible by itself is written as an escape. */
export type TextPart = { readonly text: string; readonly isEscape: boolean }

// Control, format (bidirectional, zero-width), unassigned and private characters, those that
// are ignored by default, and spaces that look like others. Line breaks and plain spaces stay.
const hidden = /[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]|(?! )\p{Zs}|\p{M}{4,}/gu

/**
 * Splits a text of a stranger into parts that can be shown: nothing in it can hide, reorder
 * or replace other text. Ends with an escape if it was longer than `max` characters.
 */
export function visibleText(text: string, max = 20_000): readonly TextPart[] {
  const parts: TextPart[] = []
  const shown = text.slice(0, max)
  let from = 0
  const push = (text: string, isEscape: boolean) => text && parts.push({ text, isEscape })
  for (const { 0: found, index } of shown.matchAll(hidden)) {
    if (found === '\n' || found === '\t') continue
    push(shown.slice(from, index), false)
    push([...found].map(toEscape).join(''), true)
    from = index + found.length
  }
  push(shown.slice(from), false)
  if (text.length > max) push(`… +${text.length - max}`, true)
  return parts
}

function toEscape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}`
}
