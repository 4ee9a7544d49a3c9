import type { Answer, Body } from '@latchkey/protocol/http/contract'
import type {
  handoverAnswer,
  handoverOffer,
  handoverOffers,
  handoverTake,
} from '@latchkey/protocol/http/handover'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import type { Access } from '../../walletCalls/readAccessToken.ts'
import { keyOf, ofOwner } from './ofOwner.ts'
import type { VaultTables } from './tables.ts'

const lifetimeMs = 600_000
/** Of an account at a time: a visitor adds one. The oldest makes room. */
const maxOffers = 5

/** A mailbox between two devices of an account, which cannot read what it passes on. */
export type Handovers = {
  offer(access: Access, offer: Body<typeof handoverOffer>): Promise<boolean>
  /** Those of other devices. */
  list(access: Access): Promise<Answer<typeof handoverOffers>['offers']>
  /** The key of the device that was answered; undefined if it does not wait any more. */
  answer(
    access: Access,
    id: string,
    answer: Body<typeof handoverAnswer>['answer'],
  ): Promise<string | undefined>
  /** An answer is given out once. */
  take(access: Access, id: string): Promise<Answer<typeof handoverTake>>
}

export function createHandovers({ db, clock }: createHandovers.Options): Handovers {
  /** Rows of the account that have not expired. */
  const current = (access: Access) => {
    const now = new Date(clock())
    return {
      select: ofOwner(db.selectFrom('vault_handovers'), access).where('expires_at', '>', now),
      update: ofOwner(db.updateTable('vault_handovers'), access).where('expires_at', '>', now),
      delete: ofOwner(db.deleteFrom('vault_handovers'), access),
    }
  }

  return {
    offer: (access, { id, publicKey, tag }) =>
      retryLost(
        () =>
          db.transaction().execute(async (tx) => {
            const now = clock()
            await tx.deleteFrom('vault_handovers').where('expires_at', '<', new Date(now)).execute()
            const all = ofOwner(tx.deleteFrom('vault_handovers'), access)
            // A device asks once at a time.
            await all.where('jkt', '=', access.jkt).execute()
            const others = await ofOwner(tx.selectFrom('vault_handovers'), access)
              .select('id')
              .orderBy('created_at', 'desc')
              .offset(maxOffers - 1)
              .execute()
            const surplus = others.map((row) => row.id)
            if (surplus.length > 0) await all.where('id', 'in', surplus).execute()
            const { numInsertedOrUpdatedRows } = await tx
              .insertInto('vault_handovers')
              .values({
                id,
                ...keyOf(access),
                session_id: access.sessionId,
                jkt: access.jkt,
                public_key: publicKey,
                tag,
                created_at: new Date(now),
                expires_at: new Date(now + lifetimeMs),
              })
              .onConflict((conflict) => conflict.doNothing())
              .executeTakeFirst()
            return numInsertedOrUpdatedRows === 1n
          }),
        0,
      ),

    async list(access) {
      const rows = await retryLost(() =>
        current(access)
          .select.select(['id', 'public_key', 'tag', 'jkt'])
          .where('state', '=', 'waiting')
          .where('jkt', '!=', access.jkt)
          .orderBy('created_at', 'desc')
          .execute(),
      )
      return rows.map(({ id, public_key, tag, jkt }) => ({ id, publicKey: public_key, tag, device: jkt }))
    },

    async answer(access, id, answer) {
      const row = await retryLost(
        () =>
          current(access)
            .update.set({
              state: answer ? 'answered' : 'declined',
              answer: answer ? JSON.stringify(answer) : null,
            })
            .where('id', '=', id)
            .where('state', '=', 'waiting')
            .where('jkt', '!=', access.jkt)
            .returning('jkt')
            .executeTakeFirst(),
        0,
      )
      return row?.jkt
    },

    async take(access, id) {
      const { select, delete: remove } = current(access)
      const row = await retryLost(() =>
        select
          .select('state')
          .where((one) => one.and(ownOffer(access, id)))
          .executeTakeFirst(),
      )
      if (!row) return { state: 'ended' }
      if (row.state === 'waiting') return { state: 'waiting' }
      // Of two calls at once, one deletes it.
      const taken = await retryLost(
        () =>
          remove
            .where((one) => one.and(ownOffer(access, id)))
            .returning(['state', 'answer'])
            .executeTakeFirst(),
        0,
      )
      if (!taken) return { state: 'ended' }
      return { state: taken.state, ...(taken.answer && { answer: taken.answer }) }
    },
  }
}

export declare namespace createHandovers {
  type Options = { db: Kysely<VaultTables>; clock: Clock }
}

/** Only the session that asked: another login of the same device has not shown the code. */
function ownOffer({ jkt, sessionId }: Access, id: string) {
  return { id, jkt, session_id: sessionId }
}
