import { sourceUnavailable } from '@latchkey/protocol/catalogue'
import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import { restSources } from './restSources.ts'

/** Something that can be asked for an answer others could give as well. */
export type Source = { readonly name: string }

/**
 * Asks the sources in order until one answers. A source that failed three
 * times in a row is left out for a while, unless nobody else is left.
 */
export type FailOver<S extends Source> = <Value>(
  sources: readonly S[],
  ask: (source: S, signal: AbortSignal) => Promise<Value>,
  signal?: AbortSignal,
) => Promise<{ value: Value; source: S }>

export function createFailOver<S extends Source>(
  clock: Clock,
  options: { timeout?: number } = {},
): FailOver<S> {
  const { timeout = 8_000 } = options
  const rests = restSources(clock)
  return async (sources, ask, signal) => {
    const resting = ({ name }: S) => rests.isResting(name)
    const order = [...sources.filter((source) => !resting(source)), ...sources.filter(resting)]
    const causes: unknown[] = []
    for (const source of order) {
      const limit = AbortSignal.timeout(timeout)
      try {
        const value = await ask(source, signal ? AbortSignal.any([signal, limit]) : limit)
        rests.succeed(source.name)
        return { value, source }
      } catch (cause) {
        // What is wrong with the request stays wrong with the next source.
        if (cause instanceof Refusal && cause.entry.status < 500) throw cause
        if (signal?.aborted) throw cause
        causes.push(cause)
        rests.fail(source.name)
      }
    }
    throw new Refusal(sourceUnavailable, {
      cause: new AggregateError(causes, 'every source failed'),
      retryAfter: 5,
    })
  }
}
