import { paramAt } from './params.ts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** A transaction has at most 1232 bytes, which is less than this in either writing. */
const longest = 1_700

/**
 * The first signature of a transaction, which is what the cluster knows it by;
 * undefined where the parameters of `sendTransaction` hold none.
 */
export function signatureOf(params: unknown): string | undefined {
  const [text, options] = [paramAt(params, 0), paramAt(params, 1)]
  if (typeof text !== 'string' || text.length > longest) return undefined
  const { encoding = 'base58' } = (options ?? {}) as { encoding?: unknown }
  const bytes = encoding === 'base64' ? Buffer.from(text, 'base64') : fromBase58(text)
  // One byte tells how many signatures follow: there are never 128 of them.
  if (!bytes || bytes.length < 65 || !bytes[0] || bytes[0] > 127) return undefined
  return toBase58(bytes.subarray(1, 65))
}

export function toBase58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${alphabet[Number(value % 58n)]}${text}`
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/** Undefined where a character is not of the alphabet. */
export function fromBase58(text: string): Buffer | undefined {
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const hex = value === 0n ? '' : value.toString(16)
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')])
}
