import type { Clock } from '../../clock.ts'
import type { OpenUpstream } from './openUpstream.ts'

/** The upstreams of a chain, best first. */
export type Ranking = {
  /** All upstreams: healthy ones by score, then the others as a last resort. */
  order(): Order
  /** Call when something changed that the order depends on. */
  touch(): void
}

export type Order = {
  readonly upstreams: readonly OpenUpstream[]
  /** Number of healthy upstreams at the front; the others are only asked when those fail. */
  readonly healthy: number
  /** Whether a late call may go there too: its responses are not stale, and it may be called. */
  isLevel(upstream: OpenUpstream): boolean
}

const rankingMs = 1_000
/** Another upstream must be this much better to replace the first. */
const hysteresis = 0.7

export function createRanking(
  all: readonly OpenUpstream[],
  clock: Clock,
  lag: { behind(id: string): number; isExcluded(id: string): boolean },
): Ranking {
  const isLevel = (one: OpenUpstream) => !lag.isExcluded(one.id) && !one.cooldown.isActive()
  let ranked: Order = { upstreams: all, healthy: all.length, isLevel }
  let rankedAt = Number.NEGATIVE_INFINITY
  let primary: OpenUpstream | undefined

  function rank(): Order {
    // Upstreams of another chain are not used.
    const upstreams = all.filter((one) => !one.isOther())
    const isHealthy = (one: OpenUpstream) =>
      one.breaker.admits() && !one.cooldown.isActive() && !lag.isExcluded(one.id)
    const scores = new Map(upstreams.map((one) => [one, one.health.score(lag.behind(one.id))]))
    const score = (one: OpenUpstream) => scores.get(one) ?? Number.POSITIVE_INFINITY
    const byScore = (one: OpenUpstream, other: OpenUpstream) => score(one) - score(other)
    const healthy = upstreams.filter(isHealthy).sort(byScore)
    const [best] = healthy
    const stays = primary && healthy.includes(primary) && best && score(best) >= hysteresis * score(primary)
    if (!stays) primary = best
    const front = primary ? [primary, ...healthy.filter((one) => one !== primary)] : []
    const unhealthy = upstreams.filter((one) => !healthy.includes(one))
    // A node that lags is better than one that does not respond.
    const [open, tripped] = [
      unhealthy.filter((one) => one.breaker.admits()),
      unhealthy.filter((one) => !one.breaker.admits()),
    ]
    return { upstreams: [...front, ...open, ...tripped], healthy: front.length, isLevel }
  }

  return {
    order() {
      if (all.length < 2) return ranked
      const now = clock()
      if (now - rankedAt >= rankingMs || now < rankedAt) {
        ranked = rank()
        rankedAt = now
      }
      return ranked
    },
    touch() {
      rankedAt = Number.NEGATIVE_INFINITY
    },
  }
}
