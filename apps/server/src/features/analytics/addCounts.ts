import { maxValues } from '@latchkey/protocol/http/insights'
import { type QueryExecutorProvider, sql } from 'kysely'
import { chartedName, dimensionsOf } from './dimensionsOf.ts'
import { lockRollups } from './rollupLock.ts'
import type { StoredEvent } from './sink.ts'

/** Of one statement. */
const maxRows = 10_000

/** A row of `event_hours`, or of `event_days`. */
export type Count = {
  readonly projectId: string
  readonly event: string
  /** Empty for all events together. */
  readonly dim: string
  /** Start of the hour, or the day. */
  readonly time: string
  readonly value: string
  n: number
}

/**
 * Adds events to the counts of their hours and days, in the transaction that stores them: events
 * that were stored before are not among them.
 */
export async function addCounts(tx: QueryExecutorProvider, events: readonly StoredEvent[]): Promise<void> {
  if (!events.length) return
  // Statements after this one see the values that other processes have added.
  await lockRollups(tx, new Set(events.map(({ projectId }) => projectId)))
  const hours = countHours(events)
  const days = sumDays(hours)
  // Most counts of a batch exist: raising those first leaves few that need the place of a value
  // decided, which sorts and counts. Each is fetched by itself: a hash of a table reads all of it.
  await hashJoins(tx, 'off')
  const freshHours = await raise(tx, 'hour', hours)
  const freshDays = await raise(tx, 'day', days)
  await hashJoins(tx, 'on')
  await place(tx, 'hour', freshHours)
  await place(tx, 'day', freshDays)
}

/** In this transaction. */
async function hashJoins(tx: QueryExecutorProvider, state: 'on' | 'off'): Promise<void> {
  await sql`
    select set_config('enable_hashjoin', ${state}, true), set_config('enable_mergejoin', ${state}, true)
  `.execute(tx)
}

/** Replaces the counts of a project's day by those of its hours. In a transaction with the lock. */
export async function replaceCounts(
  tx: QueryExecutorProvider,
  { projectId, day, hours }: { projectId: string; day: string; hours: readonly Omit<Count, 'projectId'>[] },
): Promise<void> {
  await sql`
    delete from event_hours where project_id = ${projectId}
      and hour >= ${day}::date::timestamp at time zone 'utc'
      and hour < (${day}::date + 1)::timestamp at time zone 'utc'
  `.execute(tx)
  await sql`delete from event_days where project_id = ${projectId} and day = ${day}::date`.execute(tx)
  const counts = hours.map((hour) => ({ ...hour, projectId }))
  for (let from = 0; from < counts.length; from += maxRows)
    await place(tx, 'hour', counts.slice(from, from + maxRows))
  await place(tx, 'day', sumDays(counts))
}

function countHours(events: readonly StoredEvent[]): Count[] {
  const counts = new Map<string, Count>()
  for (const stored of events) {
    const time = `${new Date(stored.at).toISOString().slice(0, 13)}:00:00Z`
    const { projectId } = stored
    const event = chartedName(stored.event)
    sum(counts, { projectId, event, dim: '', time, value: '', n: 1 })
    for (const [dim, value] of dimensionsOf(stored)) sum(counts, { projectId, event, dim, time, value, n: 1 })
  }
  return [...counts.values()]
}

function sumDays(hours: readonly Count[]): Count[] {
  const days = new Map<string, Count>()
  for (const hour of hours) sum(days, { ...hour, time: hour.time.slice(0, 10) })
  return [...days.values()]
}

function sum(counts: Map<string, Count>, row: Count): void {
  const key = `${row.projectId}\n${row.event}\n${row.dim}\n${row.time}\n${row.value}`
  const known = counts.get(key)
  if (known) known.n += row.n
  else counts.set(key, { ...row })
}

/** Adds to the counts that exist. Resolves to the others. */
async function raise(
  tx: QueryExecutorProvider,
  step: 'hour' | 'day',
  counts: readonly Count[],
): Promise<Count[]> {
  const { table, time } = tableOf(step)
  // The scalar subquery looks a key up by its index, whatever the planner thinks of the sizes.
  const { rows } = await sql<{ at: number[] | null }>`
    with given as materialized (
      select given.*, (
        select known.ctid from ${table} known where known.project_id = given.project_id
          and known.event = given.event and known.dim = given.dim
          and known.${time} = given.time and known.value = given.value
      ) as row from ${givenCounts(step, counts)}
    ), raised as (
      update ${table} as known set n = known.n + given.n from given where known.ctid = given.row
      returning given.at
    )
    select array_agg(at::int - 1) as at from raised
  `.execute(tx)
  const raised = new Set(rows[0]?.at)
  return counts.filter((_, index) => !raised.has(index))
}

/** The most frequent of the new values get the places that are left; the rest is `other`. */
async function place(
  tx: QueryExecutorProvider,
  step: 'hour' | 'day',
  counts: readonly Count[],
): Promise<void> {
  if (!counts.length) return
  const { table, time } = tableOf(step)
  await sql`
    with given as (
      select * from ${givenCounts(step, counts)}
    ), looked as (
      select *, dim = '' or value = 'other' or coalesce((
        select true from ${table} known where known.project_id = given.project_id
          and known.event = given.event and known.dim = given.dim
          and known.${time} = given.time and known.value = given.value
      ), false) as is_known from given
    ), crowded as (
      select project_id, event, dim, time, (
        select count(*) from ${table} known where known.project_id = fresh.project_id
          and known.event = fresh.event and known.dim = fresh.dim
          and known.${time} = fresh.time and known.value <> 'other'
      ) as size from looked fresh where not is_known group by project_id, event, dim, time
    ), placed as (
      select *, row_number() over (
        partition by project_id, event, dim, time, is_known order by n desc, value collate "C"
      ) as place from looked
    )
    insert into ${table} (project_id, event, dim, ${time}, value, n)
    select project_id, event, dim, time,
      case when not is_known and place + size > ${maxValues} then 'other' else value end as counted, sum(n)
    from placed left join crowded using (project_id, event, dim, time)
    group by project_id, event, dim, time, counted
    on conflict (project_id, event, dim, ${time}, value) do update set n = ${table}.n + excluded.n
  `.execute(tx)
}

function tableOf(step: 'hour' | 'day') {
  return { table: sql.table(step === 'hour' ? 'event_hours' : 'event_days'), time: sql.ref(step) }
}

function givenCounts(step: 'hour' | 'day', counts: readonly Count[]) {
  const type = sql.raw(step === 'hour' ? 'timestamptz' : 'date')
  const column = <Value>(pick: (row: Count) => Value) => sql.val(counts.map(pick))
  return sql`unnest(
    ${column((row) => row.projectId)}::text[],
    ${column((row) => row.event)}::text[],
    ${column((row) => row.dim)}::text[],
    ${column((row) => row.time)}::${type}[],
    ${column((row) => row.value)}::text[],
    ${column((row) => row.n)}::bigint[]
  ) with ordinality as given (project_id, event, dim, time, value, n, at)`
}
