import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import { type DayCount, dayOf, type EventSink } from './sink.ts'

const dayMs = 24 * 3_600_000

type Stores = { readonly db: Kysely<Database>; readonly sink: EventSink }

/** Recounts a day's events. Idempotent. */
export async function rollUp({ db, sink, day }: Stores & { readonly day: string }): Promise<void> {
  const counts = await sink.countDay(day)
  if (!counts.length) return
  const column = <Value>(pick: (count: DayCount) => Value) => sql.val(counts.map(pick))
  await sql`
    insert into event_counts (project_id, day, event, n, accounts)
    select project_id, ${day}::date, event, n, accounts from unnest(
      ${column((count) => count.projectId)}::text[],
      ${column((count) => count.event)}::text[],
      ${column((count) => count.n)}::bigint[],
      ${column((count) => count.accounts)}::bigint[]
    ) as counted (project_id, event, n, accounts)
    order by project_id, event
    on conflict (project_id, day, event) do update set n = excluded.n, accounts = excluded.accounts
  `.execute(db)
}

/** Recounts the days in which events may still arrive: the last week, and tomorrow for clocks that are ahead. */
export async function rollUpRecent({ clock, ...stores }: Stores & { readonly clock: Clock }): Promise<void> {
  for (let back = -1; back <= 8; back += 1) await rollUp({ ...stores, day: dayOf(clock() - back * dayMs) })
}

/** Drops the events of days before the retention period; their counts remain. Resolves to those days. */
export async function dropOldEvents(options: Stores & Retention): Promise<string[]> {
  const { db, sink, clock, days } = options
  const old = await sink.daysBefore(dayOf(clock() - days * dayMs))
  for (const day of old) {
    await rollUp({ db, sink, day })
    await sink.dropDay(day)
  }
  return old
}

type Retention = { readonly clock: Clock; readonly days: number }

/** Deletes usage before the retention period. */
export async function deleteOldUsage(options: Retention & Pick<Stores, 'db'>): Promise<void> {
  const oldest = new Date(options.clock() - options.days * dayMs)
  await options.db.deleteFrom('usage_minute').where('minute', '<', oldest).execute()
}
