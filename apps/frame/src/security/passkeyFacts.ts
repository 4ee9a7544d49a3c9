import type { LoginSession } from '../login/loginSession.ts'
import { toUtf8 } from '../vault/bytes.ts'
import type { PasskeyFacts } from './tasks.ts'

/**
 * What passkeys of the visitor's wallet are made and asked with.
 *
 * The input for their PRF is no secret: what an authenticator computes from it depends on a key
 * that never leaves it. A passkey that was made for another account gives something else.
 */
export async function readPasskeyFacts({
  login,
  projectId,
}: readPasskeyFacts.Options): Promise<PasskeyFacts> {
  const { accountId, email, userName } = await login.session()
  const input = toUtf8(`latchkey/passkey/v1|${projectId}|${accountId}`)
  return {
    name: email ?? userName ?? accountId,
    salt: new Uint8Array(await crypto.subtle.digest('SHA-256', input)),
  }
}

export declare namespace readPasskeyFacts {
  type Options = { readonly login: Pick<LoginSession, 'session'>; readonly projectId: string }
}
