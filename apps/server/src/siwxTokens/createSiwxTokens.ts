import { siwxTokenInvalid } from '@latchkey/protocol/catalogue'
import { decodeProtectedHeader, errors, importJWK, jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import { siwxSealPurpose } from '../secrets/openSecret.ts'
import { deriveKeys, type Secrets } from '../secrets/secrets.ts'
import { createSigningKeys, type PublicKey } from '../signingKeys/createSigningKeys.ts'

export const accessLifetimeMs = 600_000
/** Allowed clock skew between processes. */
const clockToleranceSeconds = 30
const algorithm = 'EdDSA'
/** RFC 9068. */
const type = 'at+jwt'

/** Claims of an access token. */
export type Access = {
  readonly sessionId: string
  readonly projectId: string
  /** CAIP-10. */
  readonly account: string
  readonly domain: string
}

export type SiwxTokens = {
  sign(access: Access, sessionEnds: number): Promise<{ text: string; expiresAt: number }>
  /** Rejects with the same refusal for every problem. */
  read(text: string, projectId: string): Promise<Access>
  /** The keys that verify them. */
  published(): Promise<PublicKey[]>
}

/** Access tokens, valid for ten minutes, that any backend can verify with the published keys. */
export function createSiwxTokens({ db, secrets, issuer, clock }: createSiwxTokens.Options): SiwxTokens {
  const sealKeys = deriveKeys(secrets, siwxSealPurpose)
  const keys = createSigningKeys({ db, table: 'siwx_keys', sealKeys: async () => sealKeys, clock })
  return {
    async sign({ sessionId, projectId, account, domain }, sessionEnds) {
      const now = clock()
      // JWT times are whole seconds.
      const expires = Math.floor(Math.min(now + accessLifetimeMs, sessionEnds) / 1000)
      const { kid, key } = await keys.current()
      const text = await new SignJWT({ sid: sessionId, domain })
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setIssuer(issuer)
        .setAudience(projectId)
        .setSubject(account)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(expires)
        .sign(key)
      return { text, expiresAt: expires * 1000 }
    },
    async read(text, projectId) {
      const kid = kidOf(text)
      const key = kid === undefined ? undefined : await keys.find(kid)
      if (!key) throw new Refusal(siwxTokenInvalid)
      try {
        const { payload } = await jwtVerify(text, await importJWK(key), {
          issuer,
          audience: projectId,
          algorithms: [algorithm],
          typ: type,
          clockTolerance: clockToleranceSeconds,
          currentDate: new Date(clock()),
          requiredClaims: ['sub', 'exp', 'iat', 'sid', 'domain'],
        })
        const { sub = '', sid, domain } = payload
        return { sessionId: String(sid), projectId, account: sub, domain: String(domain) }
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new Refusal(siwxTokenInvalid)
        throw error
      }
    },
    published: () => keys.published(),
  }
}

export declare namespace createSiwxTokens {
  type Options = { db: Kysely<Database>; secrets: Secrets; issuer: string; clock: Clock }
}

function kidOf(text: string): string | undefined {
  if (text.length > 4_096) return undefined
  try {
    return decodeProtectedHeader(text).kid
  } catch {
    return undefined
  }
}
