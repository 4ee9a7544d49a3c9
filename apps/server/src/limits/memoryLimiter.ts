import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Limit, Limiter, Verdict } from './limiter.ts'

/** A limiter in this process only; synchronous. */
export type MemoryLimiter = Omit<Limiter, 'take'> & {
  take(key: string, limit: Limit, cost?: number): Verdict
}

/**
 * GCRA: an admitted request adds to the key's debt, time pays it off, and the debt may
 * not exceed the burst. Stores one number per key: when the debt is paid.
 */
export function createMemoryLimiter(options: createMemoryLimiter.Options): MemoryLimiter {
  const { clock, maxKeys = 100_000 } = options
  const paidAt = new LRUCache<string, number>({ max: maxKeys })
  return {
    take(key, limit, cost = 1) {
      const now = clock()
      const step = limit.period / limit.rate
      const maxDebtMs = step * limit.burst
      // The upper bound only matters if the clock was set back; then it forgives the difference.
      const debt = Math.min(Math.max((paidAt.get(key) ?? now) - now, 0), maxDebtMs)
      const after = debt + step * cost
      if (after > maxDebtMs + roundingMs)
        return { admitted: false, limit, retryAfter: Math.ceil(after - maxDebtMs) }
      paidAt.set(key, now + after)
      return { admitted: true, limit, remaining: Math.floor((maxDebtMs - after + roundingMs) / step) }
    },
    async close() {
      paidAt.clear()
    },
  }
}

export declare namespace createMemoryLimiter {
  type Options = {
    clock: Clock
    /** Maximum number of keys; the least recently used are forgotten. @default 100_000 */
    maxKeys?: number | undefined
  }
}

/** A double cannot represent current timestamps more precisely. */
const roundingMs = 0.001
