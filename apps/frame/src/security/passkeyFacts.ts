import type { openLogin } from '../login/openLogin.ts'
import { toUtf8 } from '../vault/bytes.ts'
import { needsPasskey } from './nextStep.ts'
import type { PasskeyFacts } from './tasks.ts'

/**
 * What passkeys of the visitor's wallet are made and asked with.
 *
 * The input for their PRF is no secret: what an authenticator computes from it depends on a key
 * that never leaves it. A passkey that was made for another account gives something else.
 */
export async function readPasskeyFacts(options: readPasskeyFacts.Options): Promise<PasskeyFacts> {
  const { accountId, email, projectId, provider, userName } = await options.login.session()
  if (needsPasskey(provider)) return readLoginFacts(options)
  return {
    name: email ?? userName ?? accountId,
    salt: await hash(`latchkey/passkey/v1|${projectId}|${accountId}`),
  }
}

/**
 * The same for passkeys that log in: whose they are is not known before they are used, so the
 * input is the same for all of a project. Each still computes something else from it.
 */
export async function readLoginFacts({
  login,
  projectId,
  host,
}: readPasskeyFacts.Options): Promise<PasskeyFacts> {
  const [salt, challenges] = await Promise.all([
    hash(`latchkey/passkey/v2|${projectId}`),
    login.passkey.challenges(),
  ])
  return { name: host, salt, challenges }
}

async function hash(text: string): Promise<PasskeyFacts['salt']> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', toUtf8(text)))
}

export declare namespace readPasskeyFacts {
  type Options = {
    readonly login: Pick<openLogin.Opened, 'session' | 'passkey'>
    readonly projectId: string
    /** Of the page: authenticators list passkeys that log in by it. */
    readonly host: string
  }
}
