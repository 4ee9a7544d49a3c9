import { fromBase58, toBase58 } from '@latchkey/protocol/base58'
import { paramAt } from './params.ts'

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
