const shape = /^[a-zA-Z][a-zA-Z\d/:._-]{2,127}$/
/** Of the address in a CAIP-10 id. */
const maxTokenChars = 128

export function isDenom(text: string): boolean {
  return shape.test(text)
}

/**
 * The denom as in a CAIP-10 id, which cannot contain every letter of a denom: `ibc%2F…`.
 * Case is kept, because some denoms differ by it alone. Undefined for one that is too long.
 */
export function toToken(denom: string): string | undefined {
  const token = denom.replace(
    /[^-.a-zA-Z\d]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return token.length <= maxTokenChars ? token : undefined
}

/** The denom of a token; undefined if it is none. */
export function toDenom(token: string): string | undefined {
  const denom = token.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return isDenom(denom) ? denom : undefined
}
