import { createHash, createHmac } from 'node:crypto'
import { vaultCodeLocked, vaultCodeRequired, vaultCodeWrong } from '@latchkey/protocol/catalogue'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import { totpLabel, type vaultTotp, type vaultTotpPut } from '@latchkey/protocol/http/totp'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Clock } from '../../../clock.ts'
import { retryLost } from '../../../db/retryLost.ts'
import type { KmsContext } from '../../../kms/kms.ts'
import { Refusal } from '../../../refusal.ts'
import type { Releases } from '../../../releases/openReleases.ts'
import type { Access, Owner } from '../../../walletCalls/readAccessToken.ts'
import { keyOf, ofOwner } from '../ofOwner.ts'
import type { VaultTables } from '../tables.ts'
import { stepOf } from './totpCode.ts'

/** How long a session needs no other code. */
const enteredMs = 600_000
const maxTries = 5
/** The first lock; each one after it takes twice as long, up to the longest. */
const lockMs = 900_000
const maxLockMs = 86_400_000

/** Codes of authenticator apps, which the vault checks itself: neither the login nor the escrow can vouch for them. */
export type SecondFactor = {
  state(access: Access): Promise<Answer<typeof vaultTotp>>
  /** False if there is one. Rejects with a Refusal if the code is not of this secret. */
  add(access: Access, args: Body<typeof vaultTotpPut>): Promise<boolean>
  /** Rejects with a Refusal unless the code is right; then this session need not enter another one for a while. */
  enter(access: Access, code: string): Promise<boolean>
  /** The same, and the last one. */
  remove(access: Access, code: string): Promise<boolean>
  /** Rejects with a Refusal if this session has to enter a code first. */
  need(access: Access): Promise<void>
}

export function createSecondFactor({ vault, clock }: createSecondFactor.Options): SecondFactor {
  const { db } = vault

  /**
   * Checks a code. The try is counted before anything is compared, in the same statement that looks for
   * a lock: of any number of guesses at once, five are compared.
   */
  async function check(access: Access, code: string): Promise<void> {
    const now = clock()
    const found = await spendTry(db, access, now)
    if (!found) return refuse(access, now)
    const secret = await vault.unwrap(found.wrapped, contextOf(access))
    try {
      if (await use(access, secret, code, now)) return
    } finally {
      secret.fill(0)
    }
    if (found.tries === 0) await vault.record(access, 'vault/code_locked', {})
    throw new Refusal(vaultCodeWrong)
  }

  /** Whether the code was right and had not been used; it has been now. */
  async function use(access: Access, secret: Buffer, code: string, now: number): Promise<boolean> {
    const forgiven = { tries: 0, locks: 0, locked_until: new Date(0) }
    const change = ofOwner(db.updateTable('vault_totp'), access)
    const step = stepOf(secret, code, now)
    if (step !== undefined) {
      const used = await change
        .set({ ...forgiven, last_step: step })
        .where('last_step', '<', step)
        .executeTakeFirst()
      return used.numUpdatedRows > 0n
    }
    const hash = hashBackup(secret, createHash('sha256').update(code).digest())
    const used = await change
      .set({ ...forgiven, backup: sql<Buffer[]>`array_remove(backup, ${hash})` })
      .where(sql<boolean>`${hash} = any(backup)`)
      .executeTakeFirst()
    return used.numUpdatedRows > 0n
  }

  /** There is none, or it is locked. */
  async function refuse(access: Access, now: number): Promise<void> {
    const row = await ofOwner(db.selectFrom('vault_totp'), access).select('locked_until').executeTakeFirst()
    if (!row) throw new Refusal(vaultCodeWrong)
    const seconds = Math.max(Math.ceil((row.locked_until.getTime() - now) / 1_000), 1)
    throw new Refusal(vaultCodeLocked, { retryAfter: seconds, values: { seconds: `${seconds}` } })
  }

  async function noteEntry(access: Access, now: number): Promise<void> {
    const expires_at = new Date(now + enteredMs)
    await ofOwner(db.deleteFrom('vault_code_entries'), access)
      .where('expires_at', '<', new Date(now))
      .execute()
    await db
      .insertInto('vault_code_entries')
      .values({ ...keyOf(access), session_id: access.sessionId, expires_at })
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'account_id', 'session_id']).doUpdateSet({ expires_at }),
      )
      .execute()
  }

  const read = (access: Access) =>
    retryLost(() =>
      ofOwner(db.selectFrom('vault_totp'), access)
        .select((row) => ['backup', isEntered(row, access, clock()).as('is_entered')])
        .executeTakeFirst(),
    )

  return {
    async state(access) {
      const row = await read(access)
      return {
        isOn: row !== undefined,
        isEntered: row?.is_entered === true,
        backupCodes: row?.backup.length ?? 0,
      }
    },

    async add(access, { secret: sealed, code, backup }) {
      const now = clock()
      const wrapped = await vault.wrap(sealed, totpLabel(access), contextOf(access))
      const secret = await vault.unwrap(wrapped, contextOf(access))
      try {
        const step = stepOf(secret, code, now)
        if (step === undefined) throw new Refusal(vaultCodeWrong)
        const hashes = backup.map((hash) => hashBackup(secret, Buffer.from(hash, 'base64url')))
        if (await read(access)) return false
        await vault.record(access, 'vault/code_on', {})
        const added = await retryLost(
          () =>
            db
              .insertInto('vault_totp')
              .values({
                ...keyOf(access),
                wrapped,
                backup: hashes,
                last_step: step,
                created_at: new Date(now),
              })
              .onConflict((conflict) => conflict.doNothing())
              .executeTakeFirst(),
          0,
        )
        if (added.numInsertedOrUpdatedRows === 0n) return false
        await noteEntry(access, now)
        return true
      } finally {
        secret.fill(0)
      }
    },

    async enter(access, code) {
      await retryLost(() => check(access, code), 0)
      await noteEntry(access, clock())
      return true
    },

    async remove(access, code) {
      await retryLost(() => check(access, code), 0)
      await vault.record(access, 'vault/code_off', {})
      const { numDeletedRows } = await ofOwner(db.deleteFrom('vault_totp'), access).executeTakeFirst()
      return numDeletedRows > 0n
    },

    async need(access) {
      const row = await read(access)
      if (row && !row.is_entered) throw new Refusal(vaultCodeRequired)
    },
  }
}

export declare namespace createSecondFactor {
  type Options = {
    vault: Pick<Releases<VaultTables>, 'db' | 'record' | 'unwrap' | 'wrap'>
    clock: Clock
  }
}

/** Counts a try, unless it is locked; the last one locks it. Undefined if it was, or there is none. */
function spendTry(db: Kysely<VaultTables>, access: Access, now: number) {
  const isLast = sql<boolean>`tries + 1 >= ${maxTries}`
  const lockedMs = sql<number>`least(${lockMs}::float8 * power(2, locks), ${maxLockMs}::float8)`
  const until = sql<Date>`${new Date(now)}::timestamptz + ${lockedMs} * interval '1 millisecond'`
  return ofOwner(db.updateTable('vault_totp'), access)
    .set({
      tries: sql<number>`case when ${isLast} then 0 else tries + 1 end`,
      locks: sql<number>`case when ${isLast} then least(locks + 1, 20) else locks end`,
      locked_until: sql<Date>`case when ${isLast} then ${until} else locked_until end`,
    })
    .where('locked_until', '<=', new Date(now))
    .returning(['wrapped', 'tries'])
    .executeTakeFirst()
}

function isEntered(row: ExpressionBuilder<VaultTables, 'vault_totp'>, access: Access, now: number) {
  return row.exists(
    ofOwner(row.selectFrom('vault_code_entries'), access)
      .select('session_id')
      .where('session_id', '=', access.sessionId)
      .where('expires_at', '>', new Date(now)),
  )
}

/** With the secret as key: what the database has of a backup code cannot be guessed without the key service. */
function hashBackup(secret: Buffer, hash: Buffer): Buffer {
  return createHmac('sha256', secret).update('backup').update(hash).digest()
}

/** What the secret is wrapped for: a row that is moved elsewhere cannot be unwrapped. */
function contextOf({ projectId, accountId }: Owner): KmsContext {
  return { tenant: projectId, user: accountId, pair: 'totp', gen: 'any', purpose: 'vault totp' }
}
