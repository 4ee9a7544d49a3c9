import type { Clock } from '../clock.ts'
import type { Cache } from './cache.ts'
import { createEntries, type Entry } from './entries.ts'
import { createWrap } from './wrap.ts'

/** A cache in this process only. */
export function createMemoryCache(options: createMemoryCache.Options): Cache {
  const { clock, maxBytes = 64 << 20 } = options
  const entries = createEntries(maxBytes)

  function keep(key: string, entry: Entry, lifetime: number): void {
    if (lifetime > 0) entries.set(key, entry)
  }

  const { wrap, forget } = createWrap({ clock, find: entries.get, keep })
  return {
    async get(key) {
      const entry = entries.get(key)
      return entry && clock() < entry.goodUntil ? entry.text : undefined
    },
    async set(key, value, ttlMs, where = 'everywhere') {
      if (where === 'remote') return
      const now = clock()
      keep(key, { text: value, madeAt: now, goodUntil: now + ttlMs }, ttlMs)
    },
    async delete(key) {
      forget(key)
      entries.delete(key)
    },
    wrap,
    isShared: false,
    async raise() {
      return undefined
    },
    async close() {
      entries.clear()
    },
  }
}

export declare namespace createMemoryCache {
  type Options = {
    clock: Clock
    /** @default 64 MiB */
    maxBytes?: number | undefined
  }
}
