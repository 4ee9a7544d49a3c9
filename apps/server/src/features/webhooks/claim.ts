import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** A delivery that this process makes now. */
export type Claimed = {
  readonly id: string
  readonly eventId: string
  readonly key: string
  readonly body: string
  readonly tries: number
}

/** Keys that one call looks at. */
const maxKeys = 200

/**
 * Takes deliveries of an endpoint that are due: of each key only the first that waits, so that they
 * are made in order. While one is made, or has failed and waits for its next try, no other of its
 * key can be taken by any process.
 */
export async function claim(db: Kysely<Database>, options: claim.Options): Promise<claim.Result> {
  const { endpointId, room, lease, now, leaseMs, after } = options
  const at = new Date(now)
  const until = new Date(now + leaseMs)
  // Jumps from key to key in the index, however many deliveries wait for one of them.
  const { rows } = await sql<Claimed & { lastKey: string | null; keys: number }>`
    with recursive heads as (
      (
        select id, key, next_at from webhook_outbox
        where endpoint_id = ${endpointId} and state = 'waiting' and key > ${after}
        order by key, id limit 1
      )
      union all
      select next.* from heads cross join lateral (
        select id, key, next_at from webhook_outbox
        where endpoint_id = ${endpointId} and state = 'waiting' and key > heads.key
        order by key, id limit 1
      ) as next
    ),
    seen as materialized (select * from heads limit ${maxKeys}),
    due as materialized (
      select id, key from seen where next_at <= ${at} order by key limit ${room}
    ),
    taken as (
      select outbox.id from webhook_outbox as outbox
      where id in (select id from due) and state = 'waiting' and next_at <= ${at}
      for update skip locked
    ),
    leased as (
      update webhook_outbox as outbox
      set next_at = ${until}, lease = ${lease}, first_try_at = coalesce(first_try_at, ${at})
      from taken where outbox.id = taken.id
      returning outbox.id, event_id as "eventId", key, body, tries
    )
    select leased.*, facts.* from (
      select
        case when (select count(*) from due) = ${room} then (select max(key) from due)
          when (select count(*) from seen) = ${maxKeys} then (select max(key) from seen)
        end as "lastKey"
    ) as facts left join leased on true`.execute(db)
  const [first] = rows
  return {
    claimed: rows
      .filter(({ id }) => id !== null)
      .map(({ id, eventId, key, body, tries }) => ({ id, eventId, key, body, tries })),
    after: first?.lastKey ?? '',
  }
}

export declare namespace claim {
  type Options = {
    endpointId: string
    /** At most so many. */
    room: number
    /** What tells that this process still makes them when it reports. */
    lease: string
    now: number
    /** Afterwards another process makes them, because this one has ended. */
    leaseMs: number
    /** The `after` of the call before, so that every key has its turn; at first empty. */
    after: string
  }
  type Result = {
    claimed: Claimed[]
    /** Empty after the last key. */
    after: string
  }
}
