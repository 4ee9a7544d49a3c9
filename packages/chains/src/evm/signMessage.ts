import { toHex } from 'viem/utils'
import type { Driver } from '../driver.ts'
import { requestSignature } from './requestSignature.ts'

/** Signs a message (EIP-191). */
export async function signMessage({ address, message, session }: Driver.SignMessageArgs): Promise<string> {
  return await requestSignature(session, 'personal_sign', [toHex(message), address])
}
