/** `rate` requests per `period` milliseconds, with bursts of up to `burst`. */
export type Limit = { readonly rate: number; readonly period: number; readonly burst: number }

export type Verdict =
  | { readonly admitted: true; readonly limit: Limit; readonly remaining: number }
  | {
      readonly admitted: false
      readonly limit: Limit
      /** Milliseconds until `cost` would be admitted. */
      readonly retryAfter: number
    }

/**
 * Rate limiter (GCRA). With Redis, all processes share one allowance and take leases
 * of it, so that most requests need no round trip; without Redis, or while it is
 * unreachable, each process counts by itself.
 */
export type Limiter = {
  /** Synchronous unless a lease has to be fetched. Never rejects. */
  take(key: string, limit: Limit, cost?: number): Verdict | Promise<Verdict>
  close(): Promise<void>
}
