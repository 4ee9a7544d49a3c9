import type { Clock } from '../clock.ts'
import type { Cache, Cached } from './cache.ts'
import type { Entry } from './entries.ts'

export type Wrap = {
  wrap: Cache['wrap']
  /** Discards the value being made for the key, and makes later callers start over. */
  forget(key: string): void
}

type Run = { readonly since: number; making: boolean; promise: Promise<Cached<unknown>> }

/** After this time, new callers no longer wait for a running `make`, so that one that hangs does not block the key. */
const makeTimeoutMs = 30_000

/** The `wrap` method over any store of entries. */
export function createWrap(options: createWrap.Options): Wrap {
  const { clock, find, keep } = options
  const runs = new Map<string, Run>()

  async function run<Value>(key: string, own: Run, options: Cache.WrapOptions, make: () => Promise<Value>) {
    const { ttlMs, staleMs = 0, refresh = false } = options
    const known = refresh ? undefined : await find(key)
    const fresh = known && clock() < known.goodUntil ? read<Value>(known, false) : undefined
    if (fresh) return fresh
    own.making = true
    try {
      const value = await make()
      const madeAt = clock()
      const text = JSON.stringify(value) as string | undefined
      // Do not store the value if the key was deleted meanwhile: it may be out of date.
      if (text !== undefined && runs.get(key) === own)
        keep(key, { text, madeAt, goodUntil: madeAt + ttlMs }, ttlMs + staleMs)
      return { value, madeAt, stale: false }
    } catch (cause) {
      const older = known ?? (await find(key))
      const given = older && clock() < older.goodUntil + staleMs ? read<Value>(older, true) : undefined
      if (given) return given
      throw cause
    }
  }

  return {
    wrap<Value>(key: string, options: Cache.WrapOptions, make: () => Promise<Value>) {
      const now = clock()
      const current = runs.get(key)
      // A run that may return the cached value does not satisfy a refresh.
      if (current && (current.making || !options.refresh) && now - current.since < makeTimeoutMs)
        return current.promise as Promise<Cached<Value>>
      const { promise, resolve } = Promise.withResolvers<Cached<Value>>()
      const own: Run = { since: now, making: options.refresh === true, promise }
      runs.set(key, own)
      const settled = run(key, own, options, make).finally(() => {
        if (runs.get(key) === own) runs.delete(key)
      })
      resolve(settled)
      return promise
    },
    forget: (key) => void runs.delete(key),
  }
}

export declare namespace createWrap {
  type Options = {
    clock: Clock
    /** The entry, fresh or stale. */
    find(key: string): Entry | undefined | Promise<Entry | undefined>
    keep(key: string, entry: Entry, lifetimeMs: number): void
  }
}

/** Undefined if the text is not JSON. */
function read<Value>(entry: Entry, stale: boolean): Cached<Value> | undefined {
  try {
    return { value: JSON.parse(entry.text) as Value, madeAt: entry.madeAt, stale }
  } catch {
    return undefined
  }
}
