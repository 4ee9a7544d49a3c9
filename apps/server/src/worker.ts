import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** A scheduled job. Runs in one process at a time. */
export type Job = {
  readonly name: string
  /** Cron expression, UTC. */
  readonly schedule: string
  run(): Promise<void>
}

/**
 * Runs jobs on their schedule, each on whichever worker is free first. Starts in the
 * background and retries until the database is reachable.
 */
export function startWorker(
  databaseUrl: string,
  log: Logger,
  jobs: readonly Job[],
): { stop(): Promise<void> } {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2 })
  // Without a listener, a lost connection would crash the process.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue lost the database'))
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function start(): Promise<void> {
    await boss.start()
    for (const { name, schedule, run } of jobs) {
      await boss.createQueue(name, { retryLimit: 3, retryBackoff: true, expireInSeconds: 900 })
      await boss.schedule(name, schedule)
      await boss.work(name, async () => {
        const began = performance.now()
        await run()
        log.info({ job: name, milliseconds: Math.round(performance.now() - began) }, 'job done')
      })
    }
  }

  const attempt = () =>
    start().catch((error: Error) => {
      log.warn({ err: error }, 'job queue failed to start')
      if (!stopped) timer = setTimeout(attempt, 10_000).unref()
    })
  const starting = attempt()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await starting
      await boss.stop({ graceful: true, timeout: 10_000 }).catch(() => undefined)
    },
  }
}
