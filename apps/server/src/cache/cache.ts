/**
 * A place for answers that can be had again: in this process, and shared with
 * the others where Redis is configured. Losing it costs time, never truth, so
 * no method throws: a cache that cannot be reached has nothing in it.
 */
export type Cache = {
  /** The value, or undefined when there is none that is still good. */
  get(key: string): Promise<string | undefined>
  /** Keeps the value for so many milliseconds. */
  set(key: string, value: string, ttl: number): Promise<void>
  delete(key: string): Promise<void>
  /**
   * The kept value, or what `make` makes. Of those who ask for one key at a
   * time in this process only the first makes it. When `make` fails and an
   * older value is within `stale`, that value is given, marked.
   */
  wrap<Value>(key: string, options: Cache.WrapOptions, make: () => Promise<Value>): Promise<Cached<Value>>
  /** Whether other processes see what is kept here. */
  readonly isShared: boolean
  /**
   * Raises a whole number that all processes share to at least `value`, and
   * resolves to the highest that was given within `ttl` milliseconds. Undefined
   * where there are no others, or they cannot be asked.
   */
  raise(key: string, value: number, ttl: number): Promise<number | undefined>
  close(): Promise<void>
}

/** JSON value with the time it was made. */
export type Cached<Value> = { readonly value: Value; readonly madeAt: number; readonly stale: boolean }

export declare namespace Cache {
  type WrapOptions = {
    /** Milliseconds the value is good for. */
    ttl: number
    /** Milliseconds after that in which it still beats a failure. @default 0 */
    stale?: number | undefined
    /** Makes it anew, and keeps it, even when one is there. */
    refresh?: boolean | undefined
  }
}
