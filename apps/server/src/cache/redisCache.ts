import type { Redis } from 'ioredis'
import type { Clock } from '../clock.ts'
import type { Cache } from './cache.ts'
import { createEntries, type Entry } from './entries.ts'
import { createRedisBreaker } from './redisBreaker.ts'
import { createWrap } from './wrap.ts'

/** An entry of this process, and when Redis has to be asked whether it still stands. */
type Near = Entry & { readonly askAt: number }

/**
 * A cache shared through Redis, with a small one of this process before it.
 * While Redis is away what this process knows is all there is.
 *
 * How long a value is good is judged by each process's own clock; Redis drops
 * it after its lifetime in any case, so clocks that differ shorten or lengthen
 * a value's life by that difference at most, and never beyond that lifetime.
 * The same holds for a deletion that Redis missed.
 */
export function createRedisCache(options: createRedisCache.Options): Cache {
  const { redis, prefix, clock, maxBytes = 64 << 20, near = 1_000, budget } = options
  const entries = createEntries<Near>(maxBytes)
  const breaker = createRedisBreaker(redis, { budget })
  // A number that others have told is worth a wait: without it this process may contradict them.
  const patient = createRedisBreaker(redis, { budget: Math.max(budget ?? 0, 500) })
  const name = (key: string) => `${prefix}${key}`

  async function find(key: string): Promise<Entry | undefined> {
    const known = entries.get(key)
    if (known && clock() < known.askAt) return known
    const text = await breaker.ask((redis) => redis.get(name(key)))
    // Redis cannot say: what was known stands.
    if (text === undefined) return known
    const found = text === null ? undefined : decode(text)
    if (!found) {
      entries.delete(key)
      return undefined
    }
    // Written here while Redis was away: newer than what Redis remembers.
    const entry = known && known.madeAt > found.madeAt ? known : found
    entries.set(key, { ...entry, askAt: clock() + near })
    return entry
  }

  async function keep(key: string, entry: Entry, lifetime: number): Promise<void> {
    if (!(lifetime > 0)) return
    const shared = entry.text.length <= maxShared
    // What is too large for Redis is kept here for as long as it is good: Redis would not know it.
    entries.set(key, { ...entry, askAt: shared ? clock() + near : entry.goodUntil })
    if (!shared) return
    await breaker.ask((redis) => redis.set(name(key), encode(entry), 'PX', Math.ceil(lifetime)))
  }

  const { wrap, forget } = createWrap({
    clock,
    find,
    // Nobody waits for Redis to have written it.
    keep: (key, entry, lifetime) => void keep(key, entry, lifetime),
  })
  return {
    async get(key) {
      const entry = await find(key)
      return entry && clock() < entry.goodUntil ? entry.text : undefined
    },
    async set(key, value, ttl) {
      const now = clock()
      await keep(key, { text: value, madeAt: now, goodUntil: now + ttl }, ttl)
    },
    async delete(key) {
      forget(key)
      entries.delete(key)
      await breaker.ask((redis) => redis.unlink(name(key)))
    },
    wrap,
    isShared: true,
    async raise(key, value, ttl) {
      const answer = await patient.ask((redis) =>
        redis.eval(raiseScript, 1, name(key), value, Math.ceil(ttl)),
      )
      return typeof answer === 'number' ? answer : undefined
    },
    async close() {
      entries.clear()
    },
  }
}

// Only who has seen the highest keeps it alive: one that is merely remembered has to lapse.
const raiseScript = `
local highest = tonumber(redis.call('get', KEYS[1]))
local value = tonumber(ARGV[1])
if highest and highest > value and highest < 9007199254740991 then return highest end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return value
`

export declare namespace createRedisCache {
  type Options = {
    /** Closed by whoever opened it. */
    redis: Redis
    prefix: string
    clock: Clock
    /** Of the part in this process. @default 64 MiB */
    maxBytes?: number | undefined
    /** Milliseconds in which Redis is not asked about a key again. @default 1_000 */
    near?: number | undefined
    /** Milliseconds Redis may take. @default 50 */
    budget?: number | undefined
  }
}

/** Characters; larger values would hold up everyone else's. */
const maxShared = 1 << 20

function encode({ madeAt, goodUntil, text }: Entry): string {
  return `${Math.round(madeAt)} ${Math.round(goodUntil)} ${text}`
}

/** Undefined for a text that this file did not write. */
function decode(value: string): Entry | undefined {
  const [head, madeAt, goodUntil] = /^(\d{1,16}) (\d{1,16}) /.exec(value) ?? []
  if (head === undefined) return undefined
  return { text: value.slice(head.length), madeAt: Number(madeAt), goodUntil: Number(goodUntil) }
}
