import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/**
 * Repeats work on a database that workers may have no access to, in this process. Counted
 * as a job; it counts as done when it starts, so that a new process raises no alarm.
 * Returns a function that ends it.
 */
export function repeatJob({ name, everyMs, run, log, metrics }: repeatJob.Options): () => void {
  const succeed = () => metrics.jobLastSuccess.set({ job: name }, Date.now() / 1_000)
  const attempt = () =>
    run().then(succeed, (err: unknown) => {
      metrics.jobFailures.inc({ job: name })
      log.error({ job: name, err }, 'job failed')
    })
  metrics.jobFailures.inc({ job: name }, 0)
  succeed()
  const timer = setInterval(attempt, everyMs).unref()
  return () => clearInterval(timer)
}

export declare namespace repeatJob {
  type Options = {
    name: string
    everyMs: number
    run(): Promise<void>
    log: Pick<Logger, 'error'>
    metrics: Pick<Metrics, 'jobFailures' | 'jobLastSuccess'>
  }
}
