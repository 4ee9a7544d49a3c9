import type { Verdict } from './limiter.ts'

/**
 * What a verdict looks like on an answer: the quota is the burst, and the
 * window the time in which it fills up again.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function rateLimitHeaders(verdict: Verdict): Record<string, string> {
  const { rate, period, burst } = verdict.limit
  const step = period / rate
  const policy = { 'RateLimit-Policy': `"default";q=${burst};w=${seconds(step * burst)}` }
  if (verdict.admitted) {
    const full = (burst - verdict.remaining) * step
    return {
      ...policy,
      RateLimit: `"default";r=${verdict.remaining};t=${Math.max(Math.ceil(full / 1_000), 0)}`,
    }
  }
  const wait = seconds(verdict.retryAfter)
  return { ...policy, RateLimit: `"default";r=0;t=${wait}`, 'Retry-After': `${wait}` }
}

function seconds(milliseconds: number): number {
  return Math.max(Math.ceil(milliseconds / 1_000), 1)
}
