import { userHasNoWayOut } from '@latchkey/protocol/catalogue'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import { retryLost } from '../../../db/retryLost.ts'
import type { Database } from '../../../db/schema.ts'
import { Refusal } from '../../../refusal.ts'
import { endSessions } from '../endSessions.ts'
import type { LoginTables } from '../tables.ts'
import { findOwn } from './findOwn.ts'
import { type RecordedBy, recordUser } from './records.ts'

/** Users whom the owner of an app does not let in. They keep the way to the words of their wallet. */
export type ShutOuts = {
  /** Ends their sessions, too. Rejects with a Refusal for a guest, who has no other way to the wallet. */
  disable(projectId: string, userId: string, by: RecordedBy): Promise<void>
  enable(projectId: string, userId: string, by: RecordedBy): Promise<void>
}

export function createShutOuts({ db, records, clock }: createShutOuts.Options): ShutOuts {
  return {
    async disable(projectId, userId, by) {
      const own = await findOwn(db, projectId, userId)
      if (own.isGuest) throw new Refusal(userHasNoWayOut)
      await recordUser(records, { projectId, userId }, 'disabled', by)
      await retryLost(() =>
        db.transaction().execute(async (tx) => {
          const now = clock()
          await tx
            .updateTable('login_accounts')
            .set((row) => ({ disabled_at: row.fn.coalesce('disabled_at', row.val(new Date(now))) }))
            .where('id', '=', own.id)
            .execute()
          const sessions = await tx
            .selectFrom('login_sessions')
            .select('id')
            .where('ended_at', 'is', null)
            .where(({ and, eb, or }) =>
              // Also those in other apps that use this wallet: both have to let the visitor in.
              or([
                eb('account_id', '=', own.id),
                and([eb('account_id', '=', own.homeId ?? own.id), eb('project_id', '=', projectId)]),
              ]),
            )
            .execute()
          await endSessions(
            tx,
            sessions.map(({ id }) => id),
            'disabled',
            now,
          )
        }),
      )
    },

    async enable(projectId, userId, by) {
      const own = await findOwn(db, projectId, userId)
      await recordUser(records, { projectId, userId }, 'enabled', by)
      await retryLost(() =>
        db.transaction().execute(async (tx) => {
          await tx.updateTable('login_accounts').set({ disabled_at: null }).where('id', '=', own.id).execute()
          // Their next login is a whole one.
          await tx
            .updateTable('login_sessions')
            .set({ ended_at: new Date(clock()), ended_by: 'disabled' })
            .where('account_id', 'in', [own.id, own.homeId ?? own.id])
            .where('project_id', '=', projectId)
            .where('is_leaving', '=', true)
            .where('ended_at', 'is', null)
            .execute()
        }),
      )
    },
  }
}

export declare namespace createShutOuts {
  type Options = {
    db: Kysely<LoginTables>
    /** The server's database, which has the audit log. */
    records: Kysely<Database>
    clock: Clock
  }
}
