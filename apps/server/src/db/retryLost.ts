import { setTimeout as wait } from 'node:timers/promises'
import { databaseUnavailable } from '@latchkey/protocol/catalogue'
import { Refusal } from '../refusal.ts'
import { isConnectionLost } from './isConnectionLost.ts'

/** Milliseconds in which a database that was killed is usually back. */
const usualAbsence = 6_000
const longestWait = 400

/**
 * Does the work again while the database is away. Nobody knows whether a
 * commit that was cut off happened, so the work must find out itself: it has
 * to be safe to repeat.
 */
export async function retryLost<Value>(work: () => Promise<Value>, patience = usualAbsence): Promise<Value> {
  const until = performance.now() + patience
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (cause) {
      // It is there, but does not answer: to wait longer would only add to the queue.
      if (isTimeout(cause)) throw new Refusal(databaseUnavailable, { cause, retryAfter: 5 })
      if (!isConnectionLost(cause)) throw cause
      if (performance.now() > until) throw new Refusal(databaseUnavailable, { cause, retryAfter: 5 })
      // Spread out, so that those who were cut off together do not come back together.
      await wait(Math.min(25 * 2 ** attempt, longestWait) * (0.5 + Math.random()))
    }
  }
}

/** What the driver says when an answer does not come, and what the database says when it gave up itself. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || ('code' in error && error.code === '57014')
}
