// Part of the initial bundle: addresses are compared early, and that needs no checksum.

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
/** Accounts have 20 bytes; contracts, and the accounts of modules, can have 32. */
const shape = /^([a-z][a-z\d]{0,15})1([02-9ac-hj-np-z]{38}|[02-9ac-hj-np-z]{58})$/
const checksumChars = 6

export type Bech32 = {
  readonly prefix: string
  /** The bytes in hex. */
  readonly key: string
  /** In lower case. */
  readonly text: string
}

/**
 * Decodes an address of any Cosmos network; undefined if it has the wrong format or mixes upper and
 * lower case. Does not verify the checksum: see `toAddress`.
 */
export function readBech32(value: unknown): Bech32 | undefined {
  if (typeof value !== 'string' || value.length > 80) return undefined
  const text = value.toLowerCase()
  if (value !== text && value !== value.toUpperCase()) return undefined
  const [, prefix, data] = shape.exec(text) ?? []
  if (!prefix || !data) return undefined
  const letters = data.slice(0, -checksumChars)
  let bits = 0n
  for (const letter of letters) bits = bits * 32n + BigInt(alphabet.indexOf(letter))
  // The bits after the last byte are padding.
  const bitCount = letters.length * 5
  const key = (bits >> BigInt(bitCount % 8)).toString(16).padStart((bitCount >> 3) * 2, '0')
  return { prefix, key, text }
}
