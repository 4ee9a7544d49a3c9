import { randomUUID } from 'node:crypto'
import { userDeletionStopped, userNeverLoggedIn, userUnreachable } from '@latchkey/protocol/catalogue'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Clock } from '../../../clock.ts'
import { retryLost } from '../../../db/retryLost.ts'
import type { Database } from '../../../db/schema.ts'
import { Refusal } from '../../../refusal.ts'
import { readAddress } from '../addresses.ts'
import type { DataKeys } from '../dataKeys.ts'
import { hashLink, makeLink } from '../links.ts'
import type { MailQueue } from '../mails/mailQueue.ts'
import type { LoginTables } from '../tables.ts'
import { findOwn } from './findOwn.ts'
import type { Peers } from './peers.ts'
import { isDeletedRecorded, type RecordedBy, recordUser } from './records.ts'

const dayMs = 86_400_000
/** After a visitor has stopped a deletion, their app does not ask again for so long. */
const stoppedMs = 30 * dayMs
/** A mail that could not be delivered by then is not tried again, and nothing is deleted. */
const mailLifetimeMs = dayMs
/** So long before its day, the user is told again. */
const remindMs = 2 * dayMs
/** And so long at least, also if the server was away then: the day is put off. */
const noticeMs = dayMs
/** Calls that had begun when the sessions were ended are over by then. */
const settleMs = 20_000
/** Of one round. */
const maxAtOnce = 100

/** Deletions of users by the owner of an app. The user is told at once and shortly before, and can stop it until its day. */
export type Deletions = {
  /** Does nothing if it was asked before. Rejects with a Refusal. */
  ask(args: Deletions.Asked): Promise<void>
  cancel(projectId: string, userId: string, by: RecordedBy): Promise<void>
  /** What the link of a mail stops; undefined if it is too late. */
  findStop(token: string): Promise<{ language: LoginLanguage; erasesAt: Date } | undefined>
  stop(token: string): Promise<'kept' | 'ended'>
  /** When the account of a session is deleted. */
  erasesAt(session: { readonly accountId: string }): Promise<Date | undefined>
  /** Reminds of those that are near, and carries out those that are due. What could not be finished is finished by the next call. */
  carryOut(): Promise<void>
}

export declare namespace Deletions {
  type Asked = {
    readonly projectId: string
    readonly userId: string
    readonly graceDays: number
    /** A page of the project, for the mail to a user who has no device. */
    readonly origin: string
    readonly by: RecordedBy
  }
}

export function createDeletions(options: createDeletions.Options): Deletions {
  const { db, dataKeys, mails, peers, records, clock } = options

  function findRow(accountId: string): Promise<Row | undefined> {
    return db.selectFrom('login_deletions').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  }

  /** The one that the user was on last. */
  function findDevice(accountIds: readonly string[]) {
    return db
      .selectFrom('login_devices')
      .select(['language', 'origin'])
      .where('account_id', 'in', accountIds)
      .orderBy('used_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  /** Until its mail is in the queue, a deletion is not carried out. */
  async function remind(row: Row): Promise<void> {
    const { account_id: accountId, language } = row
    const own = await findOwn(db, row.project_id, accountId)
    const device = await findDevice([own.id, own.homeId ?? own.id])
    const origin = device?.origin ?? row.origin
    if (!own.sealedAddress || !origin) return
    const to = readAddress(await dataKeys(), own.sealedAddress)
    const { token, hash } = makeLink()
    const now = clock()
    const erasesAt = new Date(Math.max(row.erases_at.getTime(), now + noticeMs))
    await db.transaction().execute(async (tx) => {
      const marked = await tx
        .updateTable('login_deletions')
        .set({ reminded_at: new Date(now), reminder_hash: hash, erases_at: erasesAt })
        .where('account_id', '=', accountId)
        .where('state', '=', 'waiting')
        .where('reminded_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst()
      // Two processes may remind at once: the visitor gets one mail.
      if (!marked) return
      const mail = { kind: 'deletionSoon', to, language, origin, token } as const
      await mails.add(tx, {
        id: randomUUID(),
        mail: { ...mail, erasesAt: erasesAt.toISOString() },
        expiresAt: erasesAt,
      })
    })
    mails.wake()
  }

  function isStill({ changed_at, state }: Row): boolean {
    return state === 'stopped' && changed_at.getTime() > clock() - stoppedMs
  }

  /** From here on it cannot be stopped, and the visitor cannot log in. */
  async function begin(accountId: string): Promise<void> {
    const now = new Date(clock())
    await db.transaction().execute(async (tx) => {
      // A login that has begun is stored first, and its session is ended here.
      await tx.selectFrom('login_accounts').select('id').where('id', '=', accountId).forUpdate().execute()
      const begun = await tx
        .updateTable('login_deletions')
        .set({ state: 'erasing', changed_at: now })
        .where('account_id', '=', accountId)
        .where('state', '=', 'waiting')
        .where('mail', '=', 'sent')
        .where('erases_at', '<=', now)
        .where('reminded_at', '<=', new Date(now.getTime() - noticeMs))
        .returning('account_id')
        .executeTakeFirst()
      if (!begun) return
      await tx
        .updateTable('login_sessions')
        .set({ ended_at: now, ended_by: 'deleted' })
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .execute()
    })
  }

  async function finish({ account_id: accountId, project_id: projectId }: Row): Promise<void> {
    // The wallet first: without its account, the other roles could not be told whose it was.
    await peers.erase({ projectId, accountId })
    if (!(await isDeletedRecorded(records, accountId)))
      await recordUser(records, { projectId, userId: accountId }, 'deleted', { name: 'server', side: 'app' })
    // With all that refers to it, this deletion included.
    await db.deleteFrom('login_accounts').where('id', '=', accountId).execute()
  }

  return {
    async ask({ by, graceDays, origin, projectId, userId }) {
      const own = await findOwn(db, projectId, userId)
      if (!own.hasLoggedIn) throw new Refusal(userNeverLoggedIn)
      if (!own.sealedAddress) throw new Refusal(userUnreachable)
      const known = await findRow(own.id)
      if (known && isStill(known)) throw new Refusal(userDeletionStopped)
      if (known && known.state !== 'stopped') return
      await recordUser(records, { projectId, userId }, 'deletion-asked', by, { days: graceDays })
      const to = readAddress(await dataKeys(), own.sealedAddress)
      const now = clock()
      const { token, hash } = makeLink()
      const id = randomUUID()
      const erasesAt = new Date(now + graceDays * dayMs)
      const device = await findDevice([own.id, own.homeId ?? own.id])
      const language = device?.language ?? 'en'
      const values = {
        id,
        stop_hash: hash,
        mail: 'queued' as const,
        state: 'waiting' as const,
        language,
        asked_at: new Date(now),
        erases_at: erasesAt,
        changed_at: new Date(now),
        origin,
        reminded_at: null,
        reminder_hash: null,
      }
      await db.transaction().execute(async (tx) => {
        const stored = await tx
          .insertInto('login_deletions')
          .values({ account_id: own.id, project_id: projectId, ...values })
          .onConflict((conflict) =>
            conflict
              .column('account_id')
              .doUpdateSet(values)
              // Two owners may ask at once: the visitor gets one mail, whose link works.
              .where('login_deletions.state', '=', 'stopped'),
          )
          .returning('id')
          .executeTakeFirst()
        if (!stored) return
        const mail = {
          kind: 'deletion',
          to,
          language,
          origin: device?.origin ?? origin,
          token,
          erasesAt: erasesAt.toISOString(),
        } as const
        await mails.add(tx, { id, attemptId: id, mail, expiresAt: new Date(now + mailLifetimeMs) })
      })
      mails.wake()
    },

    async cancel(projectId, userId, by) {
      const own = await findOwn(db, projectId, userId)
      const known = await findRow(own.id)
      if (known?.state !== 'waiting') return
      await recordUser(records, { projectId, userId }, 'deletion-cancelled', by)
      await db
        .deleteFrom('login_deletions')
        .where('account_id', '=', own.id)
        .where('state', '=', 'waiting')
        .execute()
    },

    async findStop(token) {
      const row = await retryLost(() =>
        db
          .selectFrom('login_deletions')
          .select(['language', 'erases_at'])
          .where(isLink(token))
          .where('state', '=', 'waiting')
          .executeTakeFirst(),
      )
      return row && { language: row.language, erasesAt: row.erases_at }
    },

    async stop(token) {
      const row = await db
        .updateTable('login_deletions')
        .set({ state: 'stopped', changed_at: new Date(clock()) })
        .where(isLink(token))
        .where('state', '=', 'waiting')
        .returning(['account_id', 'project_id'])
        .executeTakeFirst()
      if (!row) return 'ended'
      const { account_id, project_id: projectId } = row
      const home = await db
        .selectFrom('login_app_grants')
        .select('account_id')
        .where('own_id', '=', account_id)
        .where('state', '=', 'granted')
        .executeTakeFirst()
      const userId = home?.account_id ?? account_id
      await recordUser(records, { projectId, userId }, 'deletion-stopped', {
        name: 'visitor',
        side: 'visitor',
      })
      return 'kept'
    },

    async erasesAt({ accountId }) {
      const row = await retryLost(() => findRow(accountId))
      return row?.state === 'waiting' ? row.erases_at : undefined
    },

    async carryOut() {
      const now = clock()
      const failures: unknown[] = []
      // One that fails does not keep the others.
      const tryEach = async (rows: readonly Row[], act: (row: Row) => Promise<void>) => {
        for (const row of rows) await act(row).catch((error: unknown) => failures.push(error))
      }
      const near = await db
        .selectFrom('login_deletions')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('mail', '=', 'sent')
        .where('reminded_at', 'is', null)
        .where('erases_at', '<=', new Date(now + remindMs))
        .orderBy('erases_at')
        .limit(maxAtOnce)
        .execute()
      await tryEach(near, remind)
      const due = await db
        .selectFrom('login_deletions')
        .select('account_id')
        .where('state', '=', 'waiting')
        .where('mail', '=', 'sent')
        .where('reminded_at', '<=', new Date(now - noticeMs))
        .where('erases_at', '<=', new Date(now))
        .orderBy('erases_at')
        .limit(maxAtOnce)
        .execute()
      for (const { account_id } of due) await begin(account_id)
      const begun = await db
        .selectFrom('login_deletions')
        .selectAll()
        .where('state', '=', 'erasing')
        .where('changed_at', '<=', new Date(now - settleMs))
        .orderBy('changed_at')
        .limit(maxAtOnce)
        .execute()
      await tryEach(begun, finish)
      if (failures.length > 0) throw new AggregateError(failures, 'deletions that are tried again')
    },
  }
}

export declare namespace createDeletions {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    mails: MailQueue
    peers: Pick<Peers, 'erase'>
    /** The server's database, which has the audit log. */
    records: Kysely<Database>
    clock: Clock
  }
}

type Row = Selectable<LoginTables['login_deletions']>

/** Of the first mail, or of the reminder. */
function isLink(token: string) {
  const hash = hashLink(token)
  return ({ eb, or }: ExpressionBuilder<LoginTables, 'login_deletions'>) =>
    or([eb('stop_hash', '=', hash), eb('reminder_hash', '=', hash)])
}
