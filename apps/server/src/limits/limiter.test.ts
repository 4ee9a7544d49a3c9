import { randomUUID } from 'node:crypto'
import { Cluster, Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openSharedRedis, type SharedRedis } from '../cache/openSharedRedis.ts'
import { startCluster, type TestCluster } from '../testing/startCluster.ts'
import type { Limit, Limiter, Verdict } from './limiter.ts'
import { createMemoryLimiter } from './memoryLimiter.ts'
import { createRedisLimiter } from './redisLimiter.ts'

const redis = new Redis('redis://127.0.0.1:6379')
let cluster: TestCluster
let clustered: SharedRedis
beforeAll(async () => {
  await redis.ping()
  cluster = await startCluster({ replicas: 0 })
  clustered = openSharedRedis(cluster.url, { info: () => undefined, warn: () => undefined })
  await vi.waitFor(
    () => expect([clustered.client() instanceof Cluster, clustered.client().status]).toEqual([true, 'ready']),
    5_000,
  )
})
afterAll(async () => {
  redis.disconnect()
  clustered.close()
  await cluster.stop()
})

const kinds: [string, () => Limiter][] = [
  ['memory', () => createMemoryLimiter({ clock: Date.now })],
  [
    'redis',
    () =>
      createRedisLimiter({
        redis: { client: () => redis },
        prefix: `test:limits:${randomUUID()}:`,
        clock: Date.now,
        budgetMs: 2_000,
      }),
  ],
  [
    'cluster',
    () =>
      createRedisLimiter({
        redis: clustered,
        prefix: `test:limits:${randomUUID()}:`,
        clock: Date.now,
        budgetMs: 2_000,
      }),
  ],
]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function takeMany(limiter: Limiter, count: number, limit: Limit, key = 'k'): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (let index = 0; index < count; index += 1) verdicts.push(await limiter.take(key, limit))
  return verdicts
}
const admitted = (verdicts: Verdict[]) => verdicts.filter((verdict) => verdict.admitted).length

describe.each(kinds)('%s', (_, create) => {
  /** So slow that nothing refills during a test. */
  const slow: Limit = { rate: 1, period: 600_000, burst: 20 }

  test('behavior: admits the burst, then refuses and says for how long', async () => {
    const limiter = create()
    const verdicts = await takeMany(limiter, 25, slow)
    expect(admitted(verdicts)).toBe(20)
    expect(verdicts[0]).toMatchObject({ admitted: true, limit: slow })
    expect(verdicts.slice(20).every((verdict) => !verdict.admitted)).toBe(true)
    const last = verdicts.at(-1)
    if (!last || last.admitted) throw new Error('the last one was admitted')
    expect(last.retryAfter).toBeGreaterThan(590_000)
    expect(last.retryAfter).toBeLessThanOrEqual(600_000)
  })

  test('behavior: what remains counts down to nothing', async () => {
    const limiter = create()
    const left = (await takeMany(limiter, 20, slow)).map((verdict) =>
      verdict.admitted ? verdict.remaining : -1,
    )
    expect(left).toEqual(Array.from({ length: 20 }, (_, index) => 19 - index))
  })

  test('behavior: those who ask at one time are admitted no more than the burst', async () => {
    const limiter = create()
    const verdicts = await Promise.all(Array.from({ length: 300 }, async () => limiter.take('k', slow)))
    expect(admitted(verdicts)).toBe(20)
  })

  test('behavior: a cost takes so many units, all or none', async () => {
    const limiter = create()
    expect(await limiter.take('k', slow, 15)).toMatchObject({ admitted: true, remaining: 5 })
    expect(await limiter.take('k', slow, 6)).toMatchObject({ admitted: false })
    expect(await limiter.take('k', slow, 5)).toMatchObject({ admitted: true, remaining: 0 })
    expect(await limiter.take('other', slow, 21)).toMatchObject({ admitted: false })
  })

  test('behavior: keys do not share', async () => {
    const limiter = create()
    await takeMany(limiter, 20, slow, 'one')
    expect((await limiter.take('one', slow)).admitted).toBe(false)
    expect((await limiter.take('other', slow)).admitted).toBe(true)
  })

  test('behavior: after `retryAfter` the next one is admitted', async () => {
    const limiter = create()
    const limit: Limit = { rate: 1, period: 100, burst: 2 }
    await takeMany(limiter, 2, limit)
    const refused = await limiter.take('k', limit)
    if (refused.admitted) throw new Error('it was admitted')
    await pause(refused.retryAfter + 5)
    expect((await limiter.take('k', limit)).admitted).toBe(true)
  })

  test('behavior: who asks more seldom than the rate is never refused', async () => {
    const limiter = create()
    const limit: Limit = { rate: 1, period: 20, burst: 3 }
    const refused: number[] = []
    for (let index = 0; index < 20; index += 1) {
      if (!(await limiter.take('k', limit)).admitted) refused.push(index)
      await pause(25)
    }
    expect(refused).toEqual([])
  })
})

describe('memory alone', () => {
  test('property: in any stretch of time no more than the rate and the burst are admitted', async () => {
    const random = seeded(7)
    for (let round = 0; round < 100; round += 1) {
      let now = 1_700_000_000_000
      const limiter = createMemoryLimiter({ clock: () => now })
      const limit: Limit = {
        rate: 1 + Math.floor(random() * 50),
        period: 1 + Math.floor(random() * 2_000),
        burst: 1 + Math.floor(random() * 30),
      }
      const times: number[] = []
      for (let index = 0; index < 200; index += 1) {
        now += Math.floor((random() * limit.period) / limit.rate)
        if (limiter.take('k', limit).admitted) times.push(now)
      }
      for (let from = 0; from < times.length; from += 1)
        for (let to = from; to < times.length; to += 1) {
          const span = (times[to] ?? 0) - (times[from] ?? 0)
          const allowed = limit.burst + (span * limit.rate) / limit.period
          if (to - from + 1 > allowed + 0.01) throw new Error(`${to - from + 1} of ${allowed} in ${span} ms`)
        }
    }
  })

  test('behavior: a clock that is set back blocks no caller', () => {
    let now = 1_700_000_000_000
    const limiter = createMemoryLimiter({ clock: () => now })
    const limit: Limit = { rate: 1, period: 1_000, burst: 3 }
    for (let index = 0; index < 3; index += 1) limiter.take('k', limit)
    now -= 3_600_000
    const refused = limiter.take('k', limit)
    expect(refused).toEqual({ admitted: false, limit, retryAfter: 1_000 })
    now += 1_000
    expect(limiter.take('k', limit).admitted).toBe(false)
  })

  test('behavior: the number of keys is bounded', () => {
    const limiter = createMemoryLimiter({ clock: Date.now, maxKeys: 10 })
    const limit: Limit = { rate: 1, period: 600_000, burst: 1 }
    limiter.take('first', limit)
    for (let index = 0; index < 10; index += 1) limiter.take(`k${index}`, limit)
    expect(limiter.take('first', limit).admitted).toBe(true)
  })
})

/** mulberry32: a seeded generator. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
