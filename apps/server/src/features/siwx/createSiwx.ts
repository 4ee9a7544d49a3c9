import { randomUUID } from 'node:crypto'
import {
  siwxNonceUsed,
  siwxSessionEnded,
  siwxTokenInvalid,
  siwxTokenReused,
} from '@latchkey/protocol/catalogue'
import type { Answer } from '@latchkey/protocol/http/contract'
import type { siwxNonce, siwxSessions, siwxSignedIn } from '@latchkey/protocol/http/siwx'
import { parseMessage } from '@latchkey/protocol/siwx/parseMessage'
import { toSession } from '@latchkey/protocol/siwx/session'
import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Chains } from '../../chains/chains.ts'
import type { Clock } from '../../clock.ts'
import type { SiwxConfig } from '../../config.ts'
import { retryLost } from '../../db/retryLost.ts'
import type { Database } from '../../db/schema.ts'
import type { Parts } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import type { PublicKey } from '../../signingKeys/createSigningKeys.ts'
import type { Access, SiwxTokens } from '../../siwxTokens/createSiwxTokens.ts'
import { checkSignIn } from './checkSignIn.ts'
import { newSession, type SessionRow as Row } from './newSession.ts'
import { createNonces, nonceLifetimeMs } from './nonces.ts'
import { createRefreshTokens, type RefreshToken } from './refreshTokens.ts'

type Session = z.infer<typeof siwxSignedIn>['session']

/** Sign-in with a wallet, and sessions. */
export type Siwx = {
  nonce(projectId: string): Answer<typeof siwxNonce>
  signIn(args: Caller & { signed: checkSignIn.Args['signed'] }): Promise<SignedIn>
  /** Exchanges a refresh token, which can be used once. */
  refresh(args: Caller & { token: string }): Promise<SignedIn>
  /** Opens a session for an account that another issuer vouches for, without a signed message. */
  openSso(args: { projectId: string; account: string; domain: string }): Promise<SsoSession>
  refreshSso(args: Caller & { token: string }): Promise<SsoSession>
  /** Verifies an access token without the database. */
  access(args: Caller & { token: string }): Promise<Access>
  /** The session of an access token, unless it has ended. */
  me(access: Access): Promise<{ id: string; session: Session }>
  list(access: Access): Promise<Answer<typeof siwxSessions>['sessions']>
  /** Ends this, another or all sessions of the account; resolves to the number of ended sessions. */
  signOut(access: Access, which: 'all' | { id: string }): Promise<number>
  keys(): Promise<PublicKey[]>
  /** Removes expired rows. */
  prune(): Promise<void>
}

export type Caller = {
  readonly projectId: string
  /** Undefined if the caller is not a browser. */
  readonly origin: string | undefined
}

export type SignedIn = {
  readonly id: string
  /** CAIP-10. */
  readonly account: string
  readonly domain: string
  readonly session: Session
  readonly access: { readonly text: string; readonly expiresAt: number }
  readonly refresh: RefreshToken
  readonly expiresAt: number
}

export type SsoSession = Omit<SignedIn, 'session'>

/** How long a used refresh token returns the same response again: two tabs may refresh at once, and responses get lost. */
const graceMs = 30_000
const maxListed = 100
/** Of sessions without a signed message: the other issuer may have closed the account meanwhile. */
const maxSsoMs = 12 * 3_600_000
/** How long a read retries while the database is unreachable. */
const readTimeoutMs = 1_000
/** How long expired sessions are kept for auditing. */
const keepExpiredMs = 7 * 86_400_000
/** Rows removed per statement, to keep locks short. */
const pruneBatch = 5_000

export function createSiwx({
  db,
  chains,
  config,
  secrets,
  tokens: accessTokens,
  clock,
  webhooks,
}: createSiwx.Options): Siwx {
  const nonces = createNonces(secrets)
  const refreshTokens = createRefreshTokens(secrets)

  async function withTokens(row: Row, refresh: RefreshToken): Promise<SsoSession> {
    const { id, account, domain, project_id: projectId, expires_at } = row
    const expiresAt = expires_at.getTime()
    const access = await accessTokens.sign({ sessionId: id, projectId, account, domain }, expiresAt)
    return { id, account, domain, access, refresh, expiresAt }
  }

  async function toSignedIn(row: Row, refresh: RefreshToken): Promise<SignedIn> {
    return { ...(await withTokens(row, refresh)), session: sessionOf(row) }
  }

  /** The session in this project, ended or not; undefined if there is none. */
  async function find({ sessionId, projectId }: Pick<Access, 'sessionId' | 'projectId'>) {
    return db
      .selectFrom('siwx_sessions')
      .selectAll()
      .where('id', '=', sessionId)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
  }

  async function rotate({
    projectId,
    origin,
    token: text,
    isSso,
  }: Caller & { token: string; isSso: boolean }): Promise<{ row: Row; refresh: RefreshToken }> {
    const token = refreshTokens.read(text)
    if (!token) throw new Refusal(siwxTokenInvalid)
    const now = clock()
    const next = refreshTokens.next(token)
    // Safe to repeat: the same token always leads to the same next token.
    return retryLost(async () => {
      const rotated = await db
        .updateTable('siwx_sessions')
        .set({ refresh_hash: next.hash, refresh_generation: next.generation, rotated_at: new Date(now) })
        .where('id', '=', token.sessionId)
        .where('project_id', '=', projectId)
        .where('message', isSso ? '=' : '!=', '')
        .where('refresh_hash', '=', token.hash)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', new Date(now))
        .$if(origin !== undefined, (query) => query.where('domain', '=', hostOf(origin)))
        .returningAll()
        .executeTakeFirst()
      if (rotated) return { row: rotated, refresh: next }

      const row = await find({ sessionId: token.sessionId, projectId })
      if (!row || isOfSso(row) !== isSso || !isAt(row.domain, origin)) throw new Refusal(siwxTokenInvalid)
      if (!isAlive(row, now)) throw new Refusal(siwxSessionEnded)
      const isJustUsed = now < row.rotated_at.getTime() + graceMs
      const made = refreshTokens.successors(token).find(({ hash }) => row.refresh_hash.equals(hash))
      if (made && isJustUsed) return { row, refresh: made }
      // A used token was presented again: one of its two holders may be a thief, and it is unknown which one.
      await end(db, [token.sessionId], 'reuse', now)
      throw new Refusal(siwxTokenReused)
    })
  }

  return {
    nonce(projectId) {
      const now = clock()
      return {
        nonce: nonces.issue(projectId, now),
        issuedAt: new Date(now).toISOString(),
        expiresAt: new Date(now + nonceLifetimeMs).toISOString(),
      }
    },

    async signIn({ projectId, origin, signed }) {
      const now = clock()
      const args = { chains, nonces, projectId, origin, now, signed }
      const { fields, account, nonceExpires } = await checkSignIn(args)
      const id = randomUUID()
      const token = refreshTokens.first(id)
      const said = fields.expirationTime === undefined ? undefined : Date.parse(fields.expirationTime)
      const expiresAt = Math.min(said ?? Number.POSITIVE_INFINITY, now + config.sessionLifetimeMs)
      const { message, signature, cacao = null } = signed
      const page = { projectId, account, domain: fields.domain, expiresAt }
      const row = newSession({ ...page, message, signature, cacao, token, now })
      await retryLost(() =>
        db.transaction().execute(async (tx) => {
          const use = { nonce: fields.nonce, session_id: id, expires_at: new Date(nonceExpires) }
          // A concurrent sign-in waits here until the first has committed.
          const isFirst = await tx
            .insertInto('siwx_nonces')
            .values(use)
            .onConflict((conflict) => conflict.doNothing())
            .returning('nonce')
            .executeTakeFirst()
          if (!isFirst) {
            const user = await tx
              .selectFrom('siwx_nonces')
              .select('session_id')
              .where('nonce', '=', fields.nonce)
              .executeTakeFirst()
            // Our own commit, whose confirmation was lost.
            if (user?.session_id === id) return
            throw new Refusal(siwxNonceUsed)
          }
          const cacao = row.cacao && JSON.stringify(row.cacao)
          await tx
            .insertInto('siwx_sessions')
            .values({ ...row, cacao })
            .execute()
          await webhooks.add(tx, {
            projectId,
            kind: 'signed_in',
            key: account,
            eventId: id,
            data: { sessionId: id, account, domain: row.domain, expiresAt: row.expires_at.toISOString() },
          })
        }),
      )
      return toSignedIn(row, token)
    },

    async openSso(page) {
      const now = clock()
      const token = refreshTokens.first(randomUUID())
      const expiresAt = now + Math.min(config.sessionLifetimeMs, maxSsoMs)
      const unsigned = { message: '', signature: '', cacao: null }
      const row = newSession({ ...page, ...unsigned, expiresAt, token, now })
      await db
        .insertInto('siwx_sessions')
        .values({ ...row, cacao: null })
        .execute()
      return withTokens(row, token)
    },

    async refresh(args) {
      const { row, refresh } = await rotate({ ...args, isSso: false })
      return toSignedIn(row, refresh)
    },

    async refreshSso(args) {
      const { row, refresh } = await rotate({ ...args, isSso: true })
      return withTokens(row, refresh)
    },

    async access({ projectId, origin, token }) {
      const access = await accessTokens.read(token, projectId)
      if (!isAt(access.domain, origin)) throw new Refusal(siwxTokenInvalid)
      return access
    },

    async me(access) {
      const row = await retryLost(() => find(access), readTimeoutMs)
      if (!row || !isAlive(row, clock())) throw new Refusal(siwxSessionEnded)
      if (isOfSso(row)) throw new Refusal(siwxTokenInvalid)
      return { id: row.id, session: sessionOf(row) }
    },

    async list(access) {
      const now = clock()
      const rows = await retryLost(
        () =>
          db
            .selectFrom('siwx_sessions')
            .select(['id', 'domain', 'created_at', 'rotated_at', 'expires_at'])
            .where('project_id', '=', access.projectId)
            .where('account', '=', access.account)
            .where('ended_at', 'is', null)
            .where('expires_at', '>', new Date(now))
            .orderBy('created_at', 'desc')
            .orderBy('id')
            .limit(maxListed)
            .execute(),
        readTimeoutMs,
      )
      // An account that was signed out must not list its sessions.
      if (!rows.some(({ id }) => id === access.sessionId) && rows.length < maxListed)
        throw new Refusal(siwxSessionEnded)
      return rows.map(({ id, domain, created_at, rotated_at, expires_at }) => ({
        id,
        isCurrent: id === access.sessionId,
        domain,
        createdAt: created_at.toISOString(),
        usedAt: rotated_at.toISOString(),
        expiresAt: expires_at.toISOString(),
      }))
    },

    async signOut(access, which) {
      const now = clock()
      const { sessionId, projectId, account } = access
      return retryLost(async () => {
        // An ended session cannot end others: its access token is no longer valid.
        const own = await find(access)
        if (!own || !isAlive(own, now)) return 0
        if (which !== 'all' && which.id === sessionId) return end(db, [sessionId], 'person', now)
        const rows = await db
          .selectFrom('siwx_sessions')
          .select('id')
          .where('project_id', '=', projectId)
          .where('account', '=', account)
          .where('ended_at', 'is', null)
          .$if(which !== 'all', (query) => query.where('id', '=', (which as { id: string }).id))
          .execute()
        return end(
          db,
          rows.map(({ id }) => id),
          'person',
          now,
        )
      })
    },

    keys: () => accessTokens.published(),

    async prune() {
      const now = clock()
      const old = new Date(now - keepExpiredMs)
      await prune(db, 'siwx_nonces', 'nonce', new Date(now - nonceLifetimeMs))
      await prune(db, 'siwx_sessions', 'id', old)
      await db.deleteFrom('siwx_keys').where('signs_until', '<', old).execute()
    },
  }
}

export declare namespace createSiwx {
  type Options = {
    db: Kysely<Database>
    chains: Chains
    config: SiwxConfig
    /** The same for every process; tokens of others are refused. */
    secrets: Secrets
    tokens: SiwxTokens
    clock: Clock
    /** Told of sign-ins in their transaction. */
    webhooks: Pick<Parts['webhooks'], 'add'>
  }
}

async function end(db: Kysely<Database>, ids: readonly string[], by: 'person' | 'reuse', now: number) {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('siwx_sessions')
    .set({ ended_at: new Date(now), ended_by: by })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function prune(
  db: Kysely<Database>,
  table: 'siwx_nonces' | 'siwx_sessions',
  key: string,
  before: Date,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where expires_at < ${before}
        limit ${pruneBatch} for update skip locked
      )`.execute(db)
    if (numAffectedRows < pruneBatch) return
  }
}

function isOfSso({ message }: Row): boolean {
  return message === ''
}

function isAlive({ ended_at, expires_at }: Row, now: number): boolean {
  return ended_at === null && now < expires_at.getTime()
}

/** A session is valid on the page it was created on, and for callers that are not browsers. */
function isAt(domain: string, origin: string | undefined): boolean {
  return origin === undefined || hostOf(origin) === domain
}

function hostOf(origin: string | undefined): string {
  return (origin !== undefined && URL.parse(origin)?.host) || ''
}

function sessionOf({ message, signature, cacao, expires_at }: Row): Session {
  const fields = parseMessage(message)
  if (!fields) throw new Error('a stored sign-in message cannot be parsed')
  const session = toSession(fields, { message, signature, ...(cacao && { cacao }) })
  return { ...session, expirationTime: expires_at.toISOString() } as Session
}
