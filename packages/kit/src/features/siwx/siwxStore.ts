import type { Kit } from '../../core/kit.ts'

const mostKept = 50

/** A list that outlives the page, as a document of its own: nothing of it is read before a wallet connects. */
export type SiwxStore<Item> = {
  read(): readonly Item[]
  write(items: readonly Item[]): void
}

/** Opens `latchkey.<id>.siwx`. Other scripts can write to storage: entries of the wrong shape are left out. */
export function openSiwxStore<Item>(kit: Kit, isItem: (value: unknown) => value is Item): SiwxStore<Item> {
  const key = `latchkey.${kit.id}.siwx`
  const backing = kit.options.storage ?? pageStorage()
  let memory: readonly Item[] = []
  return {
    read() {
      try {
        const text = backing?.getItem(key)
        const value: unknown = text ? JSON.parse(text) : []
        return Array.isArray(value) ? value.filter(isItem) : []
      } catch {
        return memory
      }
    },
    write(items) {
      memory = items.slice(0, mostKept)
      try {
        if (memory.length) backing?.setItem(key, JSON.stringify(memory))
        else backing?.removeItem(key)
      } catch {
        // Private mode or quota: kept in memory for this visit.
      }
    },
  }
}

function pageStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
