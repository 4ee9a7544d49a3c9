import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** Something done now and then, by one process at a time. */
export type Job = {
  readonly name: string
  /** When, as cron writes it. UTC. */
  readonly schedule: string
  run(): Promise<void>
}

/**
 * Runs jobs on their schedule, each by whichever worker is free first. Starts
 * in the background and tries until the database is there.
 */
export function startWorker(
  databaseUrl: string,
  log: Logger,
  jobs: readonly Job[],
): { stop(): Promise<void> } {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2 })
  // Without a listener a lost database would end the process.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'jobs are waiting for the database'))
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
      log.warn({ err: error }, 'jobs could not start')
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
