import { loginTokenInvalid } from '@latchkey/protocol/catalogue'
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'

/** Allowed clock skew between processes. */
const clockToleranceSeconds = 30
const maxTokenChars = 4_096

export const tokenAlgorithm = 'EdDSA'
/** RFC 9068. */
export const tokenType = 'at+jwt'
/** The roles that release keys; the login accepts its own tokens too. */
export const tokenAudience = 'vault'

/** Whose wallet it is: an account belongs to one project. */
export type Owner = { readonly projectId: string; readonly accountId: string }

/** Claims of an access token. */
export type Access = Owner & {
  /** The app that the visitor is logged in to: another one than the wallet's, if they agreed to share it. */
  readonly appId: string
  readonly sessionId: string
  /** Thumbprint of the key the token is bound to. */
  readonly jkt: string
  /** When the visitor logged in, in milliseconds; refreshing the token does not change it. */
  readonly loggedInAt: number
  /** From when this device may have what opens the wallet, in milliseconds. */
  readonly opensAt: number
  /** How: `link`, `code`, or both; or `social`. */
  readonly methods: readonly string[]
  /** The app has shut the visitor out: the session is for leaving with the wallet. */
  readonly isLeaving?: boolean
}

/** Rejects with the same refusal for every problem. The caller has to prove the key of `jkt`. */
export async function readAccessToken(text: string, options: readAccessToken.Options): Promise<Access> {
  const { key, issuer, clock } = options
  if (text.length > maxTokenChars) throw new Refusal(loginTokenInvalid)
  const { payload } = await jwtVerify(text, key, {
    issuer,
    audience: tokenAudience,
    algorithms: [tokenAlgorithm],
    typ: tokenType,
    clockTolerance: clockToleranceSeconds,
    currentDate: new Date(clock()),
    requiredClaims: ['sub', 'exp', 'iat', 'sid', 'pid', 'cnf'],
  }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? new Refusal(loginTokenInvalid) : error
  })
  const { sub = '', sid, pid, app = pid, cnf, auth_time, amr, opens_at, leaving } = payload
  const { jkt } = (cnf ?? {}) as { jkt?: unknown }
  if (typeof jkt !== 'string') throw new Refusal(loginTokenInvalid)
  return {
    sessionId: String(sid),
    accountId: sub,
    projectId: String(pid),
    appId: String(app),
    jkt,
    loggedInAt: typeof auth_time === 'number' ? auth_time * 1000 : 0,
    opensAt: typeof opens_at === 'number' ? opens_at * 1000 : 0,
    methods: Array.isArray(amr) ? amr.map(String) : [],
    isLeaving: leaving === true,
  }
}

export declare namespace readAccessToken {
  type Options = {
    /** Finds the public key of the login by the token's `kid`. */
    key: JWTVerifyGetKey
    issuer: string
    clock: Clock
  }
}
