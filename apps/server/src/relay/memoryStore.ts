import type { Clock } from '../clock.ts'
import { idOf, messageId } from './messageId.ts'
import { type Kept, maxKept, maxRead, type RelayStore, type StoreEvents } from './store.ts'

type Mailbox = {
  /** By reference, oldest first. */
  readonly kept: Map<string, Kept>
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
  let count = 0
  let bytes = 0
  let sweptAt = Number.NEGATIVE_INFINITY
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
    bytes -= kept?.get(ref)?.message.length ?? 0
    kept?.delete(ref)
  }

  /** Anyone can publish on any number of topics: total memory is bounded. */
  function hasRoom(message: string): boolean {
    const fits = () => bytes + message.length + overheadBytes <= maxBytes
    if (!fits() && clock() - sweptAt >= sweepEveryMs) forgetAllOld()
    return fits()
  }

  function mailboxOf(topic: string): Mailbox {
    const known = mailboxes.get(topic)
    if (known) return known
    const mailbox: Mailbox = { kept: new Map(), seen: new Map() }
    mailboxes.set(topic, mailbox)
    return mailbox
  }

  return {
    async publish({ topic, message, ttl, tag, from }) {
      const id = messageId(message)
      const now = clock()
      const mailbox = mailboxOf(topic)
      if ((mailbox.seen.get(id) ?? 0) > now) return 'known'
      if (mailbox.kept.size >= maxKept) {
        forgetOld(topic, mailbox)
        if (mailbox.kept.size >= maxKept) return 'full'
      }
      if (!hasRoom(message)) return 'full'
      const expiresAt = now + ttl * 1_000
      const ref = `${String(now * 1_000).padStart(16, '0')}${String(count++ % 1_000_000).padStart(6, '0')}${id}`
      const kept: Kept = { topic, ref, message, publishedAt: now, expiresAt, tag, from }
      mailboxes.set(topic, mailbox)
      if (!mailbox.seen.has(id)) bytes += overheadBytes
      bytes += message.length
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
      return { kept: waiting.slice(0, maxRead), hasMore: waiting.length > maxRead }
    },
    async remove(topic, ref) {
      drop(mailboxes.get(topic)?.kept, ref)
    },
    async removeByIds(topic, ids) {
      const kept = mailboxes.get(topic)?.kept
      for (const ref of [...(kept?.keys() ?? [])]) if (ids.includes(idOf(ref))) drop(kept, ref)
    },
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
    events: Pick<StoreEvents, 'onMessage'>
    /** Maximum size of all stored messages. @default 256 MiB */
    maxBytes?: number | undefined
  }
}
