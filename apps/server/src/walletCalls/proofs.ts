import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { loginClockSkewed, loginNonceRequired, loginProofInvalid } from '@latchkey/protocol/catalogue'
import { calculateJwkThumbprint, EmbeddedJWK, errors, type JWK, jwtVerify } from 'jose'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { retryLost } from '../db/retryLost.ts'
import { Refusal } from '../refusal.ts'

/** Allowed difference between the clocks of a device and this server. */
const skewMs = 60_000
/** How long a nonce is current; the two before it are accepted too. */
const nonceStepMs = 60_000
const acceptedNonces = 3
/** How long a proof is remembered: longer than its time and its nonce are accepted. */
const rememberMs = 180_000
const maxProofChars = 4_096

/** Proofs that a call comes from the key of a device (RFC 9449). */
export type Proofs = {
  /** The current nonce, the same in every process. */
  nonce(): Promise<string>
  /** Resolves to the thumbprint of the device's key; rejects with a Refusal. */
  check(call: Proofs.Call): Promise<string>
}

export declare namespace Proofs {
  type Call = {
    readonly proof: string | string[] | undefined
    readonly method: string
    /** Without the query. */
    readonly url: string
    /** The access token of the same call; its hash must be in the proof. */
    readonly accessToken?: string | undefined
    /** SHA-256 of the body, in base64url; undefined without one. The proof must name it as `bh`. */
    readonly bodyHash: string | undefined
  }
}

export function createProofs({ db, table, nonceKey, clock }: createProofs.Options): Proofs {
  async function nonceAt(step: number): Promise<string> {
    return createHmac('sha256', await nonceKey())
      .update(`${step}`)
      .digest('base64url')
      .slice(0, 22)
  }

  async function isCurrent(nonce: unknown): Promise<boolean> {
    const now = Math.floor(clock() / nonceStepMs)
    // Made in any case: without the keys a caller could not be told another nonce, and would ask for ever.
    const accepted = await Promise.all(
      Array.from({ length: acceptedNonces }, (_, back) => nonceAt(now - back)),
    )
    return typeof nonce === 'string' && accepted.some((one) => timingSafeEqual(hash(one), hash(nonce)))
  }

  return {
    nonce: () => nonceAt(Math.floor(clock() / nonceStepMs)),

    async check({ proof, method, url, accessToken, bodyHash }) {
      if (typeof proof !== 'string' || proof.length > maxProofChars) throw new Refusal(loginProofInvalid)
      const { payload, jkt } = await verify(proof)
      const { htm, htu, iat, jti, nonce, ath, bh } = payload
      if (htm !== method || htu !== url) throw new Refusal(loginProofInvalid)
      if (typeof jti !== 'string' || jti.length < 8 || jti.length > 128) throw new Refusal(loginProofInvalid)
      if (accessToken !== undefined && ath !== hash(accessToken).toString('base64url'))
        throw new Refusal(loginProofInvalid)
      // A claim of our own. Without it, a proxy could have a half encrypted for a key of its choice.
      if (bh !== bodyHash) throw new Refusal(loginProofInvalid)
      // Before the nonce: a device whose clock is wrong would ask for nonces for ever.
      if (typeof iat !== 'number' || Math.abs(iat * 1000 - clock()) > skewMs)
        throw new Refusal(loginClockSkewed)
      if (!(await isCurrent(nonce)))
        throw new Refusal(loginNonceRequired, {
          headers: { 'www-authenticate': 'DPoP error="use_dpop_nonce"' },
        })
      const { numAffectedRows } = await retryLost(() =>
        sql`insert into ${sql.table(table)} (hash, expires_at)
          values (${hash(`${jkt}\n${jti}`)}, ${new Date(clock() + rememberMs)}) on conflict do nothing`.execute(
          db,
        ),
      )
      if (numAffectedRows !== 1n) throw new Refusal(loginProofInvalid)
      return jkt
    },
  }

  async function verify(proof: string) {
    try {
      const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
        algorithms: ['ES256'],
        typ: 'dpop+jwt',
        currentDate: new Date(clock()),
        clockTolerance: skewMs / 1000,
      })
      return { payload, jkt: await calculateJwkThumbprint(protectedHeader.jwk as JWK, 'sha256') }
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError || isKeyError(error))
        throw new Refusal(loginProofInvalid)
      throw error
    }
  }
}

export declare namespace createProofs {
  type Options = {
    db: QueryExecutorProvider
    /** Remembers proofs; has the columns `hash` and `expires_at`. */
    table: string
    /** The same in every process of a role, and different for each role. */
    nonceKey: () => Promise<Buffer>
    clock: Clock
  }
}

/** A key that is not a point of the curve is refused by WebCrypto. */
function isKeyError(error: unknown): boolean {
  return error instanceof DOMException
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
