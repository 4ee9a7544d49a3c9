import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Limit, Limiter, Verdict } from './limiter.ts'

/** A limiter of this process alone: it answers at once. */
export type MemoryLimiter = Omit<Limiter, 'take'> & {
  take(key: string, limit: Limit, cost?: number): Verdict
}

/**
 * GCRA: a key owes time for what it was admitted, time pays it off, and it may
 * never owe more than its burst. One number a key: when all will be paid.
 */
export function createMemoryLimiter(options: createMemoryLimiter.Options): MemoryLimiter {
  const { clock, maxKeys = 100_000 } = options
  const paidAt = new LRUCache<string, number>({ max: maxKeys })
  return {
    take(key, limit, cost = 1) {
      const now = clock()
      const step = limit.period / limit.rate
      const most = step * limit.burst
      // The upper bound holds unless the clock was set back; then it forgives the difference.
      const debt = Math.min(Math.max((paidAt.get(key) ?? now) - now, 0), most)
      const after = debt + step * cost
      if (after > most + rounding) return { admitted: false, limit, retryAfter: Math.ceil(after - most) }
      paidAt.set(key, now + after)
      return { admitted: true, limit, remaining: Math.floor((most - after + rounding) / step) }
    },
    async close() {
      paidAt.clear()
    },
  }
}

export declare namespace createMemoryLimiter {
  type Options = {
    clock: Clock
    /** How many keys are remembered; the least recently used are forgiven. @default 100_000 */
    maxKeys?: number | undefined
  }
}

/** Milliseconds: times of today have no finer fractions in a double. */
const rounding = 0.001
