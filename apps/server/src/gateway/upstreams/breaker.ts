import type { Clock } from '../../clock.ts'

/** Circuit breaker of an upstream. */
export type Breaker = {
  /** Whether calls may be sent: it is closed, or half-open. */
  admits(): boolean
  succeed(): void
  fail(): void
}

const failuresToOpen = 5
const firstCooldownMs = 2_000
const maxCooldownMs = 30_000

/**
 * Opens after five failures in a row. After the cool-down it is half-open: the next
 * success closes it, the next failure doubles the cool-down.
 */
export function createBreaker(clock: Clock, onChange: (state: 'open' | 'closed') => void): Breaker {
  let failures = 0
  let cooldownMs = 0
  let until = 0
  return {
    admits: () => cooldownMs === 0 || clock() >= until,
    succeed() {
      failures = 0
      if (cooldownMs === 0 || clock() < until) return
      cooldownMs = 0
      onChange('closed')
    },
    fail() {
      failures++
      if (cooldownMs === 0 && failures < failuresToOpen) return
      // Calls already running when it opened do not extend the cool-down.
      if (cooldownMs > 0 && clock() < until) return
      const wasClosed = cooldownMs === 0
      cooldownMs = Math.min(maxCooldownMs, cooldownMs === 0 ? firstCooldownMs : cooldownMs * 2)
      until = clock() + cooldownMs
      if (wasClosed) onChange('open')
    },
  }
}
