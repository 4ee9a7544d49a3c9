import type { Answer, Query } from '@latchkey/protocol/http/contract'
import type { projectUsage } from '@latchkey/protocol/http/insights'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import type { Limits } from '../../limits/limits.ts'
import { dayMs, dayOf, type Range, readRange } from './readRange.ts'

type Options = Query<typeof projectUsage> & {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly limits: Limits
  readonly projectId: string
}

/** Rows by minute are many: by the hour, a chart has few days. */
const maxHourlyMs = 3 * dayMs
const maxCalls = 500

/** Calls of a project to nodes, over time and by what was called. */
export async function readUsage(options: Options): Promise<Answer<typeof projectUsage>> {
  const { clock, limits, step } = options
  const isCompared = options.compare === 'true'
  const range = readRange({ ...options, step, compare: isCompared })
  const last = await readLastDay(options)
  const counted = step === 'hour' && range.end - range.start <= maxHourlyMs ? undefined : last
  const points = Array.from({ length: range.length }, () => ({ ok: 0, failed: 0 }))
  for (const { place, status, n } of await readPoints(options, range, counted)) {
    const point = points[place]
    if (point) point[isOk(status) ? 'ok' : 'failed'] += Number(n)
  }
  const before = { ok: 0, failed: 0 }
  if (isCompared)
    for (const { status, n } of await readCalls(options, range.before, last))
      before[isOk(status) ? 'ok' : 'failed'] += Number(n)
  return {
    step,
    start: new Date(range.start).toISOString(),
    points,
    before: isCompared ? before : null,
    calls: (await readCalls(options, range, last)).slice(0, maxCalls).map(({ kind, key, status, n }) => {
      const [chain = key, ...method] = key.split(' ')
      return { kind, chain, method: method.join(' '), status, count: Number(n) }
    }),
    limits: (['rpc', 'data', 'ingest', 'write'] as const).map((name) => {
      const { rate, period, burst } = limits[name].project
      return { class: name, perSecond: (rate * 1_000) / period, burst }
    }),
    at: new Date(clock()).toISOString(),
  }
}

type Times = { readonly start: number; readonly end: number }
type Call = { kind: string; key: string; status: string; n: string }

function isOk(status: string): boolean {
  return status === 'ok' || Number(status) < 400
}

/** The last day in `usage_days`; what is younger is in `usage_minute`. */
async function readLastDay({ db }: Options): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`select max(day)::text as day from usage_rollups`.execute(
    db,
  )
  return rows[0]?.day ?? undefined
}

/** Where the minutes begin that are not in `usage_days`. */
function minutesFrom({ start }: Times, last: string | undefined): Date {
  return new Date(Math.max(start, last === undefined ? 0 : Date.parse(last) + dayMs))
}

async function readPoints({ db, projectId }: Options, range: Range, last: string | undefined) {
  const { start, end, step } = range
  const from = minutesFrom(range, last)
  const place =
    step === 'hour'
      ? sql`floor(extract(epoch from minute - ${new Date(start)}::timestamptz) / 3600)::int`
      : sql`(minute at time zone 'utc')::date - ${dayOf(start)}::date`
  const { rows } = await sql<{ place: number; status: string; n: string }>`
    select ${place} as place, status, sum(n) as n from usage_minute
    where project_id = ${projectId} and minute >= ${from} and minute < ${new Date(end)} group by 1, 2
    union all
    select day - ${dayOf(start)}::date, status, sum(n) from usage_days
    where project_id = ${projectId} and ${last !== undefined && step === 'day'}
      and day >= ${dayOf(start)}::date and day < ${dayOf(end)}::date and day <= ${last ?? dayOf(start)}::date
    group by 1, 2
  `.execute(db)
  return rows
}

async function readCalls({ db, projectId, step }: Options, times: Times, days: string | undefined) {
  // Only days as a whole are in `usage_days`.
  const last = step === 'day' ? days : undefined
  const { rows } = await sql<Call>`
    select kind, key, status, sum(n) as n from (
      select kind, key, status, n from usage_minute
      where project_id = ${projectId} and minute >= ${minutesFrom(times, last)} and minute < ${new Date(times.end)}
      union all
      select kind, key, status, n from usage_days
      where project_id = ${projectId} and ${last !== undefined}
        and day >= ${dayOf(times.start)}::date and day < ${dayOf(times.end)}::date
        and day <= ${last ?? dayOf(times.start)}::date
    ) as calls group by kind, key, status order by n desc, kind, key, status
  `.execute(db)
  return rows
}
