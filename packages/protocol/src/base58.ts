const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes as base58 with the Bitcoin alphabet. */
export function toBase58(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  let text = ''
  for (let value = BigInt(`0x0${hex}`); value > 0n; value /= 58n)
    text = `${alphabet[Number(value % 58n)]}${text}`
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/**
 * Decodes base58 text; undefined if it contains any other character. The cost
 * grows with the square of the length: limit the length first.
 */
export function fromBase58(text: string): Uint8Array<ArrayBuffer> | undefined {
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const hex = value === 0n ? '' : value.toString(16)
  const digits = hex.length % 2 ? `0${hex}` : hex
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const bytes = new Uint8Array(zeros + digits.length / 2)
  for (let at = 0; at < digits.length; at += 2)
    bytes[zeros + at / 2] = Number.parseInt(digits.slice(at, at + 2), 16)
  return bytes
}
