import { setTimeout as wait } from 'node:timers/promises'
import { databaseUnavailable } from '@latchkey/protocol/catalogue'
import { Refusal } from '../refusal.ts'
import { isConnectionLost } from './isConnectionLost.ts'

/** How long a restarted database usually takes to come back. */
const restartMs = 6_000
const maxDelayMs = 400

/**
 * Retries work while the database is unreachable. A commit that was cut off may have
 * happened, so the work must be safe to repeat.
 */
export async function retryLost<Value>(work: () => Promise<Value>, timeoutMs = restartMs): Promise<Value> {
  const until = performance.now() + timeoutMs
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (cause) {
      // The database is up but does not answer: retrying would only add to the queue.
      if (isTimeout(cause)) throw new Refusal(databaseUnavailable, { cause, retryAfter: 5 })
      if (!isConnectionLost(cause)) throw cause
      if (performance.now() > until) throw new Refusal(databaseUnavailable, { cause, retryAfter: 5 })
      // Jitter, so that calls cut off together do not retry together.
      await wait(Math.min(25 * 2 ** attempt, maxDelayMs) * (0.5 + Math.random()))
    }
  }
}

/** Timeout of the driver, or of the database itself. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || ('code' in error && error.code === '57014')
}
