import type { Verdict } from './limiter.ts'

/**
 * What a refusal looks like on an answer: the quota is the burst, and the
 * window the time in which it fills up again.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function rateLimitHeaders({ limit, retryAfter }: Verdict & { admitted: false }) {
  const { rate, period, burst } = limit
  const wait = seconds(retryAfter)
  return {
    'RateLimit-Policy': `"default";q=${burst};w=${seconds((period / rate) * burst)}`,
    RateLimit: `"default";r=0;t=${wait}`,
    'Retry-After': `${wait}`,
  }
}

function seconds(milliseconds: number): number {
  return Math.max(Math.ceil(milliseconds / 1_000), 1)
}
