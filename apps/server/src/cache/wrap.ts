import type { Clock } from '../clock.ts'
import type { Cache, Cached } from './cache.ts'
import type { Entry } from './entries.ts'

export type Wrap = {
  wrap: Cache['wrap']
  /** What is being made for the key now will not be kept, nor given to those who ask from here on. */
  forget(key: string): void
}

type Run = { readonly since: number; making: boolean; promise: Promise<Cached<unknown>> }

/** A `make` that takes longer is not waited for by those who come later: one that hangs must not take the key with it. */
const patience = 30_000

/** The part of a cache that makes values, over any place that finds and keeps them. */
export function createWrap(options: createWrap.Options): Wrap {
  const { clock, find, keep } = options
  const runs = new Map<string, Run>()

  async function run<Value>(key: string, own: Run, options: Cache.WrapOptions, make: () => Promise<Value>) {
    const { ttl, stale = 0, refresh = false } = options
    const known = refresh ? undefined : await find(key)
    const fresh = known && clock() < known.goodUntil ? read<Value>(known, false) : undefined
    if (fresh) return fresh
    own.making = true
    try {
      const value = await make()
      const madeAt = clock()
      const text = JSON.stringify(value) as string | undefined
      // Whoever deleted the key meanwhile knew that this value is out of date.
      if (text !== undefined && runs.get(key) === own)
        keep(key, { text, madeAt, goodUntil: madeAt + ttl }, ttl + stale)
      return { value, madeAt, stale: false }
    } catch (cause) {
      const older = known ?? (await find(key))
      const given = older && clock() < older.goodUntil + stale ? read<Value>(older, true) : undefined
      if (given) return given
      throw cause
    }
  }

  return {
    wrap<Value>(key: string, options: Cache.WrapOptions, make: () => Promise<Value>) {
      const now = clock()
      const current = runs.get(key)
      // One that only looks is no use to someone who wants it made anew.
      if (current && (current.making || !options.refresh) && now - current.since < patience)
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
    /** The entry, whether still good or not. */
    find(key: string): Entry | undefined | Promise<Entry | undefined>
    /** Keeps the entry for so many milliseconds. */
    keep(key: string, entry: Entry, lifetime: number): void
  }
}

/** Undefined when the text is not JSON: someone else wrote it. */
function read<Value>(entry: Entry, stale: boolean): Cached<Value> | undefined {
  try {
    return { value: JSON.parse(entry.text) as Value, madeAt: entry.madeAt, stale }
  } catch {
    return undefined
  }
}
