/** How long a delivery is tried, and how long a webhook may fail until it is switched off. */
export const giveUpAfterMs = 3 * 24 * 3_600_000

const firstRetryMs = 5_000
const maxRetryMs = 3 * 3_600_000
/** Failures in a row after which a receiver counts as down. */
export const failuresToRest = 3
const firstRestMs = 2_000
const maxRestMs = 300_000

/** Before the next try of one delivery: doubles, with jitter, up to three hours. */
export function retryDelayMs(tries: number, random: () => number = Math.random): number {
  return withJitter(Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(tries - 1, 20)), random)
}

/** Before a receiver that is down is asked again, whatever waits for it: up to five minutes. */
export function restDelayMs(failures: number, random: () => number = Math.random): number {
  if (failures < failuresToRest) return 0
  const doublings = Math.min(failures - failuresToRest, 20)
  return withJitter(Math.min(maxRestMs, firstRestMs * 2 ** doublings), random)
}

/** Between half of it and all of it. */
function withJitter(milliseconds: number, random: () => number): number {
  return milliseconds * (0.5 + random() / 2)
}
