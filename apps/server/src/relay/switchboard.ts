import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Allowances } from './allowances.ts'
import type { RelaySocket } from './relaySocket.ts'
import type { Kept, RelayStore, StoreEvents } from './store.ts'

/** Maps topics to the sockets of this process, and delivers messages to them. */
export type Switchboard = {
  /** Resolves when no message published on the topics from now on can be missed. */
  join(socket: RelaySocket, topics: readonly string[]): Promise<void>
  leave(socket: RelaySocket, topics: Iterable<string>): void
  /** Delivers the stored messages of topics to a socket. Never rejects: undelivered messages stay stored. */
  flush(socket: RelaySocket, topics: readonly string[]): Promise<void>
  /** Handles a client's response to a delivery. */
  confirm(socket: RelaySocket, id: number, ok: boolean): void
  topicCount(): number
  readonly store: RelayStore
}

/**
 * Maximum number of unconfirmed deliveries. A confirmation of an older one is ignored,
 * and the message is delivered again.
 */
const maxUnconfirmed = 1_000
/** Maximum number of topics whose stored messages are delivered to a socket at the same time. */
const maxFlushed = 8
/** Maximum number of topics read concurrently after missed announcements. */
const maxConcurrentReads = 64

export function createSwitchboard({
  openStore,
  delayFor,
  onDelivery,
  onEvicted,
  onFailure,
}: createSwitchboard.Options): Switchboard {
  // Nearly always one socket: a set for each would be most of a topic's memory.
  const holders = new Map<string, RelaySocket | Set<RelaySocket>>()
  /** Topics being subscribed to, for sockets that join meanwhile. */
  const joining = new Map<string, Promise<void>>()
  // Ids above 2^53 would be rounded by clients.
  let lastId = Date.now() * 1_000
  let lastRemoval: Promise<void> | undefined

  const store = openStore({
    onMessage(kept) {
      const held = holders.get(kept.topic)
      if (held instanceof Set) for (const socket of held) give(socket, kept)
      else if (held) give(held, kept)
    },
    onGap: (topics) => void readAgain(topics),
    onEvicted,
    topics: () => holders.keys(),
  })

  function give(socket: RelaySocket, kept: Kept): void {
    if (kept.from === socket.clientId || socket.readyState !== socket.OPEN) return
    if (socket.given?.has(kept.ref)) return
    socket.unconfirmed ??= new Map()
    if (socket.unconfirmed.size >= maxUnconfirmed) {
      const [oldest = 0] = socket.unconfirmed.keys()
      socket.unconfirmed.delete(oldest)
    }
    socket.given?.add(kept.ref)
    const id = ++lastId
    const { topic, ref } = kept
    socket.unconfirmed.set(id, { topic, ref })
    // Topics are hex and messages base64: neither needs escaping.
    socket.say(
      `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":{"id":"${subscriptionOf(socket, topic)}","data":{"topic":"${topic}","message":"${kept.message}","publishedAt":${kept.publishedAt},"tag":${kept.tag}}}}`,
    )
    onDelivery()
  }

  /** Most deliveries to a socket are on the same topic as the one before. */
  function subscriptionOf(socket: RelaySocket, topic: string): string {
    if (socket.lastTopic !== topic) {
      socket.lastTopic = topic
      socket.lastSubscription = subscriptionId(topic, socket.clientId)
    }
    return socket.lastSubscription
  }

  async function readAgain(topics: readonly string[]): Promise<void> {
    for (let at = 0; at < topics.length; at += maxConcurrentReads)
      await Promise.all(
        topics.slice(at, at + maxConcurrentReads).map(async (topic) => {
          const held = holders.get(topic)
          const sockets = held instanceof Set ? [...held] : held ? [held] : []
          for (const socket of sockets) await flush(socket, [topic])
        }),
      )
  }

  async function flush(socket: RelaySocket, topics: readonly string[]): Promise<void> {
    socket.given ??= unconfirmedRefs(socket)
    socket.joinedAt = performance.now()
    socket.reading++
    try {
      const queue = [...topics]
      const lane = async () => {
        for (let topic = queue.shift(); topic !== undefined; topic = queue.shift())
          await flushOne(socket, topic)
      }
      await Promise.all(Array.from({ length: Math.min(maxFlushed, queue.length) }, lane))
    } catch (error) {
      onFailure(error)
    } finally {
      socket.reading--
      // Everything read has been announced by now; but a socket that is joining is about to read.
      if (socket.reading === 0 && socket.pending === 0) socket.given = undefined
    }
  }

  async function flushOne(socket: RelaySocket, topic: string): Promise<void> {
    let after: string | undefined
    do {
      // At the pace of the client: all at once, stored messages could fill the memory.
      await socket.caughtUp()
      const { kept, hasMore } = await store.read(topic, after)
      const bytes = kept.reduce((sum, { message }) => sum + message.length, 0)
      for (let wait = delayFor(socket, bytes); wait > 0; wait = delayFor(socket, bytes)) {
        await sleep(wait, undefined, { ref: false })
        if (socket.readyState !== socket.OPEN) return
      }
      for (const one of kept) give(socket, one)
      after = hasMore ? kept.at(-1)?.ref : undefined
    } while (after !== undefined && socket.topics?.has(topic))
  }

  function hold(socket: RelaySocket, topic: string): boolean {
    socket.topics ??= new Set()
    socket.topics.add(topic)
    const held = holders.get(topic)
    if (held === undefined) holders.set(topic, socket)
    else if (held instanceof Set) held.add(socket)
    else if (held !== socket) holders.set(topic, new Set([held, socket]))
    return held === undefined
  }

  function letGo(socket: RelaySocket, topic: string): boolean {
    socket.topics?.delete(topic)
    const held = holders.get(topic)
    if (held instanceof Set) {
      held.delete(socket)
      if (held.size > 0) return false
    } else if (held !== socket) return false
    return holders.delete(topic)
  }

  function leave(socket: RelaySocket, topics: Iterable<string>): void {
    const last = [...topics].filter((topic) => letGo(socket, topic))
    if (last.length > 0) store.unsubscribe(last)
  }

  return {
    store,
    topicCount: () => holders.size,
    flush,
    leave,
    async join(socket, topics) {
      // Must be set before anything can arrive: what is delivered from now on may also be read from the store.
      socket.given ??= unconfirmedRefs(socket)
      socket.joinedAt = performance.now()
      const added = topics.filter((topic) => !socket.topics?.has(topic))
      const fresh = topics.filter((topic) => hold(socket, topic))
      if (fresh.length > 0) {
        const subscribed = store.subscribe(fresh).finally(() => {
          for (const topic of fresh) if (joining.get(topic) === subscribed) joining.delete(topic)
        })
        for (const topic of fresh) joining.set(topic, subscribed)
      }
      try {
        // One promise per topic, though most are the same.
        await Promise.all(new Set(topics.flatMap((topic) => joining.get(topic) ?? [])))
      } catch (error) {
        // Topics it had joined before stay joined.
        leave(socket, added)
        throw error
      }
      // The socket may have closed meanwhile; closed sockets have already left.
      if (socket.readyState !== socket.OPEN) leave(socket, topics)
    },
    confirm(socket, id, ok) {
      const delivery = socket.unconfirmed?.get(id)
      if (!delivery) return
      socket.unconfirmed?.delete(id)
      if (!ok) return
      const removal = store.remove(delivery.topic, delivery.ref)
      // Many removals share one promise: report its failure once.
      if (removal !== lastRemoval) removal.catch(onFailure)
      lastRemoval = removal
    },
  }
}

export declare namespace createSwitchboard {
  type Options = {
    openStore: (events: StoreEvents) => RelayStore
    /** How long to wait before stored messages are delivered, in milliseconds. */
    delayFor: Allowances['delayFor']
    onDelivery: () => void
    onEvicted: (count: number) => void
    onFailure: (error: unknown) => void
  }
}

/** Messages in flight to a socket are still stored, and must not be delivered to it again. */
function unconfirmedRefs({ unconfirmed }: RelaySocket): Set<string> {
  return new Set(Array.from(unconfirmed?.values() ?? [], ({ ref }) => ref))
}

/** Subscription id: derived, so that it does not have to be stored. */
export function subscriptionId(topic: string, clientId: string): string {
  return hash('sha256', topic + clientId)
}
