import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import { parseMemory } from '../cache/redisMemory.ts'
import type { Clock } from '../clock.ts'
import { evictIdle } from './evictIdle.ts'
import { createLedger } from './ledger.ts'
import { idLength, idOf, messageId } from './messageId.ts'
import { publishScript } from './publishScript.ts'
import { openRedisLink, type RedisNode } from './redisLink.ts'
import { type Reply, RespError, writeCommand } from './resp.ts'
import {
  type Kept,
  maxKept,
  maxRead,
  maxReadBytes,
  type Outgoing,
  type Published,
  type RelayStore,
  type StoreEvents,
} from './store.ts'

/**
 * Stores messages in Redis, for any number of processes.
 *
 * Each topic has two keys and a channel, all in one slot: a hash of pending messages,
 * a sorted set of received message ids with their expiry, and a shard channel that
 * announces messages. All of them expire. A process only subscribes to topics of its
 * own sockets, so the cost depends on sockets, not topics.
 */
export function createRedisStore(options: createRedisStore.Options): RelayStore {
  const { url, prefix, clock, events, log, replicas, maxBytes: ownLimit = 1 << 30 } = options
  const base = `${prefix}{`
  const keyOf = (topic: string) => `${base}${topic}}`
  const topicOf = (channel: string) => channel.slice(base.length, -1)
  /** Delivered messages to delete, by key. */
  let removals = new Map<string, string[]>()
  let removing: Promise<void> | undefined
  /** What each Redis may hold, and how much of it is used. */
  const rooms = new Map<RedisNode, Room>()
  let totalLimit = 0
  let mostUsed = 0
  let refusedAt = Number.NEGATIVE_INFINITY
  let isMeasuring = false
  const ledger = createLedger({
    clock,
    maxBytes: () => totalLimit || ownLimit,
    isStored: async (key, ref) => Number(await link.ask(key, ['HEXISTS', key, ref])) === 1,
  })

  const link = openRedisLink({
    url,
    log,
    requestTimeoutMs,
    replicas,
    channels: () => Array.from(events.topics(), keyOf),
    onMessage(channel, text) {
      const kept = parse(topicOf(channel), copy(text, refLength), text.slice(refLength + 1))
      if (kept) events.onMessage(kept)
    },
    onGap: (channels) => events.onGap(channels.map(topicOf)),
  })

  async function measure(node: RedisNode): Promise<number> {
    const { usedBytes, maxBytes } = parseMemory(String(await node.ask(['INFO', 'memory'])))
    const limit = maxBytes || ownLimit
    const usedShare = usedBytes / limit
    rooms.set(node, { limit, usedShare })
    sumUp()
    return usedShare
  }

  function sumUp(): void {
    const all = [...rooms.values()]
    totalLimit = all.reduce((sum, { limit }) => sum + limit, 0)
    mostUsed = Math.max(0, ...all.map(({ usedShare }) => usedShare))
  }

  /** Nothing else bounds what Redis holds: messages live for up to 30 days. */
  async function keepRoom(node: RedisNode): Promise<void> {
    if ((await measure(node)) < fullShare) return
    const count = await evictIdle(link, node, base, async () => (await measure(node)) < enoughShare)
    if (count > 0) events.onEvicted?.(count)
  }

  const watch = setInterval(() => {
    if (isMeasuring) return
    isMeasuring = true
    const nodes = link.nodes()
    for (const node of rooms.keys()) if (!nodes.includes(node)) rooms.delete(node)
    sumUp()
    // Redis is away: measured again soon.
    Promise.allSettled(nodes.map(keepRoom)).finally(() => {
      isMeasuring = false
    })
  }, measureEveryMs)
  watch.unref()

  /** Whether the Redis of a topic has no room; the others may. */
  function isFull(topic: string): boolean {
    const node = mostUsed >= 1 ? link.nodeOf(keyOf(topic)) : undefined
    return node !== undefined && (rooms.get(node)?.usedShare ?? 0) >= 1
  }

  function publish(
    script: string,
    { topic, message, ttl, tag, from }: Outgoing,
    resolve: (reply: Reply) => void,
    reject: (error: Error) => void,
  ): void {
    const key = `${base}${topic}}`
    const seconds = String(ttl)
    const text = `${seconds} ${tag} ${from} ${message}`
    link.write(
      key,
      `${script}$${key.length}\r\n${key}\r\n$${key.length + 2}\r\n${key}:s\r\n$${idLength}\r\n${messageId(message)}\r\n$${text.length}\r\n${text}\r\n$${seconds.length}\r\n${seconds}\r\n`,
      resolve,
      reject,
    )
  }

  async function removeAll(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, removeEveryMs))
    const all = removals
    removals = new Map()
    removing = undefined
    await Promise.all(Array.from(all, ([key, refs]) => removeNow(key, refs)))
  }

  async function removeNow(key: string, refs: readonly string[]): Promise<void> {
    await link.ask(key, ['HDEL', key, ...refs])
  }

  return {
    publish(envelope) {
      const store = () =>
        new Promise<Published>((resolve, reject) => {
          const keep = (reply: Reply) => {
            if (typeof reply === 'string') {
              ledger.add(keyOf(envelope.topic), reply, envelope)
              return resolve('kept')
            }
            const published = outcomes[Number(reply)]
            if (published) resolve(published)
            else reject(new Error('unexpected reply of the relay script'))
          }
          const refuse = (error: Error) => {
            if (!(error instanceof RespError && error.message.startsWith('OOM'))) return reject(error)
            refusedAt = clock()
            resolve('full')
          }
          publish(known, envelope, keep, (error) => {
            // A restarted Redis has an empty script cache.
            if (error instanceof RespError && error.message.startsWith('NOSCRIPT'))
              publish(whole, envelope, keep, refuse)
            else refuse(error)
          })
        })
      if (isFull(envelope.topic)) return Promise.resolve('full')
      if (ledger.hasRoom(envelope)) return store()
      // It may have been delivered by another process.
      return ledger.check(envelope).then(() => (ledger.hasRoom(envelope) ? store() : 'full'))
    },
    async subscribe(topics) {
      if (topics.length > 0) await link.listen(topics.map(keyOf))
    },
    unsubscribe(topics) {
      if (topics.length > 0) link.unlisten(topics.map(keyOf))
    },
    async read(topic, after = '') {
      const key = keyOf(topic)
      // Confirmed and deleted with the next batch: Redis may still list it.
      const removed = new Set(removals.get(key))
      const refs = toTexts(await link.ask(key, ['HKEYS', key]))
        .filter((ref) => ref > after && !removed.has(ref))
        .sort()
      const now = clock()
      const kept: Kept[] = []
      let at = 0
      let size = 0
      // A few at a time: how long they are is only known once they are here.
      while (at < refs.length && at < maxRead && size < maxReadBytes) {
        const some = refs.slice(at, Math.min(at + perRead, maxRead))
        const texts = await link.ask(key, ['HMGET', key, ...some])
        at += some.length
        for (const [index, ref] of some.entries()) {
          const text = Array.isArray(texts) ? texts[index] : undefined
          const one = typeof text === 'string' ? parse(topic, ref, text) : undefined
          size += one?.message.length ?? 0
          if (one && one.expiresAt > now) kept.push(one)
        }
      }
      return { kept, hasMore: refs.length > at }
    },
    remove(topic, ref) {
      // Batched: no caller waits for it, and if the process dies the message is only delivered again.
      const key = keyOf(topic)
      ledger.remove(ref)
      const refs = removals.get(key)
      if (!refs) removals.set(key, [ref])
      else if (refs.push(ref) >= maxBatchedRemovals) {
        // On a busy topic, a late removal could fill the mailbox.
        removals.delete(key)
        return removeNow(key, refs)
      }
      removing ??= removeAll()
      return removing
    },
    async removeByIds(topic, ids) {
      const key = keyOf(topic)
      const refs = toTexts(await link.ask(key, ['HKEYS', key])).filter((ref) => ids.includes(idOf(ref)))
      for (const ref of refs) ledger.remove(ref)
      if (refs.length > 0) await removeNow(key, refs)
    },
    usedShare: () => mostUsed,
    state() {
      if (!link.isReady()) return 'away'
      return mostUsed >= fullShare || clock() - refusedAt < refusedForMs ? 'full' : 'ok'
    },
    async close() {
      clearInterval(watch)
      ledger.close()
      await removing?.catch(() => undefined)
      link.close()
    },
  }
}

export declare namespace createRedisStore {
  type Options = {
    url: string
    prefix: string
    clock: Clock
    events: StoreEvents
    log: Pick<Logger, 'info' | 'warn'>
    /** Replicas that must have a message before it counts as stored. @default 0 */
    replicas?: number | undefined
    /** What each Redis may use if it has no `maxmemory`. @default 1 GiB */
    maxBytes?: number | undefined
  }
}

type Room = { readonly limit: number; readonly usedShare: number }

const measureEveryMs = 1_000
/** From this share of its memory on, Redis counts as full, and messages are evicted until it is below the other. */
const fullShare = 0.9
const enoughShare = 0.8
/** How long a refusal of Redis is reported. */
const refusedForMs = 10_000
/** Messages read with one command. */
const perRead = 4

const removeEveryMs = 20
/** Removals of one topic that trigger an immediate batch: far below {@link maxKept}. */
const maxBatchedRemovals = 50

/** How long a client waits for an unreachable Redis: less than its own timeout. */
const requestTimeoutMs = 8_000

/** The script answers with the reference of a message that it kept. */
const outcomes: Readonly<Record<number, Published>> = { 0: 'known', 2: 'full' }

function toTexts(reply: Reply): string[] {
  return Array.isArray(reply) ? reply.filter((item) => typeof item === 'string') : []
}

/** The command up to its keys; four more parts follow. */
const [known, whole] = [
  ['EVALSHA', hash('sha1', publishScript), 2],
  ['EVAL', publishScript, 2],
].map((parts) => writeCommand(parts).replace('*3', '*8')) as [string, string]
/** Seconds, microseconds, and the id of the message. */
const refLength = 10 + 6 + idLength

/** `<TTL seconds> <tag> <client> <message>`, as passed to the script. */
function parse(topic: string, ref: string, text: string): Kept | undefined {
  const first = text.indexOf(' ')
  const second = text.indexOf(' ', first + 1)
  const third = text.indexOf(' ', second + 1)
  if (first < 0 || second < 0 || third < 0) return undefined
  return {
    topic,
    ref,
    message: text.slice(third + 1),
    publishedAt: Number(ref.slice(0, 13)),
    expiresAt: (Number(ref.slice(0, 10)) + Number(text.slice(0, first))) * 1_000,
    tag: Number(text.slice(first + 1, second)),
    from: text.slice(second + 1, third),
  }
}

const copied = Buffer.alloc(refLength)

/** Copies the start of a text: a slice would keep the whole text in memory until it is confirmed. */
function copy(text: string, length: number): string {
  return copied.toString('latin1', 0, copied.write(text, 0, length, 'latin1'))
}
