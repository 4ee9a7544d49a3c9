export type RelativeTime = {
  readonly value: number
  readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago, in the largest unit that fits, rounded down. Zero minutes is just now. */
export function relativeTime(then: number, now: number): RelativeTime {
  const elapsed = Math.max(0, now - then)
  if (elapsed < hour) return { value: Math.floor(elapsed / minute), unit: 'minute' }
  if (elapsed < day) return { value: Math.floor(elapsed / hour), unit: 'hour' }
  if (elapsed < 30 * day) return { value: Math.floor(elapsed / day), unit: 'day' }
  if (elapsed < 365 * day) return { value: Math.floor(elapsed / (30 * day)), unit: 'month' }
  return { value: Math.floor(elapsed / (365 * day)), unit: 'year' }
}
