import { LRUCache } from 'lru-cache'

/** A cached text. After `goodUntil` it is only used if making a new one fails. */
export type Entry = { readonly text: string; readonly madeAt: number; readonly goodUntil: number }

/** Entries in this process. Evicts the least recently used when the byte limit is reached. */
export type Entries<Kept extends Entry = Entry> = {
  get(key: string): Kept | undefined
  set(key: string, entry: Kept): void
  delete(key: string): void
  clear(): void
}

export function createEntries<Kept extends Entry = Entry>(maxBytes: number): Entries<Kept> {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // One large value must not evict all others.
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: (entry, key) => 2 * (entry.text.length + key.length) + 128,
  })
  return {
    get: (key) => kept.get(key),
    set: (key, entry) => void kept.set(key, entry),
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
