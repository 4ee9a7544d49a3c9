import { LRUCache } from 'lru-cache'

/** A kept text: good until, and of use after that only against a failure. */
export type Entry = { readonly text: string; readonly madeAt: number; readonly goodUntil: number }

/** Entries in this process; the least recently used go when the bytes run out. */
export type Entries<Kept extends Entry = Entry> = {
  get(key: string): Kept | undefined
  set(key: string, entry: Kept): void
  delete(key: string): void
  clear(): void
}

export function createEntries<Kept extends Entry = Entry>(maxBytes: number): Entries<Kept> {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // One value must not push out all the others.
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
