import { signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver } from '../driver.ts'
import { isMissingMethod } from '../providerError.ts'
import { toSignError } from '../signed.ts'
import { toBase64 } from './bytes.ts'
import { chainOf } from './networks.ts'
import { readSignature } from './readSignature.ts'
import { askKey } from './session.ts'

/** Signs a message as ADR-036 says; resolves to the signature in base64, 64 bytes. */
export async function signMessage({ address, message, session }: Driver.SignMessageArgs): Promise<string> {
  const { account, answer } = await ask(session, address, message).catch((cause: unknown) => {
    if (isMissingMethod(cause)) throw new KitError(signatureUnsupported, { cause })
    throw toSignError(cause)
  })
  return toBase64(readSignature(answer, account).signature)
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
