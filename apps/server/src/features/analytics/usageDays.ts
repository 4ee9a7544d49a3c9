import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import { dayOf } from './sink.ts'

const dayMs = 24 * 3_600_000
/** Counts of processes that could not reach the database arrive late. */
const lateDays = 2

/** Sums the usage of each day that is over, in order, so that charts of a year read few rows. */
export async function countUsageDays({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<void> {
  const { rows } = await sql<{ first: string | null }>`
    select (min(minute) at time zone 'utc')::date::text as first from usage_minute
  `.execute(db)
  const first = rows[0]?.first
  if (!first) return
  const marks = await sql<{ day: string }>`
    select day::text as day from usage_rollups where counted_at > day + ${lateDays + 1}::int
  `.execute(db)
  const done = new Set(marks.rows.map(({ day }) => day))
  for (let at = Date.parse(first); at + dayMs <= clock(); at += dayMs) {
    const day = dayOf(at)
    if (!done.has(day)) await countDay(db, day, new Date(clock()))
  }
}

async function countDay(db: Kysely<Database>, day: string, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into usage_days (project_id, day, kind, key, status, n)
      select project_id, ${day}::date, kind, key, status, sum(n) from usage_minute
      where minute >= ${day}::date::timestamp at time zone 'utc'
        and minute < (${day}::date + 1)::timestamp at time zone 'utc'
      group by project_id, kind, key, status
      on conflict (project_id, day, kind, key, status) do update set n = excluded.n
    `.execute(tx)
    await sql`
      insert into usage_rollups (day, counted_at) values (${day}::date, ${at})
      on conflict (day) do update set counted_at = excluded.counted_at
    `.execute(tx)
  })
}
