import { randomUUID } from 'node:crypto'
import { Cluster, Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startCluster, type TestCluster } from '../testing/startCluster.ts'
import type { Cache } from './cache.ts'
import { createMemoryCache } from './memoryCache.ts'
import { openRedis } from './openRedis.ts'
import { openSharedRedis, type SharedRedis } from './openSharedRedis.ts'
import { createRedisCache } from './redisCache.ts'
import { watchRedisMemory } from './redisMemory.ts'
import { startRedis } from './testingRedis.ts'

const silent = { info: () => undefined, warn: () => undefined }
const shared = new Redis('redis://127.0.0.1:6379')
let cluster: TestCluster
let clustered: SharedRedis
beforeAll(async () => {
  await shared.ping()
  cluster = await startCluster({ replicas: 0 })
  clustered = openSharedRedis(cluster.url, silent)
  await vi.waitFor(
    () => expect([clustered.client() instanceof Cluster, clustered.client().status]).toEqual([true, 'ready']),
    5_000,
  )
})
afterAll(async () => {
  shared.disconnect()
  clustered.close()
  await cluster.stop()
})

let now = 1_700_000_000_000
const clock = () => now

const kinds: [string, () => Cache][] = [
  ['memory', () => createMemoryCache({ clock, maxBytes: 1 << 20 })],
  [
    'redis',
    () =>
      createRedisCache({
        redis: { client: () => shared },
        prefix: `test:cache:${randomUUID()}:`,
        clock,
        budgetMs: 2_000,
      }),
  ],
  [
    'cluster',
    () =>
      createRedisCache({ redis: clustered, prefix: `test:cache:${randomUUID()}:`, clock, budgetMs: 2_000 }),
  ],
]

describe.each(kinds)('%s', (_, create) => {
  let cache: Cache
  beforeEach(() => {
    cache = create()
    return () => cache.close()
  })

  test('behavior: a value is kept until its time is up', async () => {
    await cache.set('k', 'v', 1_000)
    expect(await cache.get('k')).toBe('v')
    now += 999
    expect(await cache.get('k')).toBe('v')
    now += 1
    expect(await cache.get('k')).toBeUndefined()
  })

  test('behavior: what was never set, or was deleted, is not there', async () => {
    expect(await cache.get('k')).toBeUndefined()
    await cache.set('k', 'v', 1_000)
    await cache.delete('k')
    expect(await cache.get('k')).toBeUndefined()
  })

  test('behavior: a lifetime of nothing keeps nothing', async () => {
    await cache.set('k', 'v', 0)
    await cache.set('l', 'v', -5)
    expect([await cache.get('k'), await cache.get('l')]).toEqual([undefined, undefined])
  })

  test('behavior: wrap makes once, then gives what was made, with its time', async () => {
    const make = vi.fn(async () => ({ n: make.mock.calls.length }))
    const madeAt = now
    expect(await cache.wrap('k', { ttlMs: 1_000 }, make)).toEqual({ value: { n: 1 }, madeAt, stale: false })
    now += 500
    expect(await cache.wrap('k', { ttlMs: 1_000 }, make)).toEqual({ value: { n: 1 }, madeAt, stale: false })
    now += 500
    expect(await cache.wrap('k', { ttlMs: 1_000 }, make)).toMatchObject({ value: { n: 2 } })
  })

  test('behavior: those who ask at one time share one making', async () => {
    const make = vi.fn(() => new Promise<number>((resolve) => setTimeout(resolve, 20, 7)))
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.wrap('k', { ttlMs: 1_000 }, make)))
    expect(make).toHaveBeenCalledTimes(1)
    expect(all.every(({ value }) => value === 7)).toBe(true)
  })

  test('error: a failure reaches everyone who waited, and is not kept', async () => {
    const fail = vi.fn(() => Promise.reject(new Error('away')))
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () => cache.wrap('k', { ttlMs: 1_000 }, fail)),
    )
    expect(fail).toHaveBeenCalledTimes(1)
    expect(all.every(({ status }) => status === 'rejected')).toBe(true)
    expect(await cache.wrap('k', { ttlMs: 1_000 }, async () => 'made')).toMatchObject({ value: 'made' })
  })

  test('behavior: an older value beats a failure for as long as `staleMs` says', async () => {
    const options = { ttlMs: 1_000, staleMs: 5_000 }
    const madeAt = now
    await cache.wrap('k', options, async () => 'first')
    now += 3_000
    const fail = () => Promise.reject(new Error('away'))
    expect(await cache.wrap('k', options, fail)).toEqual({ value: 'first', madeAt, stale: true })
    now += 3_000
    await expect(cache.wrap('k', options, fail)).rejects.toThrow('away')
  })

  test('behavior: refresh makes anew and keeps it; when that fails the kept value is given, marked', async () => {
    await cache.wrap('k', { ttlMs: 1_000 }, async () => 'old')
    const refreshed = { ttlMs: 1_000, refresh: true }
    expect(await cache.wrap('k', refreshed, async () => 'new')).toMatchObject({ value: 'new', stale: false })
    expect(await cache.wrap('k', { ttlMs: 1_000 }, async () => 'other')).toMatchObject({ value: 'new' })
    const fail = () => Promise.reject(new Error('away'))
    expect(await cache.wrap('k', refreshed, fail)).toMatchObject({ value: 'new', stale: true })
  })

  test('behavior: what was being made when its key was deleted is not kept', async () => {
    const slow = Promise.withResolvers<string>()
    const making = cache.wrap('k', { ttlMs: 1_000, refresh: true }, () => slow.promise)
    await cache.delete('k')
    slow.resolve('out of date')
    expect(await making).toMatchObject({ value: 'out of date' })
    expect(await cache.get('k')).toBeUndefined()
  })

  test('behavior: a making that hangs does not hold the key for ever', async () => {
    void cache.wrap('k', { ttlMs: 1_000, refresh: true }, () => new Promise<string>(() => undefined))
    now += 60_000
    expect(await cache.wrap('k', { ttlMs: 1_000 }, async () => 'other')).toMatchObject({ value: 'other' })
  })

  test('error: a text that is not JSON counts as nothing for wrap', async () => {
    await cache.set('k', '{broken', 1_000)
    expect(await cache.wrap('k', { ttlMs: 1_000 }, async () => 'made')).toMatchObject({ value: 'made' })
  })

  test('property: any text comes back as it was', async () => {
    const texts = ['', ' ', '1 2 3', '\u0000\n"', '😀𝟘', 'x'.repeat(50_000), '123 456 ']
    for (const [index, text] of texts.entries()) {
      await cache.set(`t${index}`, text, 60_000)
      now += 2_000
      expect(await cache.get(`t${index}`)).toBe(text)
    }
  })
})

describe('memory alone', () => {
  test('behavior: the least recently used go when the bytes run out', async () => {
    const cache = createMemoryCache({ clock, maxBytes: 100_000 })
    for (let index = 0; index < 100; index += 1) await cache.set(`k${index}`, 'x'.repeat(1_000), 1_000)
    expect(await cache.get('k0')).toBeUndefined()
    expect(await cache.get('k99')).toBeDefined()
    await cache.set('huge', 'x'.repeat(90_000), 1_000)
    expect(await cache.get('huge')).toBeUndefined()
    expect(await cache.get('k99')).toBeDefined()
  })
})

describe('between processes', () => {
  const pair = () => {
    const prefix = `test:cache:${randomUUID()}:`
    const create = () => createRedisCache({ redis: { client: () => shared }, prefix, clock, budgetMs: 2_000 })
    return { one: create(), other: create(), prefix }
  }

  test('behavior: one process finds what another made', async () => {
    const { one, other } = pair()
    await one.wrap('k', { ttlMs: 60_000 }, async () => 'made')
    await vi.waitFor(async () => expect(await other.get('k')).toBe('"made"'))
    const make = vi.fn(async () => 'again')
    expect(await other.wrap('k', { ttlMs: 60_000 }, make)).toMatchObject({ value: 'made' })
    expect(make).not.toHaveBeenCalled()
  })

  test('behavior: a deletion is seen by the others within a second', async () => {
    const { one, other } = pair()
    await one.set('k', 'v', 60_000)
    expect(await other.get('k')).toBe('v')
    await one.delete('k')
    now += 1_000
    expect(await other.get('k')).toBeUndefined()
  })

  test('behavior: a fresh value is not asked about again for a second', async () => {
    const { one, prefix } = pair()
    await one.set('k', 'v', 60_000)
    await shared.del(`${prefix}k`)
    expect(await one.get('k')).toBe('v')
  })

  test('behavior: a raised number is the highest any process gave, and expires unless it is raised again', async () => {
    const { one, other, prefix } = pair()
    expect(await one.raise('tip', 5, 60_000)).toBe(5)
    expect(await other.raise('tip', 3, 60_000)).toBe(5)
    expect(await other.raise('tip', 9, 60_000)).toBe(9)
    expect(await one.raise('tip', 8, 60_000)).toBe(9)
    await other.raise('short', 7, 80)
    await one.raise('short', 2, 60_000)
    await vi.waitFor(async () => expect(await shared.exists(`${prefix}short`)).toBe(0))
    expect(await one.raise('short', 2, 60_000)).toBe(2)
    for (const garbage of ['99e99', 'x', '-1']) {
      await shared.set(`${prefix}g`, garbage)
      expect(await one.raise('g', 4, 60_000)).toBe(4)
    }
  })

  test('property: concurrent raises never return less than an earlier result', async () => {
    const { one, other } = pair()
    let heard = 0
    await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const before = heard
        const highest = (await (index % 2 ? one : other).raise('n', (index * 7919) % 100, 60_000)) ?? 0
        expect(highest).toBeGreaterThanOrEqual(before)
        heard = Math.max(heard, highest)
      }),
    )
    expect(heard).toBe(99)
  })

  test('error: what someone else wrote under the key counts as nothing', async () => {
    const { one, prefix } = pair()
    await shared.set(`${prefix}k`, 'not ours')
    await shared.lpush(`${prefix}l`, 'a list')
    expect([await one.get('k'), await one.get('l')]).toEqual([undefined, undefined])
  })

  test('behavior: Redis forgets a value when its lifetime ends', async () => {
    const { one, prefix } = pair()
    await one.set('k', 'v', 60_000)
    const left = await shared.pttl(`${prefix}k`)
    expect(left).toBeGreaterThan(50_000)
    expect(left).toBeLessThanOrEqual(60_000)
  })
})

describe('a Redis with little memory that evicts nothing', () => {
  test('behavior: caches use their part of it and leave the rest to others, and it is said when it is full', async () => {
    const server = await startRedis({ args: ['--maxmemory', '24mb', '--maxmemory-policy', 'noeviction'] })
    const redis = openRedis(server.url, silent)
    onTestFinished(async () => {
      redis.disconnect()
      await server.stop()
    })
    await vi.waitFor(() => expect(redis.status).toBe('ready'))
    const memory = watchRedisMemory({ memory: async () => [await redis.info('memory')] })
    onTestFinished(memory.close)
    await vi.waitFor(() => expect(memory.budget()).toBe(6 << 20), 5_000)
    const cache = createRedisCache({
      redis: { client: () => redis },
      memory,
      prefix: 'c:',
      clock: Date.now,
      budgetMs: 2_000,
    })
    // Five times what this process may keep.
    for (let index = 0; index < 300; index++) await cache.set(`k${index}`, 'x'.repeat(100_000), 60_000)
    await vi.waitFor(async () => expect(await redis.dbsize()).toBeLessThan(66), 5_000)
    expect([memory.hasRoom(), memory.isFull()]).toEqual([true, false])
    expect(await cache.get('k299')).toBeDefined()

    // Filled by others: caches write no more, though they are still read.
    for (let index = 0; index < 190; index++)
      await redis.set(`o${index}`, 'x'.repeat(100_000)).catch(() => undefined)
    await vi.waitFor(() => expect([memory.hasRoom(), memory.isFull()]).toEqual([false, true]), 5_000)
    await cache.set('late', 'v', 60_000)
    expect(await redis.exists('c:late')).toBe(0)
    // This process has it all the same.
    expect(await cache.get('late')).toBe('v')
  }, 30_000)
})

describe('without Redis', () => {
  /** A cache on its own Redis, with the default budget and the wall clock. */
  async function setUp() {
    const server = await startRedis()
    const redis = openRedis(server.url, silent)
    await vi.waitFor(() => expect(redis.status).toBe('ready'))
    // Checks everything older than a millisecond against Redis.
    const cache = createRedisCache({
      redis: { client: () => redis },
      prefix: 'p:',
      clock: Date.now,
      nearMs: 1,
    })
    const stop = async () => {
      redis.disconnect()
      await server.stop()
    }
    return { server, redis, cache, stop }
  }

  /** The slowest of several calls, in milliseconds. */
  async function slowest(count: number, call: (index: number) => Promise<unknown>): Promise<number> {
    let worst = 0
    for (let index = 0; index < count; index += 1) {
      const start = performance.now()
      await call(index)
      worst = Math.max(worst, performance.now() - start)
    }
    return worst
  }

  test.each(['kill', 'freeze'] as const)(
    'error: %s: nothing found, nothing thrown, values made',
    async (how) => {
      const { server, cache, redis, stop } = await setUp()
      try {
        await cache.set('before', 'v', 60_000)
        await server[how]()
        // 50 ms of budget, plus slack for a busy machine.
        expect(await slowest(5, async (i) => expect(await cache.get(`k${i}`)).toBeUndefined())).toBeLessThan(
          150,
        )
        expect(await slowest(5, (i) => cache.set(`s${i}`, 'v', 60_000))).toBeLessThan(150)
        expect(await slowest(5, (i) => cache.delete(`k${i}`))).toBeLessThan(150)
        expect(await cache.wrap('w', { ttlMs: 60_000 }, async () => 'made')).toMatchObject({ value: 'made' })
        // The in-process cache still works.
        expect(await cache.get('before')).toBe('v')

        // The breaker is open: a thousand lookups cost less than one budget.
        const start = performance.now()
        for (let index = 0; index < 1_000; index += 1) await cache.get(`many${index}`)
        expect(performance.now() - start).toBeLessThan(200)

        if (how === 'kill') await server.start()
        else server.thaw()
        await vi.waitFor(
          async () => {
            await cache.set('after', 'v', 60_000)
            expect(await redis.exists('p:after')).toBe(1)
          },
          { timeout: 6_000, interval: 50 },
        )
      } finally {
        server.thaw()
        await stop()
      }
    },
  )

  test('behavior: a Redis that comes up after the process is used', async () => {
    const server = await startRedis()
    await server.kill()
    const said: string[] = []
    const log = {
      info: (...args: unknown[]) => void said.push(String(args.at(-1))),
      warn: (...args: unknown[]) => void said.push(String(args.at(-1))),
    }
    const redis = openRedis(server.url, log)
    try {
      await vi.waitFor(() => expect(said).toEqual(['redis connection lost']))
      await new Promise((resolve) => setTimeout(resolve, 300))
      await server.start()
      await vi.waitFor(() => expect(redis.status).toBe('ready'), { timeout: 5_000 })
      expect(said).toEqual(['redis connection lost', 'redis reconnected'])
    } finally {
      redis.disconnect()
      await server.stop()
    }
  })
})
