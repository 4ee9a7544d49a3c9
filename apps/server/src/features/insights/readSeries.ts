import { badRequest } from '@latchkey/protocol/catalogue'
import type { Answer, Query } from '@latchkey/protocol/http/contract'
import { maxPoints, maxValues, type projectSeries } from '@latchkey/protocol/http/insights'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../../refusal.ts'
import { dayOf, type Range, readRange } from './readRange.ts'

type Options = Query<typeof projectSeries> & { readonly db: Kysely<Database>; readonly projectId: string }
type Series = Omit<Answer<typeof projectSeries>, 'at'>
/** Points by value: where in the range, and how many. */
type Found = { value: string; places: number[]; counts: string[] }

/** A metric over time, from what was counted as events were stored. */
export async function readSeries(options: Options): Promise<Series> {
  const { step, dimension, metric } = options
  const isCompared = options.compare === 'true'
  const range = readRange({ ...options, compare: isCompared })
  if (metric === 'accounts' && (step === 'hour' || dimension !== undefined))
    throw new Refusal(badRequest, {
      field: 'metric',
      description: 'Accounts are counted by the day, altogether',
    })
  const readPoints = (times: { start: number; end: number }, value: string | undefined) =>
    metric === 'accounts' ? readAccounts(options, range, times) : readCounts(options, range, times, value)

  const found = await readPoints(range, dimension)
  const lines = found.map(({ value, places, counts }) => {
    const points = Array<number>(range.length).fill(0)
    places.forEach((place, index) => {
      points[place] = Number(counts[index])
    })
    return { value: dimension === undefined ? null : value, total: sum(points), before: null, points }
  })
  const before = isCompared ? fill(range, (await readPoints(range.before, undefined))[0]) : null
  const answer = { step, start: new Date(range.start).toISOString(), before }
  if (dimension === undefined) {
    const empty = { value: null, total: 0, points: Array<number>(range.length).fill(0) }
    const [line = empty] = lines
    return { ...answer, lines: [{ ...line, before: before && sum(before) }] }
  }
  const most = Math.min(maxValues + 1, Math.floor((maxPoints - (before?.length ?? 0)) / range.length))
  const shown = merge(lines, most)
  if (!isCompared) return { ...answer, lines: shown }
  const totals = await readTotals(options, range)
  const named = new Set(shown.map(({ value }) => value))
  const rest = [...totals].reduce(
    (left, [value, n]) => (named.has(value) && value !== 'other' ? left : left + n),
    0,
  )
  return {
    ...answer,
    lines: shown.map((line) => ({
      ...line,
      before: line.value === 'other' ? rest : (totals.get(line.value ?? '') ?? 0),
    })),
  }
}

type Line = Series['lines'][number]

/** The largest first, the rest as `other`, last. */
function merge(lines: readonly Line[], most: number): Line[] {
  const sorted = lines.filter(({ value }) => value !== 'other').sort((one, other) => other.total - one.total)
  const counted = lines.filter(({ value }) => value === 'other')
  const fits = sorted.length + counted.length <= most
  const shown = fits ? sorted : sorted.slice(0, Math.max(most - 1, 0))
  const rest = [...sorted.slice(shown.length), ...counted]
  const [first] = rest
  if (!first) return shown
  const points = first.points.map((_, place) => sum(rest.map((line) => line.points[place] ?? 0)))
  return [...shown, { value: 'other', total: sum(points), before: null, points }]
}

function fill(range: Range, found: Found | undefined): number[] {
  const points = Array<number>(range.length).fill(0)
  found?.places.forEach((place, index) => {
    points[place] = Number(found.counts[index])
  })
  return points
}

async function readCounts(
  { db, metric, projectId }: Options,
  range: Range,
  times: { start: number; end: number },
  dimension: string | undefined,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select value, array_agg(place) as places, array_agg(n) as counts from (
      select value, ${placeOf(range, times)} as place, n::text as n from ${sql.table(tableOf(range))}
      where project_id = ${projectId} and event = ${metric} and dim = ${dimension ?? ''} and ${within(range, times)}
    ) as placed group by value
  `.execute(db)
  return rows
}

async function readTotals(
  { db, dimension, metric, projectId }: Options,
  range: Range,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; n: string }>`
    select value, sum(n) as n from ${sql.table(tableOf(range))}
    where project_id = ${projectId} and event = ${metric} and dim = ${dimension} and ${within(range, range.before)}
    group by value
  `.execute(db)
  return new Map(rows.map(({ value, n }) => [value, Number(n)]))
}

async function readAccounts(
  { db, projectId }: Options,
  range: Range,
  times: { start: number; end: number },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select '' as value, coalesce(array_agg(${placeOf(range, times)}), '{}') as places,
      coalesce(array_agg(accounts::text), '{}') as counts
    from event_accounts where project_id = ${projectId} and ${within(range, times)}
  `.execute(db)
  return rows
}

function tableOf({ step }: Range): string {
  return step === 'hour' ? 'event_hours' : 'event_days'
}

function within({ step }: Range, { start, end }: { start: number; end: number }) {
  return step === 'hour'
    ? sql<boolean>`hour >= ${new Date(start)} and hour < ${new Date(end)}`
    : sql<boolean>`day >= ${dayOf(start)}::date and day < ${dayOf(end)}::date`
}

function placeOf({ step }: Range, { start }: { start: number }) {
  return step === 'hour'
    ? sql<number>`(extract(epoch from hour - ${new Date(start)}::timestamptz) / 3600)::int`
    : sql<number>`day - ${dayOf(start)}::date`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
