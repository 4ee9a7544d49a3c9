import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Cache } from './cache.ts'
import { createEntries, type Entry } from './entries.ts'
import type { SharedRedis } from './openSharedRedis.ts'
import { createRedisBreaker } from './redisBreaker.ts'
import type { RedisMemory } from './redisMemory.ts'
import { createWrap } from './wrap.ts'

/** An entry in this process, and when to check it against Redis again. */
type Near = Entry & { readonly askAt: number }

/**
 * A cache shared through Redis, with a small in-process cache in front. Without Redis,
 * only the in-process cache is used.
 *
 * Each process judges expiry by its own clock, and Redis drops a value after its
 * lifetime. Clock skew therefore changes a lifetime by at most the difference, never
 * beyond the lifetime in Redis. The same bound holds for a deletion that Redis missed.
 */
export function createRedisCache(options: createRedisCache.Options): Cache {
  const { redis, memory, prefix, clock, maxBytes = 32 << 20, nearMs = 1_000, budgetMs } = options
  const entries = createEntries<Near>(maxBytes)
  const breaker = createRedisBreaker(redis.client, { budgetMs })
  /** Sizes of the values this process wrote to Redis, least recently written last. */
  const shared = new LRUCache<string, number>({
    max: maxSharedEntries,
    maxSize: Number.MAX_SAFE_INTEGER,
    sizeCalculation: (size, key) => size + key.length + overheadBytes,
    dispose: (_size, key, reason) => {
      if (reason === 'evict') void breaker.ask((redis) => redis.unlink(name(key)))
    },
  })
  // A shared number is worth a longer timeout: without it this process may contradict the others.
  const slowBreaker = createRedisBreaker(redis.client, { budgetMs: Math.max(budgetMs ?? 0, 500) })
  const name = (key: string) => `${prefix}${key}`

  async function find(key: string): Promise<Entry | undefined> {
    const known = entries.get(key)
    if (known && clock() < known.askAt) return known
    const text = await breaker.ask((redis) => redis.get(name(key)))
    // Redis did not answer: keep the local entry.
    if (text === undefined) return known
    const found = text === null ? undefined : decode(text)
    if (!found) {
      entries.delete(key)
      return undefined
    }
    // Written locally while Redis was away: newer than the value in Redis.
    const entry = known && known.madeAt > found.madeAt ? known : found
    entries.set(key, { ...entry, askAt: clock() + nearMs })
    return entry
  }

  async function keep(key: string, entry: Entry, lifetime: number, isNear = true): Promise<void> {
    if (!(lifetime > 0)) return
    const isShort = entry.text.length <= maxSharedChars
    // Values too large for Redis are kept locally until they expire.
    if (isNear) entries.set(key, { ...entry, askAt: isShort ? clock() + nearMs : entry.goodUntil })
    if (!isShort || memory?.hasRoom() === false) return
    const text = encode(entry)
    remember(key, text.length, lifetime)
    await breaker.ask((redis) => redis.set(name(key), text, 'PX', Math.ceil(lifetime)))
  }

  /** Bounds what this process keeps in Redis: anyone can read any number of old blocks. */
  function remember(key: string, size: number, lifetime: number): void {
    shared.set(key, size, { ttl: Math.ceil(lifetime) })
    while (shared.size > 0 && shared.calculatedSize > (memory?.budget() ?? Number.POSITIVE_INFINITY))
      shared.pop()
  }

  const { wrap, forget } = createWrap({
    clock,
    find,
    // Do not wait for the write to Redis.
    keep: (key, entry, lifetime) => void keep(key, entry, lifetime),
  })
  return {
    async get(key) {
      const entry = await find(key)
      return entry && clock() < entry.goodUntil ? entry.text : undefined
    },
    async set(key, value, ttlMs, where = 'everywhere') {
      const now = clock()
      const entry = { text: value, madeAt: now, goodUntil: now + ttlMs }
      await keep(key, entry, ttlMs, where === 'everywhere')
    },
    async delete(key) {
      forget(key)
      entries.delete(key)
      await breaker.ask((redis) => redis.unlink(name(key)))
    },
    wrap,
    isShared: true,
    async raise(key, value, ttlMs) {
      const answer = await slowBreaker.ask((redis) =>
        redis.eval(raiseScript, 1, name(key), value, Math.ceil(ttlMs)),
      )
      return typeof answer === 'number' ? answer : undefined
    },
    async close() {
      entries.clear()
      shared.clear()
    },
  }
}

// Only a process that has seen the highest value extends its lifetime; a remembered value must expire.
const raiseScript = `
local highest = tonumber(redis.call('get', KEYS[1]))
local value = tonumber(ARGV[1])
if highest and highest > value and highest < 9007199254740991 then return highest end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return value
`

export declare namespace createRedisCache {
  type Options = {
    /** Not closed here: the caller owns it. */
    redis: Pick<SharedRedis, 'client'>
    /** Bounds what is kept in Redis. @default without bounds */
    memory?: Pick<RedisMemory, 'hasRoom' | 'budget'> | undefined
    prefix: string
    clock: Clock
    /** Size of the in-process cache. @default 32 MiB */
    maxBytes?: number | undefined
    /** Milliseconds before a key is checked against Redis again. @default 1_000 */
    nearMs?: number | undefined
    /** Timeout of Redis in milliseconds. @default 50 */
    budgetMs?: number | undefined
  }
}

/** Larger values would block Redis for other commands. */
const maxSharedChars = 128 * 1024
/** Estimated memory of a key in Redis besides its texts. */
const overheadBytes = 128
const maxSharedEntries = 500_000

function encode({ madeAt, goodUntil, text }: Entry): string {
  return `${Math.round(madeAt)} ${Math.round(goodUntil)} ${text}`
}

/** Undefined if the text has another format. */
function decode(value: string): Entry | undefined {
  const [head, madeAt, goodUntil] = /^(\d{1,16}) (\d{1,16}) /.exec(value) ?? []
  if (head === undefined) return undefined
  return { text: value.slice(head.length), madeAt: Number(madeAt), goodUntil: Number(goodUntil) }
}
