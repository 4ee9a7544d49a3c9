import { hash } from 'node:crypto'
import { withTimeout } from '@latchkey/protocol/withTimeout'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { idLength, idOf, messageId } from './messageId.ts'
import { LinkLostError, openRedisLink } from './redisLink.ts'
import { type Reply, RespError, writeCommand } from './resp.ts'
import {
  type Kept,
  maxKept,
  maxRead,
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
  const { url, prefix, clock, events, log } = options
  const base = `${prefix}{`
  const keyOf = (topic: string) => `${base}${topic}}`
  const topicOf = (channel: string) => channel.slice(base.length, -1)
  /** Resolves with the subscriptions of the pending connection. */
  let subscribing = Promise.withResolvers<void>()
  /** Delivered messages to delete, by key. */
  let removals = new Map<string, string[]>()
  let removing: Promise<void> | undefined
  let wasReady = false

  const link = openRedisLink({
    url,
    log,
    requestTimeoutMs,
    onMessage(channel, text) {
      const kept = parse(topicOf(channel), copy(text, refLength), text.slice(refLength + 1))
      if (kept) events.onMessage(kept)
    },
    onLost() {
      subscribing = Promise.withResolvers<void>()
    },
    onReady() {
      // From here on, new topics subscribe by themselves; the existing ones are subscribed again.
      const topics = [...events.topics()]
      const again = wasReady
      wasReady = true
      const done = subscribing
      Promise.all(chunks(topics).map(listen))
        .then(() => {
          done.resolve()
          if (again) for (const some of chunks(topics)) events.onGap(some)
        })
        // The connection broke again: the next one starts over.
        .catch(() => undefined)
    },
  })

  function listen(topics: readonly string[]): Promise<void> {
    return link.listen(topics.map(keyOf))
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
    link.send(
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
    await link.ask(['HDEL', key, ...refs])
  }

  return {
    publish: (envelope) =>
      new Promise((resolve, reject) => {
        const keep = (reply: Reply) => {
          const published = outcomes[Number(reply)]
          if (published) resolve(published)
          else reject(new Error('unexpected reply of the relay script'))
        }
        publish(known, envelope, keep, (error) => {
          // A restarted Redis has an empty script cache.
          if (error instanceof RespError && error.message.startsWith('NOSCRIPT'))
            publish(whole, envelope, keep, reject)
          else reject(error)
        })
      }),
    async subscribe(topics) {
      if (topics.length === 0) return
      try {
        await listen(topics)
      } catch (error) {
        if (!(error instanceof LinkLostError)) throw error
        // The next connection subscribes to them: they are in `events.topics()`.
        await withTimeout(subscribing.promise, { timeoutMs: requestTimeoutMs })
      }
    },
    unsubscribe(topics) {
      if (topics.length > 0) link.unlisten(topics.map(keyOf))
    },
    async read(topic, after = '') {
      const key = keyOf(topic)
      // Confirmed and deleted with the next batch: Redis may still list it.
      const removed = new Set(removals.get(key))
      const refs = toTexts(await link.ask(['HKEYS', key]))
        .filter((ref) => ref > after && !removed.has(ref))
        .sort()
      const some = refs.slice(0, maxRead)
      const texts = some.length > 0 ? await link.ask(['HMGET', key, ...some]) : []
      const now = clock()
      const kept = some.flatMap((ref, index) => {
        const text = Array.isArray(texts) ? texts[index] : undefined
        const one = typeof text === 'string' ? parse(topic, ref, text) : undefined
        return one && one.expiresAt > now ? [one] : []
      })
      return { kept, hasMore: refs.length > some.length }
    },
    remove(topic, ref) {
      // Batched: no caller waits for it, and if the process dies the message is only delivered again.
      const key = keyOf(topic)
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
      const refs = toTexts(await link.ask(['HKEYS', key])).filter((ref) => ids.includes(idOf(ref)))
      if (refs.length > 0) await removeNow(key, refs)
    },
    async close() {
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
  }
}

const removeEveryMs = 20
/** Removals of one topic that trigger an immediate batch: far below {@link maxKept}. */
const maxBatchedRemovals = 50

/** How long a client waits for an unreachable Redis: less than its own timeout. */
const requestTimeoutMs = 8_000

const outcomes: readonly Published[] = ['known', 'kept', 'full']

function toTexts(reply: Reply): string[] {
  return Array.isArray(reply) ? reply.filter((item) => typeof item === 'string') : []
}

// Pending messages are ordered by the clock of Redis in microseconds, independent of
// the processes' clocks. KEYS: pending, received. ARGV: id, text, seconds. Received ids
// are removed when they expire: checked now and then, and whenever the mailbox is full.
// Keys live longer than their contents, and received ids longer than pending messages,
// so that few messages need to extend them. Texts are joined once and numbers rarely
// formatted, which saved a fifth of the cost.
const script = `
local call, waits, came, id, ttl = redis.call, KEYS[1], KEYS[2], ARGV[1], tonumber(ARGV[3])
local time = call('TIME')
local now = tonumber(time[1])
local ends = string.format('%d', now + ttl)
if call('ZADD', came, 'NX', ends, id) == 0 then
  if tonumber(call('ZSCORE', came, id)) > now then return 0 end
  call('ZADD', came, ends, id)
end
local most, count = ${maxKept}, call('HLEN', waits)
if count >= most or time[2] % 16 == 0 then call('ZREMRANGEBYSCORE', came, '-inf', time[1]) end
if count >= most then
  for _, ref in ipairs(call('HKEYS', waits)) do
    if not call('ZSCORE', came, string.sub(ref, -${idLength})) then call('HDEL', waits, ref) end
  end
  if call('HLEN', waits) >= most then
    call('ZREM', came, id)
    return 2
  end
end
local ref = string.format('%010d%06d', now, time[2]) .. id
call('HSET', waits, ref, ARGV[2])
if count == 0 or call('TTL', waits) <= ttl then
  call('EXPIRE', waits, ttl + 10)
  if call('TTL', came) <= ttl + 10 then call('EXPIRE', came, ttl + 20) end
end
call('SPUBLISH', waits, ref .. ' ' .. ARGV[2])
return 1
`
/** The command up to its keys; four more parts follow. */
const [known, whole] = [
  ['EVALSHA', hash('sha1', script), 2],
  ['EVAL', script, 2],
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

function chunks<Item>(items: readonly Item[], size = 500): Item[][] {
  const parts: Item[][] = []
  for (let at = 0; at < items.length; at += size) parts.push(items.slice(at, at + size))
  return parts
}
