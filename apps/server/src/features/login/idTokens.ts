import { SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import type { SigningKeys } from '../../signingKeys/createSigningKeys.ts'
import { tokenAlgorithm } from '../../walletCalls/readAccessToken.ts'
import type { Session } from './sessions.ts'

const lifetimeSeconds = 300

/** Tokens that tell an app's own server who is logged in. */
export type IdTokens = {
  sign(session: Session, email: string | undefined): Promise<{ idToken: string; expiresIn: number }>
}

/**
 * With the same keys as access tokens, and never taken for one: those have a type of their
 * own. It is not bound to the device's key, because the app's server has no proof of it.
 */
export function createIdTokens({ keys, issuer, clock }: createIdTokens.Options): IdTokens {
  return {
    async sign({ accountId, appId, loggedInAt, methods, origin }, email) {
      const { kid, key } = await keys.current()
      const now = Math.floor(clock() / 1000)
      const idToken = await new SignJWT({
        azp: origin,
        auth_time: Math.floor(loggedInAt / 1000),
        amr: methods,
        ...(email !== undefined && { email, email_verified: true }),
      })
        .setProtectedHeader({ alg: tokenAlgorithm, typ: 'JWT', kid })
        .setIssuer(issuer)
        .setAudience(appId)
        .setSubject(accountId)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key)
      return { idToken, expiresIn: lifetimeSeconds }
    },
  }
}

export declare namespace createIdTokens {
  type Options = { keys: SigningKeys; issuer: string; clock: Clock }
}
