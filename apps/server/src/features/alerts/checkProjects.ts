import { errorCategory } from '@latchkey/protocol/http/analytics'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import type { Find, Finding } from './rules.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Fewer events in an hour say nothing about the share of errors. */
const minEvents = 50
const usageWindowMs = 600_000

type Options = {
  readonly db: Kysely<Database>
  readonly config: Pick<Config, 'limited' | 'limits'>
  readonly now: number
  readonly known: Find
}

/** Evaluates the rules of all projects. */
export async function checkProjects(options: Options): Promise<Finding[]> {
  const days = await countDays(options)
  const found = await Promise.all([checkWebhooks(options), checkLimits(options)])
  return [...found.flat(), ...checkErrors(options, days), ...checkSilence(options, days)]
}

type Day = { projectId: string; day: string; total: number; errors: number }

/** Events of yesterday and today, which are counted every ten minutes. */
async function countDays({ db, now }: Options): Promise<ReadonlyMap<string, readonly Day[]>> {
  const { rows } = await sql<Day>`
    select project_id as "projectId", day::text as day, sum(n)::float8 as total,
      coalesce(sum(n) filter (
        where event = any(${errorCategory.options}::text[]) or event like '%\\_ERROR'
      ), 0)::float8 as errors
    from event_counts where day >= ${dayOf(now - dayMs)}::date
    group by project_id, day order by project_id, day`.execute(db)
  return Map.groupBy(rows, ({ projectId }) => projectId)
}

const errorSample = z.object({ at: z.number(), day: z.string(), total: z.number(), errors: z.number() })

/** Compares the counts with those of an hour ago. */
function checkErrors({ known, now }: Options, days: ReadonlyMap<string, readonly Day[]>): Finding[] {
  return [...days].flatMap(([projectId, all]): Finding[] => {
    const { details, sample, state, threshold } = known(projectId, 'error_rate')
    const since = (day: string) =>
      all
        .filter((one) => one.day >= day)
        .reduce((sum, { errors, total }) => ({ total: sum.total + total, errors: sum.errors + errors }), {
          total: 0,
          errors: 0,
        })
    const before = errorSample.safeParse(sample).data
    const head = { projectId, rule: 'error_rate' } as const
    const same = { ...head, isFiring: state === 'firing', details }
    const next = { at: now, day: dayOf(now), ...since(dayOf(now)) }
    if (!before || before.day < dayOf(now - dayMs)) return [{ ...same, sample: next }]
    if (now - before.at < hourMs) return [same]
    const counted = since(before.day)
    const total = counted.total - before.total
    const share = total < minEvents ? 0 : (100 * (counted.errors - before.errors)) / total
    return [
      {
        ...head,
        isFiring: share >= threshold,
        details: `${share.toFixed(1)} % of ${total} events in the last hour`,
        sample: next,
      },
    ]
  })
}

const silenceSample = z.object({ at: z.number(), days: z.record(z.string(), z.number()) })

/** Of projects that have ever had an event. */
function checkSilence({ known, now }: Options, days: ReadonlyMap<string, readonly Day[]>): Finding[] {
  return [...days].map(([projectId, all]): Finding => {
    const { sample, threshold } = known(projectId, 'no_events')
    const before = silenceSample.safeParse(sample).data
    const hasNew = !before || all.some(({ day, total }) => total > (before.days[day] ?? 0))
    const at = hasNew ? now : before.at
    return {
      projectId,
      rule: 'no_events',
      isFiring: now - at >= threshold * hourMs,
      details: `the last event came before ${new Date(at).toISOString()}`,
      sample: { at, days: Object.fromEntries(all.map(({ day, total }) => [day, total])) },
    }
  })
}

async function checkWebhooks({ db }: Options): Promise<Finding[]> {
  const { rows } = await sql<{ projectId: string; names: string[] }>`
    select project_id as "projectId", array_agg(name order by name) as names
    from webhook_endpoints where state = 'failed' group by project_id`.execute(db)
  return rows.map(({ names, projectId }) => ({
    projectId,
    rule: 'webhook_failed',
    isFiring: true,
    details: names.join(', '),
  }))
}

/** The minute with most calls, against what the project may make in a minute. */
async function checkLimits({ config, db, known, now }: Options): Promise<Finding[]> {
  if (!config.limited) return []
  const { period, rate } = config.limits.rpc.project
  const perMinute = (rate * 60_000) / period
  const { rows } = await sql<{ projectId: string; n: number }>`
    select project_id as "projectId", max(n)::float8 as n from (
      select project_id, minute, sum(n) as n from usage_minute
      where kind = 'rpc' and minute >= ${new Date(now - usageWindowMs)} group by project_id, minute
    ) as minutes group by project_id`.execute(db)
  return rows.flatMap(({ n, projectId }) => {
    const share = (100 * n) / perMinute
    const details = `${Math.round(share)} % of ${perMinute} calls of chains in a minute`
    const isFiring = share >= known(projectId, 'limit_near').threshold
    return isFiring ? [{ projectId, rule: 'limit_near' as const, isFiring, details }] : []
  })
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
