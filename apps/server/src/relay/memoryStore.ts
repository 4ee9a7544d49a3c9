import type { Clock } from '../clock.ts'
import { idOf, messageId } from './messageId.ts'
import { createQuotas, type Owner } from './quotas.ts'
import { type Kept, maxKept, maxRead, maxReadBytes, type RelayStore, type StoreEvents } from './store.ts'

type Owned = Kept & Owner

type Mailbox = {
  /** By reference, oldest first. */
  readonly kept: Map<string, Owned>
  /** Ids of received messages, and until when they are remembered. */
  readonly seen: Map<string, number>
}

/** Estimated memory of a message besides its text. */
const overheadBytes = 256
/** A sweep visits every topic, so it runs at most this often. */
const sweepEveryMs = 1_000

/** Stores messages in memory, for a single process. They are lost when it ends. */
export function createMemoryStore(options: createMemoryStore.Options): RelayStore {
  const { clock, events, maxBytes = 256 << 20 } = options
  const mailboxes = new Map<string, Mailbox>()
  const subscribed = new Set<string>()
  const quotas = createQuotas(() => maxBytes)
  let count = 0
  let bytes = 0
  let sweptAt = Number.NEGATIVE_INFINITY
  let evictedInVainAt = Number.NEGATIVE_INFINITY
  const sweep = setInterval(forgetAllOld, 30_000)
  sweep.unref()

  function forgetAllOld() {
    sweptAt = clock()
    for (const [topic, mailbox] of mailboxes) forgetOld(topic, mailbox)
  }

  function forgetOld(topic: string, { kept, seen }: Mailbox) {
    const now = clock()
    for (const [id, until] of seen) if (until <= now && seen.delete(id)) bytes -= overheadBytes
    for (const [ref, { expiresAt }] of kept) if (expiresAt <= now) drop(kept, ref)
    if (seen.size === 0) mailboxes.delete(topic)
  }

  function drop(kept: Mailbox['kept'] | undefined, ref: string) {
    const one = kept?.get(ref)
    if (!one) return
    bytes -= one.message.length
    quotas.remove(one, one.message.length + overheadBytes)
    kept?.delete(ref)
  }

  /** Anyone can publish on any number of topics: total memory is bounded. */
  function hasRoom(message: string): boolean {
    const fits = () => bytes + message.length + overheadBytes <= maxBytes
    if (!fits() && clock() - sweptAt >= sweepEveryMs) forgetAllOld()
    // In vain while every topic has a subscriber: not tried for every message.
    if (!fits() && clock() - evictedInVainAt >= sweepEveryMs && !evictIdle()) evictedInVainAt = clock()
    return fits()
  }

  /**
   * Removes messages of topics without a subscriber, those that would stay longest first,
   * and an eighth of the store at once, because it visits every topic.
   */
  function evictIdle(): boolean {
    const idle = [...mailboxes]
      .filter(([topic]) => !subscribed.has(topic))
      .flatMap(([, { kept, seen }]) => [...kept.values()].map((one) => ({ one, kept, seen })))
      .sort((a, b) => b.one.expiresAt - a.one.expiresAt)
    let count = 0
    for (const { one, kept, seen } of idle) {
      if (bytes <= (maxBytes * 7) / 8) break
      drop(kept, one.ref)
      // Its publisher may send it again.
      if (seen.delete(idOf(one.ref))) bytes -= overheadBytes
      count++
    }
    if (count > 0) events.onEvicted?.(count)
    return count > 0
  }

  function mailboxOf(topic: string): Mailbox {
    const known = mailboxes.get(topic)
    if (known) return known
    const mailbox: Mailbox = { kept: new Map(), seen: new Map() }
    mailboxes.set(topic, mailbox)
    return mailbox
  }

  return {
    async publish({ topic, message, ttl, tag, from, address, project }) {
      const id = messageId(message)
      const now = clock()
      const mailbox = mailboxOf(topic)
      if ((mailbox.seen.get(id) ?? 0) > now) return 'known'
      if (mailbox.kept.size >= maxKept) {
        forgetOld(topic, mailbox)
        if (mailbox.kept.size >= maxKept) return 'full'
      }
      const owner = { address, project }
      if (!quotas.hasRoom(owner, message.length + overheadBytes)) return 'full'
      if (!hasRoom(message)) return 'full'
      const expiresAt = now + ttl * 1_000
      const ref = `${String(now * 1_000).padStart(16, '0')}${String(count++ % 1_000_000).padStart(6, '0')}${id}`
      const kept: Owned = { topic, ref, message, publishedAt: now, expiresAt, tag, from, ...owner }
      mailboxes.set(topic, mailbox)
      if (!mailbox.seen.has(id)) bytes += overheadBytes
      bytes += message.length
      quotas.add(owner, message.length + overheadBytes)
      mailbox.seen.set(id, expiresAt)
      mailbox.kept.set(ref, kept)
      if (subscribed.has(topic)) queueMicrotask(() => events.onMessage(kept))
      return 'kept'
    },
    async subscribe(topics) {
      for (const topic of topics) subscribed.add(topic)
    },
    unsubscribe(topics) {
      for (const topic of topics) subscribed.delete(topic)
    },
    async read(topic, after = '') {
      const now = clock()
      const waiting = [...(mailboxes.get(topic)?.kept.values() ?? [])].filter(
        ({ ref, expiresAt }) => ref > after && expiresAt > now,
      )
      const page: Kept[] = []
      let size = 0
      for (const one of waiting) {
        size += one.message.length
        if (page.length >= maxRead || (page.length > 0 && size > maxReadBytes)) break
        page.push(one)
      }
      return { kept: page, hasMore: waiting.length > page.length }
    },
    async remove(topic, ref) {
      drop(mailboxes.get(topic)?.kept, ref)
    },
    async removeByIds(topic, ids) {
      const kept = mailboxes.get(topic)?.kept
      for (const ref of [...(kept?.keys() ?? [])]) if (ids.includes(idOf(ref))) drop(kept, ref)
    },
    usedShare: () => bytes / maxBytes,
    state: () => (bytes < maxBytes * 0.95 ? 'ok' : 'full'),
    async close() {
      clearInterval(sweep)
      mailboxes.clear()
      subscribed.clear()
    },
  }
}

export declare namespace createMemoryStore {
  type Options = {
    clock: Clock
    events: Pick<StoreEvents, 'onMessage' | 'onEvicted'>
    /** Maximum size of all stored messages. @default 256 MiB */
    maxBytes?: number | undefined
  }
}
