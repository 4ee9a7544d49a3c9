import { LRUCache } from 'lru-cache'
import type { Shared } from '../../shared.ts'
import { createLive, type Live } from './live.ts'
import { openSink } from './openSink.ts'
import { recountProject, storeAccounts } from './recountHours.ts'
import { replaceAddresses } from './replaceAddresses.ts'
import { type DayOf, dayOf, type EventSink, type StoredEvent } from './sink.ts'

/** Events that are stored, for charts. */
export type EventStore = {
  readonly sink: EventSink
  readonly live: Live
  /**
   * Counts what is only counted regularly: the accounts of today, and its hours in a store that does
   * not count as it stores. At most every 30 seconds; resolves to when that was.
   */
  countToday(projectId: string): Promise<number>
  /** A day's events by their id, in pages; without addresses, also if the project stored them before. */
  eventsOfDay(of: DayOf & { readonly hideAddresses: boolean }): AsyncIterable<StoredEvent[]>
  close(): Promise<void>
}

/** When the shown counts were made, and until when they are young enough. */
type Counted = { at: number; until: number; readonly isOlderShown: boolean; readonly done: Promise<void> }

const todayMs = 30_000
const pageLength = 2_000

export function openEventStore(options: Pick<Shared, 'chains' | 'db' | 'config' | 'clock'>): EventStore {
  const { chains, db, clock } = options
  const sink = openSink(options)
  const counted = new LRUCache<string, Counted>({ max: 1_000 })

  async function count(projectId: string): Promise<void> {
    const day = dayOf(clock())
    if (!sink.countsHours) await recountProject({ db, sink }, { projectId, day })
    await storeAccounts(db, day, await sink.accountsOfDay({ projectId, day }))
  }

  function withoutAddresses(event: StoredEvent): StoredEvent {
    const hide = (text: string) => replaceAddresses(text, chains.isAddress, () => '…')
    const properties = Object.entries(event.properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? hide(value) : value,
    ])
    return { ...event, account: null, url: hide(event.url), properties: Object.fromEntries(properties) }
  }

  return {
    sink,
    live: createLive(options),
    async countToday(projectId) {
      const known = counted.get(projectId)
      if (known && clock() < known.until) {
        if (!known.isOlderShown) await known.done
        return known.at
      }
      const began = clock()
      // Only the first reader of a day waits; later ones see the counts from before meanwhile.
      const isOlderShown = known !== undefined && dayOf(known.at) === dayOf(began)
      const at = known && isOlderShown ? known.at : began
      const fresh = { at, until: Number.POSITIVE_INFINITY, isOlderShown, done: count(projectId) }
      counted.set(projectId, fresh)
      fresh.done.then(
        () => {
          fresh.at = began
          // What takes long is repeated less often, so that it takes a tenth of the time at most.
          fresh.until = began + Math.max(todayMs, 10 * (clock() - began))
        },
        () => {
          if (counted.get(projectId) === fresh) counted.delete(projectId)
        },
      )
      if (!isOlderShown) await fresh.done
      return fresh.at
    },
    async *eventsOfDay({ hideAddresses, ...of }) {
      for (let after: string | undefined; ; ) {
        const page = await sink.pageOfDay({ ...of, after, limit: pageLength })
        if (page.length) yield hideAddresses ? page.map(withoutAddresses) : page
        after = page.at(-1)?.eventId
        if (page.length < pageLength) return
      }
    },
    close: () => sink.close(),
  }
}
