const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes that base58 text stands for; undefined where it is none, or longer than anything on Solana. */
export function decodeBase58(text: string): Uint8Array | undefined {
  // A signature is 64 bytes, the longest thing that is written this way.
  if (text.length === 0 || text.length > 90) return undefined
  let value = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const hex = value === 0n ? '' : value.toString(16)
  return Uint8Array.from(
    Buffer.from('00'.repeat(zeros) + hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'),
  )
}
