const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** Accounts have 20 bytes; contracts, and the accounts of modules, can have 32. */
const shape = /^([a-z][a-z\d]{0,15})1([02-9ac-hj-np-z]{38}|[02-9ac-hj-np-z]{58})$/

/**
 * Reads an address of any Cosmos chain, in lower case; undefined if its format or checksum is
 * wrong, or if it mixes upper and lower case.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 */
export function readBech32(value: string): { readonly prefix: string; readonly address: string } | undefined {
  if (value.length > 80) return undefined
  const address = value.toLowerCase()
  if (value !== address && value !== value.toUpperCase()) return undefined
  const [, prefix, data] = shape.exec(address) ?? []
  if (!prefix || !data) return undefined
  const letters = Array.from(prefix, (letter) => letter.charCodeAt(0))
  const words = Array.from(data, (letter) => alphabet.indexOf(letter))
  const checked = [...letters.map((code) => code >> 5), 0, ...letters.map((code) => code & 31), ...words]
  // The bits after the last byte are zero. 32 bytes leave four of them.
  const isPadded = words.length !== 58 || ((words[51] ?? 0) & 15) === 0
  return checksumOf(checked) === 1 && isPadded ? { prefix, address } : undefined
}

function checksumOf(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, term] of generator.entries()) if ((top >>> bit) & 1) sum ^= term
  }
  return sum
}
