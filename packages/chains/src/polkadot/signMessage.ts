import { signatureFailed, signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver } from '../driver.ts'
import { toSignError } from '../signed.ts'
import { toHex } from './hex.ts'
import { signerOf } from './session.ts'

/** 64 bytes for sr25519 and ed25519, 65 for ECDSA. */
const signatureShape = /^0x([\da-f]{128}|[\da-f]{130})$/i

/**
 * Signs a message; resolves to the signature in hex. Wallets wrap the message in `<Bytes>`
 * and `</Bytes>`, so a verifier has to add these.
 */
export async function signMessage({ address, message, session }: Driver.SignMessageArgs): Promise<string> {
  const { ownAddress, signer } = await signerOf(session, address).catch((cause: unknown) => {
    throw toSignError(cause)
  })
  if (typeof signer?.signRaw !== 'function') throw new KitError(signatureUnsupported)
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  const payload = { address: ownAddress, data: toHex(bytes), type: 'bytes' } as const
  const answer: unknown = await Promise.resolve()
    .then(() => signer.signRaw?.(payload))
    .catch((cause: unknown) => {
      throw toSignError(cause)
    })
  const { signature } = (answer ?? {}) as { signature?: unknown }
  if (typeof signature !== 'string' || !signatureShape.test(signature))
    throw new KitError(signatureFailed, { details: 'The wallet answered with no signature.' })
  return signature.toLowerCase()
}
