import type { Metrics } from '../metrics.ts'
import { Refusal } from '../refusal.ts'
import type { Source } from './cooldown.ts'

/** Wraps sources to count their responses and failures. */
export function countSources<S extends Source>(
  feature: string,
  metrics: Pick<Metrics, 'sources'>,
  sources: readonly S[],
): S[] {
  return sources.map((source) => {
    const count = (outcome: string) => metrics.sources.inc({ feature, source: source.name, outcome })
    return new Proxy(source, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function' || key === 'close') return value
        return (...args: unknown[]) => {
          const answer: unknown = value.apply(target, args)
          if (answer instanceof Promise)
            answer.then(
              () => count('ok'),
              // A refusal below 500 is a valid response.
              (cause) => count(cause instanceof Refusal && cause.entry.status < 500 ? 'ok' : 'failed'),
            )
          return answer
        }
      },
    })
  })
}
