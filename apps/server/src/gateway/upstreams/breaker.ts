import type { Clock } from '../../clock.ts'

/** Keeps calls from an upstream that fails, and finds out when it is well again. */
export type Breaker = {
  /** Whether calls may go there: it is well, or it is time to try once. */
  admits(): boolean
  succeed(): void
  fail(): void
}

const failuresToOpen = 5
const firstRest = 2_000
const longestRest = 30_000

/**
 * Opens after five failures in a row. Once its rest is over it is half open:
 * the next success closes it, the next failure doubles the rest.
 */
export function createBreaker(clock: Clock, onChange: (state: 'open' | 'closed') => void): Breaker {
  let failures = 0
  let rest = 0
  let until = 0
  return {
    admits: () => rest === 0 || clock() >= until,
    succeed() {
      failures = 0
      if (rest === 0 || clock() < until) return
      rest = 0
      onChange('closed')
    },
    fail() {
      failures++
      if (rest === 0 && failures < failuresToOpen) return
      // Calls that were under way when it opened do not make it worse.
      if (rest > 0 && clock() < until) return
      const wasClosed = rest === 0
      rest = Math.min(longestRest, rest === 0 ? firstRest : rest * 2)
      until = clock() + rest
      if (wasClosed) onChange('open')
    },
  }
}
