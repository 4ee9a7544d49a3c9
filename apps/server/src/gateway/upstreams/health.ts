/** How an upstream has been doing lately. */
export type Health = {
  /** An answer came after so many milliseconds. */
  answered(milliseconds: number, good: boolean): void
  failed(): void
  throttled(): void
  /** Nobody waited any longer; it would have taken longer than this. */
  abandoned(milliseconds: number): void
  /** Milliseconds within which 70 of 100 answers come. */
  p70(): number
  /** Smaller is better. */
  score(blocksBehind: number): number
}

const kept = 64
const weight = 0.1
/** What an upstream nobody has asked yet is taken for. */
const unknownLatency = 200

export function createHealth(): Health {
  const latencies: number[] = []
  let next = 0
  let quantile = unknownLatency
  let changes = 0
  let errors = 0
  let throttles = 0

  function keep(milliseconds: number) {
    latencies[next] = milliseconds
    next = (next + 1) % kept
    changes++
  }
  const mix = (old: number, now: number) => old + weight * (now - old)

  function p70() {
    // Sorting is not free: not after every answer.
    if (changes > 8 || (changes > 0 && latencies.length <= 8)) {
      changes = 0
      const sorted = latencies.toSorted((one, other) => one - other)
      quantile = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.7))] ?? unknownLatency
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
    score(blocksBehind) {
      // A millisecond more or less says nothing about two good ones.
      const latency = Math.max(5, p70())
      return latency * (1 + 8 * errors + 4 * throttles) + 50 * Math.max(0, blocksBehind)
    },
  }
}
