export type RelativeTime = {
  readonly value: number
  readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Elapsed time in the largest unit that fits, rounded down. Zero minutes means just now. */
export function relativeTime(then: number, now: number): RelativeTime {
  const elapsed = Math.max(0, now - then)
  if (elapsed < hourMs) return { value: Math.floor(elapsed / minuteMs), unit: 'minute' }
  if (elapsed < dayMs) return { value: Math.floor(elapsed / hourMs), unit: 'hour' }
  if (elapsed < 30 * dayMs) return { value: Math.floor(elapsed / dayMs), unit: 'day' }
  if (elapsed < 365 * dayMs) return { value: Math.floor(elapsed / (30 * dayMs)), unit: 'month' }
  return { value: Math.floor(elapsed / (365 * dayMs)), unit: 'year' }
}
