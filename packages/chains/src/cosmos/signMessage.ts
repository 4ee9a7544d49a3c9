import { signatureFailed, signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver } from '../driver.ts'
import { isMissingMethod } from '../providerError.ts'
import { toSignError } from '../signed.ts'
import { fromBase64, toBase64 } from './bytes.ts'
import type { KeplrSignature } from './keplr.ts'
import { keyOf } from './keyOf.ts'
import { chainOf } from './networks.ts'
import { askKey } from './session.ts'

/** Signs a message as ADR-036 says; resolves to the signature in base64, 64 bytes. */
export async function signMessage({ address, message, session }: Driver.SignMessageArgs): Promise<string> {
  const { account, answer } = await ask(session, address, message).catch((cause: unknown) => {
    if (isMissingMethod(cause)) throw new KitError(signatureUnsupported, { cause })
    throw toSignError(cause)
  })
  const { pub_key: publicKey, signature } = (answer ?? {}) as Partial<KeplrSignature>
  const bytes = fromBase64(signature)
  if (bytes?.length !== 64)
    throw new KitError(signatureFailed, { details: 'The wallet answered with no signature.' })
  const signer = fromBase64(publicKey?.value)
  if (signer && keyOf(signer) !== account)
    throw new KitError(signatureFailed, { details: 'The wallet signed with another account.' })
  return toBase64(bytes)
}

async function ask(
  session: Driver.SignMessageArgs['session'],
  address: string,
  message: string | Uint8Array,
) {
  const { key, network, provider } = await askKey(session, address)
  if (typeof provider.signArbitrary !== 'function')
    throw Object.assign(new Error('The wallet does not sign messages.'), { code: 4200 })
  return {
    account: key.key,
    answer: (await provider.signArbitrary(chainOf(network), address, message)) as unknown,
  }
}
