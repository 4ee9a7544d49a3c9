/** Recent performance of an upstream. */
export type Health = {
  /** Records a response. */
  answered(milliseconds: number, good: boolean): void
  failed(): void
  throttled(): void
  /** Records a call that was aborted after this time. */
  abandoned(milliseconds: number): void
  /** 70th percentile of response times, in milliseconds. */
  p70(): number
  /** Share of recent calls that failed. */
  errorShare(): number
  /** Lower is better. */
  score(blocksBehind: number): number
}

const maxSamples = 64
const weight = 0.1
/** Assumed latency before the first call. */
const unknownLatencyMs = 200

export function createHealth(): Health {
  const latencies: number[] = []
  let next = 0
  let quantile = unknownLatencyMs
  let changes = 0
  let errors = 0
  let throttles = 0

  function keep(milliseconds: number) {
    latencies[next] = milliseconds
    next = (next + 1) % maxSamples
    changes++
  }
  const mix = (old: number, now: number) => old + weight * (now - old)

  function p70() {
    // Sorting is expensive: not after every response.
    if (changes > 8 || (changes > 0 && latencies.length <= 8)) {
      changes = 0
      const sorted = latencies.toSorted((one, other) => one - other)
      quantile = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.7))] ?? unknownLatencyMs
    }
    return quantile
  }

  return {
    answered(milliseconds, good) {
      keep(milliseconds)
      errors = mix(errors, good ? 0 : 1)
      throttles = mix(throttles, 0)
    },
    failed() {
      errors = mix(errors, 1)
    },
    throttled() {
      throttles = mix(throttles, 1)
    },
    abandoned(milliseconds) {
      if (milliseconds > quantile) keep(milliseconds)
    },
    p70,
    errorShare: () => errors,
    score(blocksBehind) {
      // A few milliseconds do not distinguish two fast upstreams.
      const latency = Math.max(5, p70())
      return latency * (1 + 8 * errors + 4 * throttles) + 50 * Math.max(0, blocksBehind)
    },
  }
}
