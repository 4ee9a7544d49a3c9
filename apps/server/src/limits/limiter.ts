/** So many requests in so many milliseconds, and how many may come at once. */
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
 * Admits or refuses by GCRA. With Redis the allowance is one for all
 * processes, taken in leases so that most requests ask nobody; without it, or
 * while it is away, each process counts for itself.
 */
export type Limiter = {
  /** Resolves at once unless a lease has to be fetched. Never rejects. */
  take(key: string, limit: Limit, cost?: number): Verdict | Promise<Verdict>
  close(): Promise<void>
}
