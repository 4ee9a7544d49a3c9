/**
 * Caches responses in this process, and shares them through Redis if it is configured.
 * Methods never throw: an unreachable cache behaves like an empty one.
 */
export type Cache = {
  /** The value, or undefined if it is missing or expired. */
  get(key: string): Promise<string | undefined>
  /** `remote`: only for other processes, because this one keeps the value by itself. */
  set(key: string, value: string, ttlMs: number, where?: 'everywhere' | 'remote'): Promise<void>
  delete(key: string): Promise<void>
  /**
   * The cached value, or the result of `make`. Concurrent calls for one key share a
   * single `make` per process. If `make` fails and an older value is within `staleMs`,
   * resolves to that value, marked as stale.
   */
  wrap<Value>(key: string, options: Cache.WrapOptions, make: () => Promise<Value>): Promise<Cached<Value>>
  /** Whether other processes see the cached values. */
  readonly isShared: boolean
  /**
   * Raises a number shared by all processes to at least `value`, and resolves to the
   * highest set within `ttlMs` milliseconds. Undefined without Redis, or if it does not
   * respond.
   */
  raise(key: string, value: number, ttlMs: number): Promise<number | undefined>
  close(): Promise<void>
}

/** A JSON value and when it was made. */
export type Cached<Value> = { readonly value: Value; readonly madeAt: number; readonly stale: boolean }

export declare namespace Cache {
  type WrapOptions = {
    /** Milliseconds until the value expires. */
    ttlMs: number
    /** Milliseconds after expiry in which the value is used if `make` fails. @default 0 */
    staleMs?: number | undefined
    /** Calls `make` even if a value is cached. */
    refresh?: boolean | undefined
  }
}
