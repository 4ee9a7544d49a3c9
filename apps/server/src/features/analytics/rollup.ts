import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import { recountLast, storeAccounts } from './recountHours.ts'
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
  await storeAccounts(db, day, await sink.accountsOfDay({ day }))
}

/** Whether events were stored since the day was counted; not known of stores that do not count as they store. */
async function hasChanged({ db, sink, day }: Stores & { readonly day: string }): Promise<boolean> {
  if (!sink.countsHours) return true
  const { rows } = await sql<{ is: boolean }>`
    select coalesce((select sum(n) from event_days where day = ${day}::date and dim = ''), 0)
      <> coalesce((select sum(n) from event_counts where day = ${day}::date), 0) as is
  `.execute(db)
  return rows[0]?.is ?? true
}

/** Recounts the days in which events may still arrive: the last week, and tomorrow for clocks that are ahead. */
export async function rollUpRecent({ clock, ...stores }: Stores & { readonly clock: Clock }): Promise<void> {
  for (let back = -1; back <= 8; back += 1) {
    const day = dayOf(clock() - back * dayMs)
    if (await hasChanged({ ...stores, day })) await rollUp({ ...stores, day })
  }
}

/** Drops the events of days before the retention period; their counts remain. Resolves to those days. */
export async function dropOldEvents(options: Stores & Retention): Promise<string[]> {
  const { db, sink, clock, days } = options
  const old = await sink.daysBefore(dayOf(clock() - days * dayMs))
  for (const day of old) {
    await rollUp({ db, sink, day })
    await recountLast({ db, sink, clock, day })
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

/** Charts by the hour show 92 days. */
const hourlyDays = 100

/** Deletes counts by the hour that no chart shows. Those by the day stay. */
export async function deleteOldHours({
  db,
  clock,
}: Pick<Retention, 'clock'> & Pick<Stores, 'db'>): Promise<void> {
  const oldest = new Date(clock() - hourlyDays * dayMs)
  await db.deleteFrom('event_hours').where('hour', '<', oldest).execute()
}
