import { SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import type { PublicKey, SigningKeys } from '../../signingKeys/createSigningKeys.ts'
import { localLoginKeys } from '../../walletCalls/loginKeys.ts'
import {
  type Access,
  readAccessToken,
  tokenAlgorithm,
  tokenAudience,
  tokenType,
} from '../../walletCalls/readAccessToken.ts'

export const accessLifetimeMs = 600_000
export type AccessTokens = {
  sign(access: Access, sessionEnds: number): Promise<{ text: string; expiresIn: number }>
  /** Rejects with the same refusal for every problem. The caller has to prove the key of `jkt`. */
  read(text: string): Promise<Access>
  /** The keys that sign or have signed tokens that are valid, and the next one. */
  published(): Promise<PublicKey[]>
}

export function createAccessTokens({ keys, issuer, clock }: createAccessTokens.Options): AccessTokens {
  const key = localLoginKeys(keys.published)
  return {
    async sign(access, sessionEnds) {
      const { sessionId, accountId, projectId, appId, jkt, loggedInAt, opensAt, methods, isLeaving } = access
      const { kid, key } = await keys.current()
      // JWT times are whole seconds.
      const now = Math.floor(clock() / 1000)
      const expires = Math.floor(Math.min(clock() + accessLifetimeMs, sessionEnds) / 1000)
      // Names of OpenID Connect and RFC 8176; `link`, `opens_at`, `app` and `leaving` are ours.
      const login = {
        auth_time: Math.floor(loggedInAt / 1000),
        amr: methods,
        opens_at: Math.ceil(opensAt / 1000),
        ...(appId !== projectId && { app: appId }),
        ...(isLeaving && { leaving: true }),
      }
      const text = await new SignJWT({ sid: sessionId, pid: projectId, cnf: { jkt }, ...login })
        .setProtectedHeader({ alg: tokenAlgorithm, typ: tokenType, kid })
        .setIssuer(issuer)
        .setAudience(tokenAudience)
        .setSubject(accountId)
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(key)
      return { text, expiresIn: Math.max(0, expires - now) }
    },

    read: (text) => readAccessToken(text, { key, issuer, clock }),
    published: keys.published,
  }
}

export declare namespace createAccessTokens {
  type Options = { keys: SigningKeys; issuer: string; clock: Clock }
}
