import type { Clock } from '../../clock.ts'
import type { OpenUpstream } from './openUpstream.ts'

/** The upstreams of a chain, those to try first in front. */
export type Ranking = {
  /** All of them, the healthy by score, then the rest: nobody is given up for good. */
  order(): Order
  /** Something happened that the order depends on. */
  touch(): void
}

export type Order = {
  readonly upstreams: readonly OpenUpstream[]
  /** How many of them, from the front, are healthy: the rest are asked only when those fail. */
  readonly healthy: number
  /** Whether one is as far as the others: what it answers is not old news, however ill it is. */
  isLevel(upstream: OpenUpstream): boolean
}

const goodFor = 1_000
/** Another must be so much better before it takes the place of the first. */
const hysteresis = 0.7

export function createRanking(
  all: readonly OpenUpstream[],
  clock: Clock,
  lag: { behind(id: string): number; isExcluded(id: string): boolean },
): Ranking {
  const isLevel = (one: OpenUpstream) => !lag.isExcluded(one.id)
  let ranked: Order = { upstreams: all, healthy: all.length, isLevel }
  let rankedAt = Number.NEGATIVE_INFINITY
  let primary: OpenUpstream | undefined

  function rank(): Order {
    const now = clock()
    // One of another chain knows nothing of this one.
    const upstreams = all.filter((one) => !one.isOther())
    const isWell = (one: OpenUpstream) =>
      one.breaker.admits() && one.restsUntil() <= now && !lag.isExcluded(one.id)
    const scores = new Map(upstreams.map((one) => [one, one.health.score(lag.behind(one.id))]))
    const score = (one: OpenUpstream) => scores.get(one) ?? Number.POSITIVE_INFINITY
    const byScore = (one: OpenUpstream, other: OpenUpstream) => score(one) - score(other)
    const well = upstreams.filter(isWell).sort(byScore)
    const [best] = well
    const stays = primary && well.includes(primary) && best && score(best) >= hysteresis * score(primary)
    if (!stays) primary = best
    const front = primary ? [primary, ...well.filter((one) => one !== primary)] : []
    const rest = upstreams.filter((one) => !well.includes(one))
    // One that is only slow to follow still beats one that does not answer.
    const [open, tripped] = [
      rest.filter((one) => one.breaker.admits()),
      rest.filter((one) => !one.breaker.admits()),
    ]
    return { upstreams: [...front, ...open, ...tripped], healthy: front.length, isLevel }
  }

  return {
    order() {
      if (all.length < 2) return ranked
      const now = clock()
      if (now - rankedAt >= goodFor || now < rankedAt) {
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
