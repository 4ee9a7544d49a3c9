import type { Answer } from '@latchkey/protocol/http/contract'
import { type ProcessFacts, processFacts, type serverHealth } from '@latchkey/protocol/http/health'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { missingMigrations } from '../../db/migrate.ts'
import type { Database } from '../../db/schema.ts'

type Health = Answer<typeof serverHealth>
type Row = { id: string; seen_at: Date; facts: ProcessFacts }

/** A process that has not been seen for so long has ended, or hangs. */
export const goneAfterMs = 60_000
const databaseTimeoutMs = 3_000

/** What this process knows itself, and what the others have written. Answers without the database too. */
export async function readHealth(options: readHealth.Options): Promise<Health> {
  const { clock, config, db, facts, id } = options
  const now = clock()
  const own = { ...(await facts()), id, seenAt: new Date(now).toISOString(), isGone: false }
  const began = performance.now()
  const found = await withTimeout(
    Promise.all([
      db.selectFrom('server_processes').select(['id', 'seen_at', 'facts']).orderBy('id').execute(),
      readJobs(db),
      missingMigrations(config.databaseUrl, 'server'),
    ]),
  ).catch(() => undefined)
  const head = { at: new Date(now).toISOString(), answeredBy: id }
  if (!found)
    return {
      ...head,
      database: { state: 'away', milliseconds: null, missingMigrations: [] },
      jobs: [],
      processes: [own],
    }
  const milliseconds = Math.round(performance.now() - began)
  const [rows, jobs, missing] = found
  const others = (rows as Row[]).filter((row) => row.id !== id).flatMap((row) => toProcess(row, now))
  return {
    ...head,
    database: { state: 'ok', milliseconds, missingMigrations: missing },
    jobs,
    processes: [own, ...others],
  }
}

export declare namespace readHealth {
  type Options = {
    clock: Clock
    config: Pick<Config, 'databaseUrl'>
    db: Kysely<Database>
    facts(): Promise<ProcessFacts>
    id: string
  }
}

/** None for what a process of another version has written that this one does not understand. */
function toProcess({ facts, id, seen_at }: Row, now: number): Health['processes'] {
  const parsed = processFacts.safeParse(facts)
  if (!parsed.success) return []
  return [
    { ...parsed.data, id, seenAt: seen_at.toISOString(), isGone: now - seen_at.getTime() > goneAfterMs },
  ]
}

/** Empty if no worker has ever run. */
async function readJobs(db: Kysely<Database>): Promise<Health['jobs']> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('jobs.schedule') is not null as is`.execute(
    db,
  )
  if (!rows[0]?.is) return []
  const jobs = await sql<{ name: string; cron: string; succeeded: Date | null; failed: Date | null }>`
    select name, cron,
      (select max(completed_on) from jobs.job where job.name = schedule.name and state = 'completed') as succeeded,
      (select max(completed_on) from jobs.job where job.name = schedule.name and state = 'failed') as failed
    from jobs.schedule order by name`.execute(db)
  return jobs.rows.map(({ cron, failed, name, succeeded }) => ({
    name,
    schedule: cron,
    lastSucceededAt: succeeded?.toISOString() ?? null,
    lastFailedAt: failed?.toISOString() ?? null,
    state: failed && (!succeeded || failed > succeeded) ? 'failed' : succeeded ? 'ok' : 'never',
  }))
}

async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the database does not answer')), databaseTimeoutMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
