import type { RedisClient } from './openSharedRedis.ts'

/**
 * Circuit breaker for Redis. Resolves to undefined if Redis is disconnected, fails or
 * exceeds the budget. After a few failures in a row it stops asking for a cool-down,
 * so that a frozen Redis costs nothing.
 */
export type RedisBreaker = {
  ask<Answer>(question: (redis: RedisClient) => Promise<Answer>): Promise<Answer | undefined>
  /** Whether a call would return undefined immediately. */
  isOpen(): boolean
}

const failuresToOpen = 3
const cooldownMs = 1_000

export function createRedisBreaker(
  client: () => RedisClient,
  options: createRedisBreaker.Options = {},
): RedisBreaker {
  const { budgetMs = 50 } = options
  let failures = 0
  let closedFrom = 0

  // A monotonic clock: changes of the system time must not hold the breaker open.
  const isOpen = () => client().status !== 'ready' || performance.now() < closedFrom

  return {
    isOpen,
    async ask(question) {
      if (isOpen()) return undefined
      // While one call probes Redis, the others continue without it.
      if (failures >= failuresToOpen) closedFrom = performance.now() + cooldownMs
      const answer = await within(budgetMs, question(client()))
      if (answer.given) {
        failures = 0
        closedFrom = 0
        return answer.value
      }
      failures += 1
      if (failures >= failuresToOpen) closedFrom = performance.now() + cooldownMs
      return undefined
    },
  }
}

export declare namespace createRedisBreaker {
  type Options = {
    /** Timeout in milliseconds. @default 50 */
    budgetMs?: number | undefined
  }
}

type Outcome<Answer> = { readonly given: true; readonly value: Answer } | { readonly given: false }

function within<Answer>(budgetMs: number, answer: Promise<Answer>): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    // If the event loop was blocked longer than the budget, the reply may already be in the
    // socket: timers run before it is read, immediates after.
    const timer = setTimeout(() => setImmediate(resolve, { given: false }), budgetMs)
    const settle = (outcome: Outcome<Answer>) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    answer.then(
      (value) => settle({ given: true, value }),
      () => settle({ given: false }),
    )
  })
}
