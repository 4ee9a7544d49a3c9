import type { Clock } from '../../clock.ts'

/** The time in which a node that asked for fewer calls gets none. */
export type NodeCooldown = {
  until(): number
  isActive(): boolean
  /** Seconds that are left, at least one. */
  secondsLeft(): number
  /** `seconds` is what the node asked for; without it, the time grows with every repetition. */
  start(seconds?: number | undefined): void
  /** A response after the cool-down: the next one starts short again. */
  succeed(): void
}

const maxCooldownMs = 300_000
const firstBackoffMs = 1_000
const maxBackoffMs = 30_000

export function createNodeCooldown(clock: Clock, random: () => number = Math.random): NodeCooldown {
  let until = 0
  let backoffMs = 0
  const isActive = () => until > clock()
  return {
    until: () => until,
    isActive,
    secondsLeft: () => Math.max(1, Math.ceil((until - clock()) / 1_000)),
    start(seconds) {
      if (seconds !== undefined) {
        until = Math.max(until, clock() + Math.min(maxCooldownMs, 1_000 * seconds))
        return
      }
      // Calls already running when it started do not extend it.
      if (isActive()) return
      backoffMs = Math.min(maxBackoffMs, backoffMs === 0 ? firstBackoffMs : backoffMs * 2)
      // Several processes share a node: they must not all return at the same time.
      until = clock() + backoffMs * (0.5 + random() / 2)
    },
    succeed() {
      if (!isActive()) backoffMs = 0
    },
  }
}

/** Seconds of a `Retry-After`, which is a number or a date; undefined if it says nothing. */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined
  const seconds = /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1_000
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
