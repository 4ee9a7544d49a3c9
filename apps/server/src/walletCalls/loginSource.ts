import { loginKeysUnavailable, loginTokenInvalid } from '@latchkey/protocol/catalogue'
import { loginSession } from '@latchkey/protocol/http/login'
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../refusal.ts'
import { fetchBounded, localLoginKeys, remoteLoginKeys } from './loginKeys.ts'

const timeoutMs = 3_000
/** Opening a wallet takes several calls: the login is asked once for them. */
const activeMs = 500
const maxSessions = 10_000

/** What the roles `vault` and `escrow` learn from the login. */
export type LoginSource = {
  /** Finds the public key of an access token. */
  readonly key: JWTVerifyGetKey
  /**
   * Whether the session of a valid access token has not ended. Rejects with a Refusal if the
   * login cannot be asked: what it cannot confirm is not released.
   */
  isActive(token: string): Promise<boolean>
}

/** The login of the same process. */
export function localLogin({ keys, sessions }: localLogin.Login): LoginSource {
  return { key: localLoginKeys(keys), isActive: sessions.isActive }
}

export declare namespace localLogin {
  type Login = {
    keys(): Promise<JSONWebKeySet['keys']>
    readonly sessions: { isActive(token: string): Promise<boolean> }
  }
}

/** The login at another origin. */
export function remoteLogin(authUrl: string): LoginSource {
  const active = new LRUCache<string, true>({ max: maxSessions, ttl: activeMs })

  async function ask(token: string): Promise<boolean> {
    const answer = await fetchBounded(new URL(loginSession.path, authUrl), {
      method: loginSession.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessToken: token }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 401) throw new Refusal(loginTokenInvalid)
    return loginSession.answer.parse(await answer.json()).isActive
  }

  return {
    key: remoteLoginKeys(authUrl),
    async isActive(token) {
      if (active.has(token)) return true
      const isActive = await ask(token).catch((cause: unknown) => {
        throw cause instanceof Refusal ? cause : new Refusal(loginKeysUnavailable, { cause, retryAfter: 5 })
      })
      if (isActive) active.set(token, true)
      return isActive
    },
  }
}
