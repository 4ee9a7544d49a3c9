import {
  loginSessionEnded,
  loginTokenInvalid,
  type ServerErrorEntry,
  vaultCodeRequired,
  vaultConfirmRequired,
  vaultConfirmWrong,
} from '@latchkey/protocol/catalogue'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createAuditWriter } from '../audit/createAuditWriter.ts'
import type { AuditDetails } from '../audit/hashAudit.ts'
import type { Clock } from '../clock.ts'
import type { Config, ReleaseConfig } from '../config.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { pruneExpired } from '../db/pruneExpired.ts'
import { retryLost } from '../db/retryLost.ts'
import { watchDatabase } from '../db/watchDatabase.ts'
import { awaitKms } from '../kms/awaitKms.ts'
import type { Kms, KmsContext } from '../kms/kms.ts'
import { KmsError } from '../kms/kmsError.ts'
import type { Limiter } from '../limits/limiter.ts'
import { rateLimitHeaders } from '../limits/rateLimitHeaders.ts'
import type { Metrics } from '../metrics.ts'
import { Refusal } from '../refusal.ts'
import { repeatJob } from '../repeatJob.ts'
import { type LoginSource, localLogin, remoteLogin } from '../walletCalls/loginSource.ts'
import { createProofs, type Proofs } from '../walletCalls/proofs.ts'
import { type Access, type Owner, readAccessToken } from '../walletCalls/readAccessToken.ts'
import { proveCall, tokenOf } from '../walletCalls/serveWallet.ts'
import { readStatement, type StatementUse } from '../walletCalls/statements.ts'
import { createWrappedKeys } from '../walletCalls/wrappedKeys.ts'
import { createReleaseLimit } from './limitReleases.ts'
import { createSealing, type Sealing, sealFor } from './sealing.ts'
import { isStopped, type ReleaseRole } from './stops.ts'

const pruneMs = 60_000
const secretBytes = 32
const kmsRetrySeconds = 5
const stopRetrySeconds = 60

type Sealed = Parameters<Sealing['open']>[0]

/** What the roles `vault` and `escrow` have in common: secrets come in, are wrapped, and are released one by one. */
export type Releases<Tables> = {
  readonly db: Kysely<Tables>
  readonly proofs: Proofs
  /** Of this role, in base64url. */
  publicKey(): Promise<string>
  /** Whose call it is. Rejects with a Refusal. */
  accessOf(request: FastifyRequest): Promise<Access>
  /** Whose wallet a statement of the login is about. Rejects with a Refusal. */
  ownerIn(statement: string, use: StatementUse): Promise<Owner>
  /** Decrypts a secret that a device sent, and wraps it with the KMS. */
  wrap(sealed: Sealed, label: string, context: KmsContext): Promise<Buffer>
  /** The secret again, for what the role itself does with it. Overwrite it afterwards. */
  unwrap(wrapped: Buffer, context: KmsContext): Promise<Buffer>
  /** Unwraps a secret for the key of this request, and writes it to the audit log before. */
  release(args: Releases.Release): Promise<Sealed>
  /** Writes to the audit log what a device is about to do. */
  record(access: Access, kind: string, details: AuditDetails): Promise<void>
  close(): Promise<void>
}

export declare namespace Releases {
  type Release = {
    readonly access: Access
    readonly reader: { readonly publicKey: string; readonly requestId: string }
    readonly label: string
    /** The wrapped secret and what it was wrapped for; undefined if there is none. */
    find(): Promise<{ wrapped: Buffer; context: KmsContext } | undefined>
    readonly details: AuditDetails
  }
}

/** The refusals of a role. */
export type ReleaseRefusals = {
  readonly sealInvalid: ServerErrorEntry<'vault/seal_invalid' | 'escrow/seal_invalid'>
  readonly readerInvalid: ServerErrorEntry<'vault/reader_invalid' | 'escrow/reader_invalid'>
  readonly missing: ServerErrorEntry<'vault/half_missing' | 'escrow/secret_missing'>
  readonly limited: ServerErrorEntry<'vault/release_limited' | 'escrow/release_limited'>
  readonly stopped: ServerErrorEntry<'vault/stopped' | 'escrow/stopped'>
  readonly kmsUnavailable: ServerErrorEntry<'vault/kms_unavailable' | 'escrow/kms_unavailable'>
}

/** Opens a role with the settings of its name; undefined in processes without it. */
export function openRole<Tables>(
  role: ReleaseRole,
  refusals: ReleaseRefusals,
  { config, kms, login, ...shared }: openRole.Parts,
): Promise<Releases<Tables>> | undefined {
  const own = config[role]
  if (!own || !kms || !config.roles.includes(role)) return undefined
  const source = login ? localLogin(login) : remoteLogin(own.authUrl)
  return openReleases<Tables>({ role, config: own, refusals, kms, login: source, ...shared })
}

export declare namespace openRole {
  type Parts = Pick<openReleases.Options, 'clock' | 'limiter' | 'log' | 'metrics'> & {
    config: Pick<Config, ReleaseRole | 'roles'>
    /** Undefined if the role has none. */
    kms: openReleases.Options['kms'] | undefined
    /** Undefined if the login is in another process. */
    login: localLogin.Login | undefined
  }
}

async function openReleases<Tables>(options: openReleases.Options): Promise<Releases<Tables>> {
  const { role, config, refusals, login, limiter, metrics, log, clock } = options
  const kms = await options.kms()
  await awaitKms(kms)
  const watch = (pool: Pool) => watchDatabase(metrics, role, pool)
  const db = openDatabase<Tables>(config.databaseUrl, log, { max: config.databasePool, watch })
  const readKeys = createWrappedKeys({
    db,
    table: `${role}_keys`,
    purpose: `${role} keys`,
    names: ['hpke', 'nonce'],
    kms,
    clock,
  })
  const keys = () => needKms(readKeys)
  const sealing = createSealing(async () => (await keys()).hpke)
  const nonceKey = async () => (await keys()).nonce
  const proofs = createProofs({ db, table: `${role}_proofs`, nonceKey, clock })
  const audit = createAuditWriter(db)
  const outcomes = new Map<ServerErrorEntry, string>([
    [refusals.readerInvalid, 'invalid'],
    [refusals.missing, 'missing'],
    [refusals.limited, 'limited'],
    [refusals.stopped, 'stopped'],
    [vaultCodeRequired, 'unconfirmed'],
    [vaultConfirmRequired, 'unconfirmed'],
    [vaultConfirmWrong, 'unconfirmed'],
  ])
  const limit = createReleaseLimit({ role, config, limiter, log })
  const stopPruning = repeatJob({
    name: `${role}-prune`,
    everyMs: pruneMs,
    run: () => pruneExpired(db, `${role}_proofs`, 'hash', clock()),
    log,
    metrics,
  })

  async function needKms<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (cause) {
      if (!(cause instanceof KmsError) || cause.kind !== 'unavailable') throw cause
      throw new Refusal(refusals.kmsUnavailable, { cause, retryAfter: kmsRetrySeconds })
    }
  }

  async function checkLimit(access: Access): Promise<void> {
    const refused = await limit(access)
    if (!refused) return
    const headers = rateLimitHeaders(refused)
    throw new Refusal(refusals.limited, { headers, values: { seconds: headers['Retry-After'] } })
  }

  /** Not repeated: a commit that was cut off may have happened, and each event has one entry. */
  function write(
    { projectId, accountId, appId, jkt }: Access,
    kind: string,
    details: AuditDetails,
  ): Promise<void> {
    const app = appId === projectId ? {} : { app: appId }
    const entry = { project: projectId, ...app, device: jkt, ...details }
    return retryLost(() => audit({ chain: role, kind, subject: accountId, details: entry }), 0)
  }

  async function release(args: Releases.Release): Promise<Sealed> {
    const { access, reader, label, find, details } = args
    const { appId, projectId } = access
    await checkLimit(access)
    const findUnlessStopped = () =>
      retryLost(async () => {
        if (
          (await isStopped(db, role, projectId)) ||
          (appId !== projectId && (await isStopped(db, role, appId)))
        )
          throw new Refusal(refusals.stopped, { retryAfter: stopRetrySeconds })
        return find()
      })
    const found = await findUnlessStopped()
    if (!found) throw new Refusal(refusals.missing)
    const secret = await needKms(() => kms.unwrap(found.wrapped, found.context))
    const sealed = await sealFor(reader.publicKey, secret, label)
    secret.fill(0)
    if (!sealed) throw new Refusal(refusals.readerInvalid)
    // It may have been deleted, or releases stopped, while the KMS worked.
    const still = await findUnlessStopped()
    if (!still?.wrapped.equals(found.wrapped)) throw new Refusal(refusals.missing)
    await write(access, `${role}/released`, { request: reader.requestId, ...details })
    return sealed
  }

  return {
    db,
    proofs,
    publicKey: sealing.publicKey,
    async accessOf(request) {
      const token = tokenOf(request)
      // Before the proof, which is remembered: only visitors who logged in can fill the table.
      const access = await readAccessToken(token, { key: login.key, issuer: config.authUrl, clock })
      const jkt = await proveCall(proofs, config.url, request, token)
      if (access.jkt !== jkt) throw new Refusal(loginTokenInvalid)
      if (!(await login.isActive(token))) throw new Refusal(loginSessionEnded)
      return access
    },
    ownerIn: (statement, use) =>
      readStatement(statement, { key: login.key, issuer: config.authUrl, role, use, clock }),
    async wrap(sealed, label, context) {
      const secret = await sealing.open(sealed, label)
      if (secret?.length !== secretBytes) throw new Refusal(refusals.sealInvalid)
      try {
        return Buffer.from(await needKms(() => kms.wrap(secret, context)))
      } finally {
        secret.fill(0)
      }
    },
    unwrap: async (wrapped, context) => Buffer.from(await needKms(() => kms.unwrap(wrapped, context))),
    async release(args) {
      const count = (outcome: string) => metrics.releases.inc({ role, outcome })
      try {
        const sealed = await release(args)
        count('released')
        return sealed
      } catch (error) {
        count((error instanceof Refusal && outcomes.get(error.entry)) || 'failed')
        throw error
      }
    },
    async record(access, kind, details) {
      await checkLimit(access)
      await write(access, kind, details)
    },
    async close() {
      stopPruning()
      await db.destroy()
    },
  }
}

declare namespace openReleases {
  type Options = {
    role: ReleaseRole
    config: ReleaseConfig
    refusals: ReleaseRefusals
    /** Opens the key service that wraps what the database stores. */
    kms: () => Promise<Kms>
    login: LoginSource
    limiter: Limiter
    metrics: Metrics
    log: Logger
    clock: Clock
  }
}
