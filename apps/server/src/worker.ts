import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { isDatabaseAway } from './db/explainDatabase.ts'
import type { Metrics } from './metrics.ts'

/** A scheduled job. Runs in one process at a time. */
export type Job = {
  readonly name: string
  /** Cron expression, UTC. */
  readonly schedule: string
  run(): Promise<void>
}

const jobTimeoutMs = 900_000
const readEveryMs = 30_000

/**
 * Runs jobs on their schedule, each on whichever worker is free first. Starts in the
 * background and retries until the database is reachable.
 */
export function startWorker({
  databaseUrl,
  log,
  jobs,
  metrics,
  timeoutMs = jobTimeoutMs,
}: startWorker.Options): { stop(): Promise<void> } {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2 })
  // Without a listener, a lost connection would crash the process.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue lost the database'))
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function start(): Promise<void> {
    await boss.start()
    for (const { name, schedule, run } of jobs) {
      await boss.createQueue(name, { retryLimit: 3, retryBackoff: true, expireInSeconds: timeoutMs / 1_000 })
      await boss.schedule(name, schedule)
      metrics.jobFailures.inc({ job: name }, 0)
      await boss.work(name, () => attempt(name, run))
    }
    await readSuccesses()
  }

  /** The queue repeats a job that rejects, and says nothing about it. */
  async function attempt(name: string, run: Job['run']): Promise<void> {
    const began = performance.now()
    const tooLong = rejectAfter(timeoutMs)
    try {
      await Promise.race([run(), tooLong.promise])
      metrics.jobLastSuccess.set({ job: name }, Date.now() / 1_000)
      log.info({ job: name, milliseconds: Math.round(performance.now() - began) }, 'job done')
    } catch (err) {
      metrics.jobFailures.inc({ job: name })
      log.error({ job: name, err }, 'job failed')
      throw err
    } finally {
      tooLong.cancel()
    }
  }

  /**
   * Jobs run on any worker, so each reports what the database says about all of them. A job that
   * never succeeded counts from when it was first scheduled: a new worker raises no alarm, and
   * restarts do not put it off.
   */
  async function readSuccesses(): Promise<void> {
    const { rows }: { rows: { name: string; at: number }[] } = await boss.getDb().executeSql(
      `select name, extract(epoch from coalesce(
         (select max(completed_on) from jobs.job where job.name = schedule.name and state = 'completed'),
         created_on))::float8 as at
       from jobs.schedule where name = any($1)`,
      [jobs.map(({ name }) => name)],
    )
    for (const { name, at } of rows) metrics.jobLastSuccess.set({ job: name }, at)
  }

  const reading = setInterval(
    () => readSuccesses().catch((error: unknown) => log.debug({ err: error }, 'jobs were not read')),
    readEveryMs,
  ).unref()

  const tryStart = () =>
    start().catch((error: Error) => {
      log.warn(
        isDatabaseAway(error) ? { reason: error.message } : { err: error },
        'job queue failed to start',
      )
      if (!stopped) timer = setTimeout(tryStart, 10_000).unref()
    })
  const starting = tryStart()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(reading)
      await starting
      await boss.stop({ graceful: true, timeout: 10_000 }).catch(() => undefined)
    },
  }
}

export declare namespace startWorker {
  type Options = {
    databaseUrl: string
    log: Logger
    jobs: readonly Job[]
    metrics: Pick<Metrics, 'jobFailures' | 'jobLastSuccess'>
    /** After this time a job has failed. @default 15 minutes */
    timeoutMs?: number | undefined
  }
}

function rejectAfter(milliseconds: number): { promise: Promise<never>; cancel(): void } {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no end after ${milliseconds} ms`)), milliseconds)
  return { promise, cancel: () => clearTimeout(timer) }
}
