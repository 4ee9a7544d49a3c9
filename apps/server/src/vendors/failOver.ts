import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnsupported, sourceUnavailable } from '@latchkey/protocol/catalogue'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import { createCooldowns, type Source } from './cooldown.ts'
import { NoAnswer, VendorFailure } from './egress.ts'

/** Timeouts of one source, and of all together. */
const sourceTimeoutMs = 8_000
const timeoutMs = 12_000

/**
 * Asks the sources of a chain in order until one responds. A source gets a cool-down
 * after three failures in a row, unless it is the only one.
 */
export function createFailOver<S extends ChainSource>({ sources, clock, log }: createFailOver.Options<S>) {
  const cooldownOf = createCooldowns(clock)
  return async <Value>(
    chain: ChainId,
    ask: (source: S, signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> => {
    const able = sources().filter((source) => source.supports(chain))
    if (able.length === 0) throw new Refusal(chainUnsupported)
    const isCooling = (source: S) => cooldownOf(source).isActive()
    const order = [...able.filter((source) => !isCooling(source)), ...able.filter(isCooling)]
    const limit = AbortSignal.timeout(timeoutMs)
    const causes: unknown[] = []
    for (const source of order) {
      if (limit.aborted) break
      try {
        const value = await ask(source, AbortSignal.any([limit, AbortSignal.timeout(sourceTimeoutMs)]))
        cooldownOf(source).succeed()
        return value
      } catch (cause) {
        const status = cause instanceof VendorFailure ? cause.status : undefined
        log?.warn({ source: source.name, chain, status }, 'a source failed')
        // An invalid request fails with every source.
        if (cause instanceof Refusal && cause.entry.status < 500) throw cause
        causes.push(cause)
        if (!(cause instanceof NoAnswer)) cooldownOf(source).fail()
      }
    }
    const cause = new AggregateError(causes, 'every source failed')
    throw new Refusal(sourceUnavailable, { cause, retryAfter: 5 })
  }
}

type ChainSource = Source & { supports(chain: ChainId): boolean }

export declare namespace createFailOver {
  type Options<S extends Source> = {
    /** In order of preference. */
    readonly sources: () => readonly S[]
    readonly clock: Clock
    readonly log?: Logger | undefined
  }
}
