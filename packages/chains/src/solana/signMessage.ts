import { signatureFailed, signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver } from '../driver.ts'
import { isBytes, isSameBytes, toSignError } from '../signed.ts'
import { toBase58 } from './base58.ts'
import { accountOf } from './session.ts'
import { featureOf } from './standard.ts'

type SignMessage = {
  signMessage(...inputs: readonly { account: unknown; message: Uint8Array }[]): Promise<readonly unknown[]>
}

/** Signs a message without a prefix; resolves to the signature in base58. */
export async function signMessage({ address, message, session }: Driver.SignMessageArgs): Promise<string> {
  const { account, wallet } = accountOf(session, address)
  const feature = featureOf<SignMessage>(wallet, 'solana:signMessage')
  if (!feature) throw new KitError(signatureUnsupported)
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  const [answer] = await Promise.resolve()
    .then(() => feature.signMessage({ account, message: bytes }))
    .then((answers) => (Array.isArray(answers) ? answers : []))
    .catch((cause: unknown) => {
      throw toSignError(cause)
    })
  const { signature, signedMessage } = (answer ?? {}) as { signature?: unknown; signedMessage?: unknown }
  if (!isBytes(signature, 64))
    throw new KitError(signatureFailed, { details: 'The wallet answered with no signature.' })
  // A wallet may add a prefix to the message, which a verifier would not know.
  if (signedMessage !== undefined && !isSameBytes(signedMessage, bytes))
    throw new KitError(signatureFailed, { details: 'The wallet signed another text than it was given.' })
  return toBase58(signature)
}
