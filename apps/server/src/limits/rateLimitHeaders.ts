import type { Verdict } from './limiter.ts'

/**
 * Headers of a 429 response: the quota is the burst, the window is the time in which
 * it refills.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function rateLimitHeaders({ limit, retryAfter }: Verdict & { admitted: false }) {
  const { rate, period, burst } = limit
  const retrySeconds = seconds(retryAfter)
  return {
    'RateLimit-Policy': `"default";q=${burst};w=${seconds((period / rate) * burst)}`,
    RateLimit: `"default";r=0;t=${retrySeconds}`,
    'Retry-After': `${retrySeconds}`,
  }
}

function seconds(milliseconds: number): number {
  return Math.max(Math.ceil(milliseconds / 1_000), 1)
}
