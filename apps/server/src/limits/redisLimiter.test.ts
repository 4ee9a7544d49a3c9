import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openRedis } from '../cache/openRedis.ts'
import { startRedis, type TestRedis } from '../cache/testingRedis.ts'
import type { Limit } from './limiter.ts'
import { createRedisLimiter, largestLease } from './redisLimiter.ts'

const silent = { info: () => undefined, warn: () => undefined }
const url = 'redis://127.0.0.1:6379'
const redis = new Redis(url)
beforeAll(() => redis.ping())
afterAll(() => redis.disconnect())

const prefix = () => `test:limits:${randomUUID()}:`
/** One process. */
const limiterAt = (shared = prefix(), clock = Date.now) =>
  createRedisLimiter({ redis: { client: () => redis }, prefix: shared, clock, budgetMs: 2_000 })
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('leases', () => {
  test('behavior: most requests need no round trip', async () => {
    const asked = vi.spyOn(redis, 'evalsha')
    const limiter = limiterAt()
    const limit: Limit = { rate: 1_000, period: 1_000, burst: 40_000 }
    let atOnce = 0
    for (let index = 0; index < 2_000; index += 1) {
      const verdict = limiter.take('k', limit)
      if (!(verdict instanceof Promise)) atOnce += 1
      expect((await verdict).admitted).toBe(true)
    }
    // 1, 2, 4, … 64, then 100 at a time.
    expect(asked.mock.calls.length).toBeGreaterThan(20)
    expect(asked.mock.calls.length).toBeLessThan(40)
    expect(atOnce).toBe(2_000 - asked.mock.calls.length)
    asked.mockRestore()
  })

  test('behavior: a refused key costs no calls until it may be asked again', async () => {
    const limiter = limiterAt()
    const limit: Limit = { rate: 1, period: 600_000, burst: 1 }
    await limiter.take('k', limit)
    expect((await limiter.take('k', limit)).admitted).toBe(false)
    const asked = vi.spyOn(redis, 'evalsha')
    for (let index = 0; index < 1_000; index += 1)
      expect(limiter.take('k', limit)).toMatchObject({ admitted: false })
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  test('behavior: who asks seldom sets nothing aside, however many processes answer', async () => {
    const shared = prefix()
    const limit: Limit = { rate: 1, period: 600_000, burst: 20 }
    const processes = Array.from({ length: 10 }, () => limiterAt(shared))
    for (const limiter of processes) expect((await limiter.take('k', limit)).admitted).toBe(true)
    const [first] = processes
    expect(await first?.take('k', limit)).toMatchObject({ admitted: true })
    // 11 used; the second lease of the first process has two units.
    expect(Number(await room(shared, 'k', limit))).toBe(8)
  })

  test('behavior: what a lapsed lease had left is given back', async () => {
    const shared = prefix()
    let now = 1_000_000
    const limiter = limiterAt(shared, () => now)
    const limit: Limit = { rate: 1, period: 600_000, burst: 40 }
    // Leases of 1, 2, 4 and 8: one unit of the last is used.
    for (let index = 0; index < 8; index += 1) await limiter.take('k', limit)
    expect(await room(shared, 'k', limit)).toBe(25)
    now += 1_000
    // Seven are returned, four are taken.
    expect(await limiter.take('k', limit)).toMatchObject({ admitted: true, remaining: 31 })
    expect(await room(shared, 'k', limit)).toBe(28)
  })

  test('behavior: a visitor who calls every two seconds costs few round trips', async () => {
    const asked = vi.spyOn(redis, 'evalsha')
    let now = 1_000_000
    const limiter = limiterAt(prefix(), () => now)
    const limit: Limit = { rate: 100, period: 1_000, burst: 400 }
    for (let index = 0; index < 300; index += 1) {
      expect((await limiter.take('k', limit)).admitted).toBe(true)
      now += 2_000
    }
    expect(asked.mock.calls.length).toBeLessThan(25)
    asked.mockRestore()
  })

  test('behavior: what time has given back is not given back again', async () => {
    const shared = prefix()
    let now = 1_000_000
    const limiter = limiterAt(shared, () => now)
    const limit: Limit = { rate: 1, period: 1_000, burst: 50 }
    // Leases of 1 and 2: one unit of the last is left.
    for (let index = 0; index < 2; index += 1) await limiter.take('k', limit)
    expect(await room(shared, 'k', limit)).toBe(47)
    now += 61_000
    await limiter.take('k', limit)
    expect(await room(shared, 'k', limit)).toBe(46)
  })

  test('behavior: a process whose clock is wrong, or is set back, counts like the others', async () => {
    const shared = prefix()
    const limit: Limit = { rate: 1, period: 600_000, burst: 12 }
    let shift = 0
    const clocks = [() => Date.now() + 3_600_000, () => Date.now() - 3_600_000, () => Date.now() + shift]
    const processes = clocks.map((clock) => limiterAt(shared, clock))
    let admitted = 0
    for (let index = 0; index < 60; index += 1) {
      if (index === 20) shift = -7_200_000
      if ((await processes[index % 3]?.take('k', limit))?.admitted) admitted += 1
    }
    expect(admitted).toBeLessThanOrEqual(12)
    expect(admitted).toBeGreaterThanOrEqual(12 - 2 * largestLease(limit))
  })

  test('behavior: a Redis that has forgotten the script is taught it again', async () => {
    const server = await startRedis()
    const own = new Redis(server.url)
    await own.ping()
    const limiter = createRedisLimiter({
      redis: { client: () => own },
      prefix: 'p:',
      clock: Date.now,
      budgetMs: 2_000,
    })
    const limit: Limit = { rate: 1, period: 600_000, burst: 2 }
    try {
      await limiter.take('k', limit)
      await own.script('FLUSH')
      expect((await limiter.take('k', limit)).admitted).toBe(true)
      expect((await limiter.take('k', limit)).admitted).toBe(false)
    } finally {
      own.disconnect()
      await server.stop()
    }
  })

  test('property: several processes together admit no more than the allowance and a lease each', async () => {
    // Redis uses its own clock, so time is real and short here.
    const limit: Limit = { rate: 100, period: 100, burst: 80 }
    const shared = prefix()
    const processes = Array.from({ length: 5 }, () => limiterAt(shared))
    const start = performance.now()
    const times: number[] = []
    while (performance.now() - start < 600) {
      const verdicts = await Promise.all(processes.map((limiter) => limiter.take('k', limit)))
      for (const verdict of verdicts) if (verdict.admitted) times.push(performance.now())
      if (verdicts.every((verdict) => !verdict.admitted)) await pause(1)
    }
    for (let from = 0; from < times.length; from += 25) {
      const first = times[from] ?? 0
      for (let to = from; to < times.length; to += 25) {
        const allowed = limit.burst + (((times[to] ?? 0) - first) * limit.rate) / limit.period
        // A moment longer for commands in flight.
        expect(to - from + 1).toBeLessThanOrEqual(allowed + 5 * largestLease(limit) + 10)
      }
    }
    expect(times.length).toBeGreaterThan(500)
  })

  /** Units left in Redis, read by taking none. */
  async function room(shared: string, key: string, limit: Limit): Promise<number> {
    const [seconds = '0', micros = '0'] = (await redis.time()).map(String)
    const paid = Number((await redis.get(`${shared}${key}`)) ?? 0)
    const debt = Math.max(paid - (Number(seconds) * 1_000 + Number(micros) / 1_000), 0)
    return Math.round(limit.burst - (debt * limit.rate) / limit.period)
  }
})

describe('four processes', () => {
  test('behavior: admit together what one would, but for a lease each, with clocks an hour apart', async () => {
    const limit: Limit = { rate: 500, period: 1_000, burst: 200 }
    const duration = 3_000
    const args = [url, prefix(), 'k', JSON.stringify(limit), `${duration}`]
    const script = fileURLToPath(new URL('./testingProcess.ts', import.meta.url))
    const children = [0, 3_600_000, -3_600_000, 86_400_000].map((skew) => {
      const child = spawn(process.execPath, [script, ...args, `${skew}`], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
      return { child, next: async () => String((await lines.next()).value) }
    })
    try {
      for (const { next } of children) expect(await next()).toBe('ready')
      const start = performance.now()
      for (const { child } of children) child.stdin.write('go\n')
      const reports = await Promise.all(children.map(async ({ next }) => JSON.parse(await next())))
      const elapsed = performance.now() - start
      const total = reports.reduce((sum: number, report: { admitted: number }) => sum + report.admitted, 0)
      const most = limit.burst + (elapsed * limit.rate) / limit.period + 4 * largestLease(limit)
      expect(total).toBeLessThanOrEqual(most)
      // And they were not underused: each asks for far more than its share.
      expect(total).toBeGreaterThan(0.8 * (limit.burst + (duration * limit.rate) / limit.period))
    } finally {
      for (const { child } of children) child.kill('SIGKILL')
      await Promise.all(
        children.map(
          ({ child }) => child.exitCode !== null || child.signalCode !== null || once(child, 'exit'),
        ),
      )
    }
  })
})

describe('without Redis', () => {
  let server: TestRedis
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(async () => {
    server.thaw()
    await server.stop()
  })

  test.each(['kill', 'freeze'] as const)(
    'error: %s: each process limits by itself, and at once',
    async (how) => {
      const own = openRedis(server.url, silent)
      await vi.waitFor(() => expect(own.status).toBe('ready'))
      const shared = prefix()
      const create = () =>
        createRedisLimiter({ redis: { client: () => own }, prefix: shared, clock: Date.now })
      const [one, other] = [create(), create()]
      const limit: Limit = { rate: 1, period: 600_000, burst: 10 }
      try {
        for (let index = 0; index < 20; index += 1) await one.take('before', limit)
        await server[how]()
        let worst = 0
        const count = async (limiter: typeof one) => {
          let admitted = 0
          for (let index = 0; index < 20; index += 1) {
            const start = performance.now()
            if ((await limiter.take('k', limit)).admitted) admitted += 1
            worst = Math.max(worst, performance.now() - start)
          }
          return admitted
        }
        expect([await count(one), await count(other)]).toEqual([10, 10])
        expect(worst).toBeLessThan(150)
        // Refused requests stay refused.
        expect(await one.take('before', limit)).toMatchObject({ admitted: false })

        if (how === 'kill') await server.start()
        else server.thaw()
        const asked = vi.spyOn(own, 'evalsha')
        let tries = 0
        await vi.waitFor(
          async () => {
            // A new key each time: failed attempts are charged too.
            const key = `after${tries++}`
            const [first, second] = [await one.take(key, limit), await other.take(key, limit)]
            expect(asked).toHaveBeenCalled()
            expect(first.admitted && second.admitted).toBe(true)
            expect(await own.exists(`${shared}${key}`)).toBe(1)
          },
          { timeout: 6_000, interval: 50 },
        )
      } finally {
        own.disconnect()
      }
    },
  )
})
