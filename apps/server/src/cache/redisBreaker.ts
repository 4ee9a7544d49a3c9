import type { Redis } from 'ioredis'

/**
 * Asks Redis only while that is worth it. The answer is undefined when Redis
 * is away, fails, or takes longer than the budget; after a few failures in a
 * row nobody asks for a while, so that a dead or frozen Redis costs nothing.
 */
export type RedisBreaker = {
  ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>
  /** Whether asking now would be answered with undefined at once. */
  isOpen(): boolean
}

const failuresToOpen = 3
/** Milliseconds until one question is tried again. */
const rest = 1_000

export function createRedisBreaker(redis: Redis, options: createRedisBreaker.Options = {}): RedisBreaker {
  const { budget = 50 } = options
  let failures = 0
  let closedFrom = 0

  // Measured on a clock nobody can set: a jump must not hold the breaker open.
  const isOpen = () => redis.status !== 'ready' || performance.now() < closedFrom

  return {
    isOpen,
    async ask(question) {
      if (isOpen()) return undefined
      // While it is being tried again, the others go on without.
      if (failures >= failuresToOpen) closedFrom = performance.now() + rest
      const answer = await within(budget, question(redis))
      if (answer.given) {
        failures = 0
        closedFrom = 0
        return answer.value
      }
      failures += 1
      if (failures >= failuresToOpen) closedFrom = performance.now() + rest
      return undefined
    },
  }
}

export declare namespace createRedisBreaker {
  type Options = {
    /** Milliseconds an answer may take. @default 50 */
    budget?: number | undefined
  }
}

type Outcome<Answer> = { readonly given: true; readonly value: Answer } | { readonly given: false }

function within<Answer>(budget: number, answer: Promise<Answer>): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    // When this process was busy for longer than the budget, the answer may lie in
    // the socket already: timers run before it is read, immediates after.
    const timer = setTimeout(() => setImmediate(resolve, { given: false }), budget)
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
