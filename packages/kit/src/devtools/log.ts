/** The latest entries of one kind, oldest first. */
export type Log<Entry> = {
  list(): readonly Entry[]
  add(entry: Entry): Entry
  /** Says that an entry has changed. */
  change(entry: Entry): void
  clear(): void
  /** Calls the listener with the entry that is new or has changed, and with nothing if all are gone. */
  subscribe(listener: (entry: Entry | undefined) => void): () => void
}

const mostEntries = 400

export function createLog<Entry>(): Log<Entry> {
  let entries: Entry[] = []
  const listeners = new Set<(entry: Entry | undefined) => void>()
  const tell = (entry: Entry | undefined) => {
    for (const listener of [...listeners]) listener(entry)
  }
  return {
    list: () => entries,
    add(entry) {
      entries.push(entry)
      if (entries.length > mostEntries) entries.shift()
      tell(entry)
      return entry
    },
    change: tell,
    clear() {
      entries = []
      tell(undefined)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
