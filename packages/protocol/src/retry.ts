/** Exponential back-off: number of retries, first delay and maximum delay, in milliseconds. */
export type RetryPolicy = { readonly retries: number; readonly baseMs: number; readonly maxMs: number }

/** For requests to the toolkit's own API. */
export const apiRetry = { retries: 3, baseMs: 1_000, maxMs: 30_000 } as const satisfies RetryPolicy

/** Maximum delay of `setTimeout`; a longer one fires immediately. */
const maxTimerMs = 2 ** 31 - 1

// 403 is included because gateways return it when overloaded.
const retryable: readonly unknown[] = [-1, 403, 408, 413, 429, 500, 502, 503, 504]

/** Whether a request that failed with this RPC code or HTTP status can be retried. */
export function isRetryable(code: unknown): boolean {
  return retryable.includes(code)
}

/**
 * Milliseconds before the next attempt; the first `attempt` is 0. A server's
 * `Retry-After` takes precedence, even above `maxMs`.
 */
export function retryDelayMs(attempt: number, options: retryDelayMs.Options): number {
  const { baseMs, maxMs, retryAfterMs } = options
  return Math.min(retryAfterMs ?? Math.min(baseMs * 2 ** attempt, maxMs), maxTimerMs)
}

export declare namespace retryDelayMs {
  type Options = {
    baseMs: number
    maxMs: number
    /** Milliseconds, from {@link parseRetryAfter}. */
    retryAfterMs?: number | undefined
  }
}

/** Milliseconds from a `Retry-After` header, which holds seconds or a date. */
export function parseRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
