import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import { replaceCounts } from './addCounts.ts'
import { lockRollups } from './rollupLock.ts'
import { type DayAccounts, type DayOf, dayOf, type EventSink } from './sink.ts'

const dayMs = 24 * 3_600_000
/** Events arrive for a week, and those of clocks that are ahead belong to tomorrow. */
const lateDays = 9
/** Well before the job itself would time out; the next run continues. */
const maxRunMs = 10 * 60_000

type Stores = { readonly db: Kysely<Database>; readonly sink: EventSink }

/**
 * Counts days from their events: those from before counts were kept, each day once more when it
 * gets no more events, and recent days of a store that does not count as it stores.
 */
export async function recountHours(options: Stores & { readonly clock: Clock }): Promise<string[]> {
  const { db, sink, clock } = options
  const until = performance.now() + maxRunMs
  const marks = await readMarks(db)
  const recounted: string[] = []
  // The youngest first: they are what charts show.
  for (const day of (await sink.daysBefore(dayOf(clock() + 2 * dayMs))).toReversed()) {
    const mark = marks.get(day)
    const isOver = clock() > Date.parse(day) + lateDays * dayMs
    if (mark?.isFinal || (mark && !isOver && sink.countsHours)) continue
    await recountDay({ db, sink, day })
    await setMark(db, day, new Date(clock()), isOver)
    recounted.push(day)
    if (performance.now() > until) break
  }
  return recounted
}

/** Counts a day before its events are deleted. */
export async function recountLast(
  options: Stores & { readonly clock: Clock; readonly day: string },
): Promise<void> {
  const { db, sink, clock, day } = options
  if ((await readMarks(db)).get(day)?.isFinal) return
  await recountDay({ db, sink, day })
  await setMark(db, day, new Date(clock()), true)
}

async function recountDay({ db, sink, day }: Stores & { readonly day: string }): Promise<void> {
  const projects = new Set((await sink.countDay(day)).map(({ projectId }) => projectId))
  for (const projectId of projects) await recountProject({ db, sink }, { projectId, day })
  await storeAccounts(db, day, await sink.accountsOfDay({ day }))
}

/** Counts the day of one project. Stores of its events wait, so that each is counted exactly once. */
export async function recountProject({ db, sink }: Stores, of: DayOf): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockRollups(tx, [of.projectId])
    // On another connection: the holder of the lock before has committed.
    const hours = await sink.hoursOfDay(of)
    if (hours.length) await replaceCounts(tx, { ...of, hours })
  })
}

export async function storeAccounts(
  db: Kysely<Database>,
  day: string,
  counts: readonly DayAccounts[],
): Promise<void> {
  if (!counts.length) return
  const column = <Value>(pick: (count: DayAccounts) => Value) => sql.val(counts.map(pick))
  await sql`
    insert into event_accounts (project_id, day, accounts, connected, signed_in, sent)
    select project_id, ${day}::date, accounts, connected, signed_in, sent from unnest(
      ${column((count) => count.projectId)}::text[],
      ${column((count) => count.accounts)}::bigint[],
      ${column((count) => count.connected)}::bigint[],
      ${column((count) => count.signedIn)}::bigint[],
      ${column((count) => count.sent)}::bigint[]
    ) as counted (project_id, accounts, connected, signed_in, sent)
    order by project_id
    on conflict (project_id, day) do update set accounts = excluded.accounts,
      connected = excluded.connected, signed_in = excluded.signed_in, sent = excluded.sent
  `.execute(db)
}

async function readMarks(db: Kysely<Database>): Promise<Map<string, { isFinal: boolean }>> {
  const { rows } = await sql<{ day: string; isFinal: boolean }>`
    select day::text as day, is_final as "isFinal" from event_rollups
  `.execute(db)
  return new Map(rows.map(({ day, isFinal }) => [day, { isFinal }]))
}

async function setMark(db: Kysely<Database>, day: string, at: Date, isFinal: boolean): Promise<void> {
  await sql`
    insert into event_rollups (day, counted_at, is_final) values (${day}::date, ${at}, ${isFinal})
    on conflict (day) do update set counted_at = excluded.counted_at, is_final = excluded.is_final
  `.execute(db)
}
