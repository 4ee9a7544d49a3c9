import { type ProcessFacts, processFacts } from '@latchkey/protocol/http/health'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Find, Finding } from './rules.ts'

/** Processes write about themselves every 15 seconds. */
const goneAfterMs = 60_000
/** Of one that ended without saying so. */
const missedForMs = 900_000

type Options = { readonly db: Kysely<Database>; readonly now: number; readonly known: Find }
type Seen = ProcessFacts & { readonly id: string; readonly ageMs: number }

/** Evaluates the rules of the server, from what the processes say and from the queue of jobs. */
export async function checkServer({ db, known, now }: Options): Promise<Finding[]> {
  const all = await readProcesses(db, now)
  const alive = all.filter(({ ageMs }) => ageMs <= goneAfterMs)
  const gone = all.filter(({ ageMs }) => ageMs > goneAfterMs)
  const jobs = await failedJobs(db)
  const full = known('', 'spool_growing').threshold / 100
  const spools = alive.filter(({ spool }) => spool.bytes > spool.maxBytes * full)
  const nodes = silentNodes(alive)
  const finding = (rule: Finding['rule'], names: readonly string[]): Finding => ({
    projectId: '',
    rule,
    isFiring: names.length > 0,
    details: names.slice(0, 10).join(', '),
  })
  const byRedis = (state: ProcessFacts['redis']) =>
    alive.filter(({ redis }) => redis === state).map(({ id }) => `process ${id}`)
  return [
    finding('job_failed', jobs),
    finding('node_unreachable', nodes),
    finding(
      'spool_growing',
      spools.map(({ id, spool }) => `process ${id}: ${Math.round(spool.bytes / 1024)} KiB`),
    ),
    finding('redis_full', byRedis('full')),
    finding('redis_away', byRedis('away')),
    finding(
      'process_gone',
      gone.map(({ id, roles }) => `process ${id} (${roles.join(', ')})`),
    ),
  ]
}

async function readProcesses(db: Kysely<Database>, now: number): Promise<Seen[]> {
  const { rows } = await sql<{ id: string; seen_at: Date; facts: unknown }>`
    select id, seen_at, facts from server_processes
    where seen_at >= ${new Date(now - missedForMs)} order by id`.execute(db)
  return rows.flatMap(({ facts, id, seen_at }) => {
    const parsed = processFacts.safeParse(facts)
    return parsed.success ? [{ ...parsed.data, id, ageMs: now - seen_at.getTime() }] : []
  })
}

/** Nodes that no process that uses them can reach. */
function silentNodes(alive: readonly Seen[]): string[] {
  const used = alive.flatMap(({ nodes }) => nodes).filter(({ state }) => state !== 'unused')
  const byName = Map.groupBy(used, ({ chain, id }) => `${id} of ${chain}`)
  return [...byName].flatMap(([name, seen]) => (seen.every(({ state }) => state === 'failing') ? [name] : []))
}

/** Jobs whose last run has failed, after all of its tries. */
async function failedJobs(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('jobs.schedule') is not null as is`.execute(
    db,
  )
  if (!rows[0]?.is) return []
  const failed = await sql<{ name: string }>`
    select name from jobs.schedule
    where (
      select state::text from jobs.job
      where job.name = schedule.name and state in ('completed', 'failed')
      order by completed_on desc limit 1
    ) = 'failed' order by name`.execute(db)
  return failed.rows.map(({ name }) => name)
}
