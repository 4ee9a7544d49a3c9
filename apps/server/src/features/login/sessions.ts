import { randomUUID } from 'node:crypto'
import { loginChangePending, loginSessionEnded, loginTokenInvalid } from '@latchkey/protocol/catalogue'
import type { Answer } from '@latchkey/protocol/http/contract'
import type { loginDevices, loginOtp } from '@latchkey/protocol/http/login'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import { Refusal } from '../../refusal.ts'
import type { Access } from '../../walletCalls/readAccessToken.ts'
import type { AccessTokens } from './accessTokens.ts'
import { readAddress } from './addresses.ts'
import type { Attempt, Caller } from './attempts.ts'
import type { DataKeys } from './dataKeys.ts'
import { endDevices, endSessions } from './endSessions.ts'
import { isUndoPending } from './isUndoPending.ts'
import type { NewDevices } from './newDevices.ts'
import { firstRefreshToken, nextRefreshToken, type RefreshToken, readRefreshToken } from './refreshTokens.ts'
import type { LoginTables } from './tables.ts'

const dayMs = 86_400_000
/** A session ends if it is not refreshed for so long. */
const idleMs = 7 * dayMs
const lifetimeMs = 30 * dayMs
/**
 * How long the last used refresh token returns the same answer again to the key of its
 * device: answers get lost, and two tabs may refresh at once.
 */
const graceMs = 10_000
/** More devices than a person has; the one not used for longest makes room. */
const maxDevices = 10

export type SignedIn = Answer<typeof loginOtp>

/** Devices and sessions of accounts. */
export type Sessions = {
  /** Creates the account if the address has none. A new device of one that exists opens its wallet after the delay. */
  open(tx: Transaction<LoginTables>, attempt: Attempt, newDeviceDelayMs: number): Promise<SignedIn>
  refresh(caller: Caller, token: string): Promise<SignedIn>
  /** The session of an access token, unless it has ended. */
  check(token: string, jkt: string): Promise<Session>
  /** Whether the session of an access token has not ended. Rejects with a Refusal if it is no token of ours. */
  isActive(token: string): Promise<boolean>
  /** The email address of the account. */
  address(session: Session): Promise<string>
  signOut(session: Session): Promise<number>
  devices(session: Session): Promise<Answer<typeof loginDevices>['devices']>
  removeDevice(session: Session, id: string): Promise<number>
}

export type Session = Access & { readonly deviceId: string; readonly origin: string }

export function createSessions(options: createSessions.Options): Sessions {
  const { db, dataKeys, accessTokens, newDevices, clock } = options
  async function toSignedIn(row: Row, refresh: RefreshToken): Promise<SignedIn> {
    const { id: sessionId, account_id: accountId, project_id: projectId, jkt, methods, expires_at } = row
    const opensAt = row.opens_at.getTime()
    const waitMs = opensAt - clock()
    const access = await accessTokens.sign(
      { sessionId, accountId, projectId, jkt, methods, opensAt, loggedInAt: row.created_at.getTime() },
      expires_at.getTime(),
    )
    return {
      accountId,
      deviceId: row.device_id,
      accessToken: access.text,
      accessExpiresIn: access.expiresIn,
      refreshToken: refresh.text,
      expiresAt: expires_at.toISOString(),
      ...(waitMs > 0 && { walletOpensIn: Math.ceil(waitMs / 1_000) }),
    }
  }

  async function findActive({ sessionId }: Access): Promise<Row | undefined> {
    const row = await retryLost(() =>
      db.selectFrom('login_sessions').selectAll().where('id', '=', sessionId).executeTakeFirst(),
    )
    return row && isAlive(row, clock()) ? row : undefined
  }

  return {
    async open(tx, attempt, newDeviceDelayMs) {
      const keys = await dataKeys()
      const now = new Date(clock())
      const id = randomUUID()
      const token = firstRefreshToken(keys, id)
      const account = await findAccount(tx, attempt, now)
      const accountId = account.id
      const device = await findDevice(tx, accountId, attempt, now)
      const deviceId = device.id
      // An account that was just created has no wallet to open.
      const isAnnounced = device.isNew && !account.isNew
      const opensAt = isAnnounced
        ? await newDevices.announce(tx, { deviceId, attempt, delayMs: newDeviceDelayMs })
        : device.opens_at
      const row = await tx
        .insertInto('login_sessions')
        .values({
          id,
          account_id: accountId,
          device_id: deviceId,
          project_id: attempt.project_id,
          origin: attempt.origin,
          jkt: attempt.jkt,
          methods: methodsOf(attempt),
          refresh_hash: token.hash,
          created_at: now,
          rotated_at: now,
          expires_at: new Date(now.getTime() + lifetimeMs),
          opens_at: opensAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toSignedIn(row, token)
    },

    async refresh({ projectId, origin, jkt }, text) {
      const keys = await dataKeys()
      const token = readRefreshToken(keys, text)
      if (!token) throw new Refusal(loginTokenInvalid)
      const now = clock()
      const next = nextRefreshToken(keys, token)
      // Safe to repeat: the same token always leads to the same next token.
      const row = await retryLost(async () => {
        const rotated = await db
          .updateTable('login_sessions')
          .set({ refresh_hash: next.hash, rotated_at: new Date(now) })
          .where('id', '=', token.sessionId)
          .where('refresh_hash', '=', token.hash)
          .where('project_id', '=', projectId)
          .where('origin', '=', origin)
          .where('jkt', '=', jkt)
          .where('ended_at', 'is', null)
          .where('expires_at', '>', new Date(now))
          .where('rotated_at', '>', new Date(now - idleMs))
          .returningAll()
          .executeTakeFirst()
        if (rotated) return rotated
        const row = await db
          .selectFrom('login_sessions')
          .selectAll()
          .where('id', '=', token.sessionId)
          .executeTakeFirst()
        if (!row || !isAlive(row, now)) throw new Refusal(loginSessionEnded)
        const isOwn = row.jkt === jkt && row.project_id === projectId && row.origin === origin
        const isJustUsed = row.refresh_hash.equals(next.hash) && now < row.rotated_at.getTime() + graceMs
        if (isOwn && isJustUsed) return row
        // The token was used before, or is shown by another device: it was copied, and it is unknown by whom.
        await endSessions(db, [row.id], 'reuse', now)
        throw new Refusal(isOwn ? loginSessionEnded : loginTokenInvalid)
      })
      return toSignedIn(row, next)
    },

    async check(token, jkt) {
      const access = await accessTokens.read(token)
      if (access.jkt !== jkt) throw new Refusal(loginTokenInvalid)
      const row = await findActive(access)
      if (!row) throw new Refusal(loginSessionEnded)
      return { ...access, deviceId: row.device_id, origin: row.origin }
    },

    isActive: async (token) => (await findActive(await accessTokens.read(token))) !== undefined,

    async address({ accountId }) {
      const { sealed_address } = await retryLost(() =>
        db
          .selectFrom('login_accounts')
          .select('sealed_address')
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow(),
      )
      return readAddress(await dataKeys(), sealed_address)
    },

    signOut: ({ sessionId }) => retryLost(() => endSessions(db, [sessionId], 'person', clock())),

    async devices({ accountId, deviceId }) {
      const rows = await retryLost(() =>
        db
          .selectFrom('login_devices')
          .selectAll()
          .where('account_id', '=', accountId)
          .orderBy('used_at', 'desc')
          .orderBy('id')
          .execute(),
      )
      return rows.map(({ id, browser, origin, created_at, used_at }) => ({
        id,
        isCurrent: id === deviceId,
        browser,
        origin,
        createdAt: created_at.toISOString(),
        usedAt: used_at.toISOString(),
      }))
    },

    removeDevice: ({ accountId }, id) =>
      db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('login_devices')
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await endDevices(tx, accountId, [id], clock())
        return Number(numDeletedRows)
      }),
  }
}

export declare namespace createSessions {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    accessTokens: AccessTokens
    newDevices: NewDevices
    clock: Clock
  }
}

/** A code that was sent is also needed: an attempt without one was completed by its link. */
function methodsOf({ approved_at, code_hash }: Attempt): string[] {
  return [...(approved_at ? ['link'] : []), ...(code_hash ? ['code'] : [])]
}

type Row = Selectable<LoginTables['login_sessions']>

async function findAccount(tx: Transaction<LoginTables>, attempt: Attempt, now: Date) {
  const { project_id, address_hash, sealed_address } = attempt
  const wanted = { projectId: project_id, addressHash: address_hash, now }
  if (await isUndoPending(tx, wanted)) throw new Refusal(loginChangePending)
  const row = await tx
    .insertInto('login_accounts')
    .values({ id: randomUUID(), project_id, address_hash, sealed_address, created_at: now })
    // Changes nothing, but returns and locks the account that exists.
    .onConflict((conflict) => conflict.columns(['project_id', 'address_hash']).doUpdateSet({ project_id }))
    .returning(['id', isInserted])
    .executeTakeFirstOrThrow()
  return row
}

/** Of a row that was inserted or updated: PostgreSQL sets `xmax` only when it updates. */
const isInserted = sql<boolean>`(xmax = 0)`.as('isNew')

async function findDevice(
  tx: Transaction<LoginTables>,
  accountId: string,
  { jkt, browser, origin }: Attempt,
  now: Date,
) {
  const device = await tx
    .insertInto('login_devices')
    .values({ id: randomUUID(), account_id: accountId, jkt, browser, origin, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'jkt']).doUpdateSet({ browser, used_at: now }))
    .returning(['id', 'opens_at', isInserted])
    .executeTakeFirstOrThrow()
  const { id } = device
  const surplus = await tx
    .selectFrom('login_devices')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '!=', id)
    .orderBy('used_at', 'desc')
    .offset(maxDevices - 1)
    .execute()
  const ids = surplus.map((row) => row.id)
  if (ids.length > 0) {
    await tx.deleteFrom('login_devices').where('id', 'in', ids).execute()
    await endDevices(tx, accountId, ids, now.getTime())
  }
  return device
}

function isAlive({ ended_at, expires_at, rotated_at }: Row, now: number): boolean {
  return ended_at === null && now < expires_at.getTime() && now < rotated_at.getTime() + idleMs
}
