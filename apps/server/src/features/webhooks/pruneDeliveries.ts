import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'

/** Deliveries that were made or given up are kept so long, and so many of each endpoint. */
const keepMs = 30 * 24 * 3_600_000
const keepCount = 10_000
/** Rows removed per statement, to keep locks short. */
const batch = 5_000
/** Above it, what browsers report is not added: they could fill the disk while a receiver is down. */
const maxWaiting = 200_000

/** Removes deliveries from the log, and marks endpoints that too much waits for. */
export async function pruneDeliveries({ db, clock }: pruneDeliveries.Options): Promise<void> {
  const old = new Date(clock() - keepMs)
  const endpoints = await db.selectFrom('webhook_endpoints').select('id').execute()
  for (const { id } of endpoints) {
    const limit = await db
      .selectFrom('webhook_outbox')
      .select('id')
      .where('endpoint_id', '=', id)
      .where('state', '<>', 'waiting')
      .orderBy('id', 'desc')
      .offset(keepCount)
      .limit(1)
      .executeTakeFirst()
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from webhook_outbox where id in (
          select id from webhook_outbox
          where endpoint_id = ${id} and state <> 'waiting'
            and (id <= ${limit?.id ?? '0'}::bigint or finished_at < ${old})
          limit ${batch}
        )`.execute(db)
      if (numAffectedRows < batch) break
    }
  }
  await sql`
    update webhook_endpoints as endpoint set is_full = not is_full
    where is_full <> (
      (select count(*) from (
        select from webhook_outbox
        where endpoint_id = endpoint.id and state = 'waiting' limit ${maxWaiting}
      ) as counted) >= ${maxWaiting}
    )`.execute(db)
}

export declare namespace pruneDeliveries {
  type Options = { db: Kysely<Database>; clock: Clock }
}
