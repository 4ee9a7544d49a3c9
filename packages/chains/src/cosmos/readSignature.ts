import { signatureFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { fromBase64 } from './bytes.ts'
import type { KeplrSignature } from './keplr.ts'
import { keyOf } from './keyOf.ts'

/** A signature of an account and, unless the wallet left it out, the public key. Throws if it is none, or another account's. */
export function readSignature(
  value: unknown,
  account: string,
): { signature: Uint8Array; publicKey: Uint8Array | undefined } {
  const { pub_key: key, signature: text } = (value ?? {}) as Partial<KeplrSignature>
  const signature = read(text, 64)
  const publicKey = read(key?.value, 33)
  if (!signature) throw new KitError(signatureFailed, { details: 'The wallet answered with no signature.' })
  if (publicKey && keyOf(publicKey) !== account)
    throw new KitError(signatureFailed, { details: 'The wallet signed with another account.' })
  return { signature, publicKey }
}

/** The bytes in base64; undefined if there are more or fewer. */
function read(text: unknown, length: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length > 2 * length) return undefined
  const bytes = fromBase64(text)
  return bytes?.length === length ? bytes : undefined
}
