/** How often to try again, and how long to wait before the first time and at most. */
export type RetryPolicy = { readonly retries: number; readonly base: number; readonly max: number }

/** For the toolkit's own API. Milliseconds. */
export const apiRetry = { retries: 3, base: 1_000, max: 30_000 } as const satisfies RetryPolicy

/** What a timer can count to; one that is set for longer ends at once. */
const longestTimer = 2 ** 31 - 1

// 403 is here because gateways answer it when they are overrun.
const retryable: readonly unknown[] = [-1, 403, 408, 413, 429, 500, 502, 503, 504]

/** Whether an RPC code or HTTP status may be gone on a second try. */
export function isRetryable(code: unknown): boolean {
  return retryable.includes(code)
}

/**
 * Milliseconds to wait before the attempt after `attempt`, the first being 0.
 * A server that says when to come back is obeyed, even past `max`.
 */
export function retryDelay(attempt: number, options: retryDelay.Options): number {
  const { base, max, retryAfter } = options
  return Math.min(retryAfter ?? Math.min(base * 2 ** attempt, max), longestTimer)
}

export declare namespace retryDelay {
  type Options = {
    base: number
    max: number
    /** Milliseconds, as {@link parseRetryAfter} reads them. */
    retryAfter?: number | undefined
  }
}

/** Milliseconds from a `Retry-After` header, which holds seconds or a date. */
export function parseRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
