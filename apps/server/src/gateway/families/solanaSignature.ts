import { fromBase58, toBase58 } from '@latchkey/protocol/base58'
import { paramAt } from './params.ts'

/** A transaction has at most 1232 bytes, which is shorter than this in base58 and base64. */
const maxLength = 1_700

/** The first signature of a transaction, which is its id; undefined if the parameters of `sendTransaction` contain none. */
export function signatureOf(params: unknown): string | undefined {
  const [text, options] = [paramAt(params, 0), paramAt(params, 1)]
  if (typeof text !== 'string' || text.length > maxLength) return undefined
  const { encoding = 'base58' } = (options ?? {}) as { encoding?: unknown }
  const bytes = encoding === 'base64' ? Buffer.from(text, 'base64') : fromBase58(text)
  // The signature count fits in one byte: there are never 128 or more.
  if (!bytes || bytes.length < 65 || !bytes[0] || bytes[0] > 127) return undefined
  return toBase58(bytes.subarray(1, 65))
}
