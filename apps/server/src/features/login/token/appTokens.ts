import { createHash } from 'node:crypto'
import { loginAppTokenExpired, loginAppTokenInvalid, loginAppTokenUsed } from '@latchkey/protocol/catalogue'
import { errors, type JWTPayload, type JWTVerifyResult, jwtVerify } from 'jose'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../../clock.ts'
import type { SafeFetch } from '../../../fetch/safeFetch.ts'
import type { Metrics } from '../../../metrics.ts'
import type { TokenLogin } from '../../../projects/project.ts'
import { Refusal } from '../../../refusal.ts'
import { type Identity, tidy } from '../social/providers.ts'
import type { LoginTables } from '../tables.ts'
import { createAppKeys } from './appKeys.ts'

/** By public keys only: what is published must not be able to sign. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
/** Others are no logins, such as `logout+jwt`, although the same keys sign them. */
const types = [undefined, 'jwt', 'at+jwt']
/** A login needs a token that was just issued: one from a log or a backup is of no use. */
const maxAgeSeconds = 600
/** Allowed difference between the clocks of the app and this server. */
const skewSeconds = 60

/** Tokens of the identity systems of apps. */
export type AppTokens = {
  /** Who it is about. Rejects with a Refusal. */
  read(token: string, expected: AppTokens.Expected): Promise<ReadToken>
  /** Uses it up together with what `open` does. Rejects with a Refusal if it was used. */
  use<Value>(token: ReadToken, open: (tx: Transaction<LoginTables>) => Promise<Value>): Promise<Value>
}

export declare namespace AppTokens {
  type Expected = TokenLogin & { readonly projectId: string }
}

export type ReadToken = {
  readonly identity: Identity
  /** The same for every copy of the token. */
  readonly hash: Buffer
  /** When it can no longer log in. */
  readonly expiresAt: Date
}

export function createAppTokens({ db, fetch, metrics, log, clock }: createAppTokens.Options): AppTokens {
  const keysAt = createAppKeys({ fetch, clock })

  async function verify(token: string, { audience, issuer, jwksUrl }: TokenLogin) {
    const verified = await jwtVerify(token, keysAt(jwksUrl), {
      algorithms,
      issuer,
      audience,
      currentDate: new Date(clock()),
      clockTolerance: skewSeconds,
      maxTokenAge: maxAgeSeconds,
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    checkUse(verified)
    return verified.payload as JWTPayload & { sub: string; iat: number; exp: number }
  }

  return {
    async read(token, expected) {
      const { issuer, projectId } = expected
      try {
        const { email, email_verified, exp, iat, jti, name, sub } = await verify(token, expected)
        const person = tidy({
          subject: sub,
          username: typeof name === 'string' ? name : undefined,
          email: typeof email === 'string' && email_verified === true ? email : undefined,
        })
        // What is signed, not the token: some signatures can be written in two ways.
        const id = jti === undefined ? `token\n${token.slice(0, token.lastIndexOf('.'))}` : `jti\n${jti}`
        return {
          identity: { ...person, issuer: tokenIssuer(projectId, issuer) },
          hash: createHash('sha256').update(`${projectId}\n${issuer}\n${id}`).digest(),
          expiresAt: new Date((Math.min(exp, iat + maxAgeSeconds) + skewSeconds + 1) * 1_000),
        }
      } catch (cause) {
        metrics.logins.inc({ event: 'token_refused' })
        throw explain(cause, projectId)
      }
    },

    use: ({ expiresAt, hash }, open) =>
      db.transaction().execute(async (tx) => {
        const fresh = await tx
          .insertInto('login_used_tokens')
          .values({ hash, expires_at: expiresAt })
          .onConflict((conflict) => conflict.doNothing())
          .returning('hash')
          .executeTakeFirst()
        if (!fresh) {
          metrics.logins.inc({ event: 'token_refused' })
          throw new Refusal(loginAppTokenUsed)
        }
        const value = await open(tx)
        metrics.logins.inc({ event: 'token_used' })
        return value
      }),
  }

  function explain(cause: unknown, projectId: string): Refusal {
    if (cause instanceof Refusal) {
      if (cause.cause) log.warn({ projectId, err: cause.cause }, 'the keys of an app could not be fetched')
      return cause
    }
    // Without the cause: errors of jose carry the claims, which must not get into a log.
    if (cause instanceof errors.JWTExpired) return new Refusal(loginAppTokenExpired)
    const isClaim = cause instanceof errors.JWTClaimValidationFailed
    return new Refusal(loginAppTokenInvalid, isClaim ? { field: `token.${cause.claim}` } : {})
  }
}

export declare namespace createAppTokens {
  type Options = {
    db: Kysely<LoginTables>
    fetch: Pick<SafeFetch, 'get'>
    metrics: Pick<Metrics, 'logins'>
    log: Logger
    clock: Clock
  }
}

/** No issuer of a provider reads like this, nor one of another project. */
export function tokenIssuer(projectId: string, issuer: string): string {
  return `token ${projectId} ${issuer}`
}

/** Throws unless it is a token to log in with, for this project alone. */
function checkUse({ payload, protectedHeader }: JWTVerifyResult): void {
  const refuse = (claim: string) => {
    throw new errors.JWTClaimValidationFailed('not for a login', payload, claim, 'check_failed')
  }
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '')
  if (!types.includes(type)) refuse('typ')
  // Back-channel logout, and other security events.
  if (payload.events !== undefined) refuse('events')
  // Another audience could use it here.
  if (Array.isArray(payload.aud) && payload.aud.length !== 1) refuse('aud')
  if (typeof payload.sub !== 'string' || payload.sub.length < 1 || payload.sub.length > 255) refuse('sub')
  if (payload.jti !== undefined && typeof payload.jti !== 'string') refuse('jti')
}
