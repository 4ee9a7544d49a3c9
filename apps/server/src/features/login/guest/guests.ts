import type { LoginLanguage } from '@latchkey/protocol/http/login'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../../clock.ts'
import { retryLost } from '../../../db/retryLost.ts'
import type { Metrics } from '../../../metrics.ts'
import type { Entry } from '../accounts.ts'
import type { Caller } from '../attempts.ts'
import type { DataKeys } from '../dataKeys.ts'
import type { Session } from '../sessions.ts'
import { accountOfSubject, hashGuest } from '../subjects.ts'
import type { LoginTables } from '../tables.ts'

/** Visitors who give nothing: the key of their device is who they are. */
export type Guests = {
  /** Whether this device is a guest of the project. */
  isKnown(caller: Caller): Promise<boolean>
  /** The account of this device, which is created if there is none; `open` is part of the same transaction. */
  enter<Value>(
    caller: Caller,
    place: { readonly language: LoginLanguage; readonly browser: string },
    open: (tx: Transaction<LoginTables>, entry: Entry) => Promise<Value>,
  ): Promise<Value>
  /** Lets the account log in with its passkeys only. False if it has none. */
  end(session: Pick<Session, 'accountId'>): Promise<boolean>
}

export function createGuests({ db, dataKeys, metrics, clock }: createGuests.Options): Guests {
  return {
    async isKnown({ projectId, jkt }) {
      const subject_hash = hashGuest(await dataKeys(), jkt)
      const known = await retryLost(() =>
        db
          .selectFrom('login_identities')
          .select('account_id')
          .where('project_id', '=', projectId)
          .where('subject_hash', '=', subject_hash)
          .executeTakeFirst(),
      )
      return known !== undefined
    },

    async enter({ projectId: project_id, origin, jkt }, place, open) {
      const subject_hash = hashGuest(await dataKeys(), jkt)
      return db.transaction().execute(async (tx) => {
        const now = new Date(clock())
        const { id, isNew } = await accountOfSubject(tx, {
          project_id,
          subject_hash,
          provider: 'guest',
          sealed_address: null,
          created_at: now,
          first_login_at: now,
        })
        metrics.logins.inc({ event: isNew ? 'guest_created' : 'guest_returned' })
        // It proves no address, and no subject that a rule could name.
        const byDevice = { methods: ['guest'], provider: 'guest' as const, proven: {} }
        const account = { id, isNew, sealed_address: null }
        return open(tx, { project_id, origin, jkt, ...place, account, ...byDevice })
      })
    },

    end: ({ accountId }) =>
      db.transaction().execute(async (tx) => {
        const passkey = await tx
          .selectFrom('login_passkeys')
          .select('id')
          .where('account_id', '=', accountId)
          .limit(1)
          .forUpdate()
          .executeTakeFirst()
        if (!passkey) return false
        await tx
          .deleteFrom('login_identities')
          .where('account_id', '=', accountId)
          .where('provider', '=', 'guest')
          .execute()
        return true
      }),
  }
}

export declare namespace createGuests {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    metrics: Pick<Metrics, 'logins'>
    clock: Clock
  }
}
