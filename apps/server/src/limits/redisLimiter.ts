import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { RedisClient, SharedRedis } from '../cache/openSharedRedis.ts'
import { createRedisBreaker } from '../cache/redisBreaker.ts'
import type { Clock } from '../clock.ts'
import type { Limit, Limiter, Verdict } from './limiter.ts'
import { createMemoryLimiter } from './memoryLimiter.ts'

/**
 * This process's share of one key's allowance. The lease size doubles while leases are
 * used up and halves when one expires, so that keys with few requests reserve one unit
 * at a time.
 */
type Lease = {
  units: number
  takenAt: number
  size: number
  /** Units left in Redis when the lease was taken. */
  shared: number
  /** Until then, a request of `refusedCost` or more is refused without asking Redis. */
  refusedAt: number
  refusedFor: number
  refusedCost: number
  /** Units that pending requests need, and the running fetch. */
  waiting: number
  fetching: Promise<boolean> | undefined
}

/**
 * One allowance for all processes, kept in Redis and timed by its clock.
 *
 * Units are taken in leases and spent until used up or expired, so P processes admit
 * at most the allowance plus P leases. While Redis is unreachable, each process
 * applies the limit by itself: the bound is then P times the allowance, and the outage
 * causes no refusals.
 */
export function createRedisLimiter(options: createRedisLimiter.Options): Limiter {
  const { redis, prefix, clock, maxKeys = 100_000, budgetMs } = options
  const leases = new LRUCache<string, Lease>({ max: maxKeys })
  const breaker = createRedisBreaker(redis.client, { budgetMs })
  const local = createMemoryLimiter({ clock, maxKeys })

  function take(key: string, limit: Limit, cost = 1): Verdict | Promise<Verdict> {
    const now = clock()
    const lease = leases.get(key)
    const known = lease && decide(lease, limit, cost, now)
    if (known) return known
    if (breaker.isOpen()) return local.take(key, limit, cost)
    return takeFromRedis(key, limit, cost)
  }

  async function takeFromRedis(key: string, limit: Limit, cost: number): Promise<Verdict> {
    const lease = leases.get(key) ?? keep(key)
    lease.waiting += cost
    try {
      for (let round = 0; round < maxRounds; round += 1) {
        lease.fetching ??= fetch(key, lease, limit, cost).finally(() => {
          lease.fetching = undefined
        })
        if (!(await lease.fetching)) break
        const verdict = decide(lease, limit, cost, clock())
        if (verdict) return verdict
      }
    } finally {
      lease.waiting -= cost
    }
    return local.take(key, limit, cost)
  }

  /** Fetches the next lease and returns what is left of the last one. False if Redis did not answer. */
  async function fetch(key: string, lease: Lease, limit: Limit, cost: number): Promise<boolean> {
    const most = largestLease(limit)
    const lapsed = isLapsed(lease, limit, clock())
    const back = isRegained(lease, limit, clock()) ? 0 : lease.units
    lease.size = Math.max(1, Math.min(most, lapsed ? lease.size >> 1 : lease.size * 2))
    // Pending requests spend their units immediately, so these are not bounded by the lease size.
    const want = Math.max(lease.size, lease.waiting)
    // The units being returned must not be spent while the fetch is running.
    lease.units = 0
    const step = limit.period / limit.rate
    const answer = await breaker.ask((redis) =>
      evaluate(redis, `${prefix}${key}`, [step, limit.burst, cost, want, back]),
    )
    if (!answer) return false
    const [granted, wait, left] = answer
    const now = clock()
    lease.units = granted
    lease.takenAt = now
    lease.shared = left
    if (granted > 0) {
      lease.refusedFor = 0
    } else {
      lease.refusedAt = now
      lease.refusedFor = wait
      lease.refusedCost = cost
    }
    return true
  }

  function keep(key: string): Lease {
    const lease: Lease = {
      units: 0,
      takenAt: 0,
      size: 0,
      shared: 0,
      refusedAt: 0,
      refusedFor: 0,
      refusedCost: 0,
      waiting: 0,
      fetching: undefined,
    }
    leases.set(key, lease)
    return lease
  }

  return {
    take,
    async close() {
      leases.clear()
      await local.close()
    },
  }
}

export declare namespace createRedisLimiter {
  type Options = {
    /** Not closed here: the caller owns it. */
    redis: Pick<SharedRedis, 'client'>
    prefix: string
    /** Only used to measure intervals; need not be accurate. */
    clock: Clock
    /** @default 100_000 */
    maxKeys?: number | undefined
    /** Timeout of Redis in milliseconds. @default 50 */
    budgetMs?: number | undefined
  }
}

/** Maximum units one process takes at a time. */
export function largestLease({ burst }: Limit): number {
  return Math.max(1, Math.min(Math.floor(burst / 4), 100))
}

/** Maximum round trips per request when others spend the units it fetched. */
const maxRounds = 8

/** The verdict, if it needs no round trip. */
function decide(lease: Lease, limit: Limit, cost: number, now: number): Verdict | undefined {
  if (lease.units >= cost && !isLapsed(lease, limit, now)) {
    lease.units -= cost
    return { admitted: true, limit, remaining: lease.shared + lease.units }
  }
  const since = now - lease.refusedAt
  // Ignore the refusal if the clock was set back.
  const refused = since >= 0 && since < lease.refusedFor && cost >= lease.refusedCost
  return refused ? { admitted: false, limit, retryAfter: Math.ceil(lease.refusedFor - since) } : undefined
}

/**
 * Where an allowance is whole again soon, what one process sets aside is no loss to the others: a
 * lease lasts, and a visitor who calls every few seconds costs few round trips. Elsewhere, unused
 * units return soon.
 */
function isLapsed(lease: Lease, limit: Limit, now: number): boolean {
  const age = now - lease.takenAt
  return age < 0 || age >= (refillsSoon(limit) ? longLeaseMs : shortLeaseMs(limit))
}

/** Whether time has given back what the lease took, so that returning it would count twice. */
function isRegained(lease: Lease, limit: Limit, now: number): boolean {
  return refillsSoon(limit) && now - lease.takenAt >= shortLeaseMs(limit)
}

function refillsSoon({ burst, period, rate }: Limit): boolean {
  return (burst * period) / rate <= longLeaseMs
}

function shortLeaseMs({ period }: Limit): number {
  return Math.min(period, 1_000)
}

const longLeaseMs = 60_000

// GCRA as in memoryLimiter, atomic and on the clock of Redis. Takes as many of the
// wanted units as are available, or none if fewer than needed. Returns the units taken,
// the milliseconds until the needed ones are available, and the units left.
const script = `
local step, burst, need, want, back = unpack(ARGV)
step, burst, need, want, back = tonumber(step), tonumber(burst), tonumber(need), tonumber(want), tonumber(back)
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local most = step * burst
local paid = tonumber(redis.call('GET', KEYS[1]) or now)
local debt = math.max(math.min(paid - now, most) - step * back, 0)
local room = math.floor((most - debt + 0.001) / step)
local granted = 0
if room >= need then granted = math.min(room, want) end
debt = debt + step * granted
if granted > 0 or back > 0 then
  if debt > 0 then
    redis.call('SET', KEYS[1], string.format('%.3f', now + debt), 'PX', math.ceil(debt) + 1)
  else
    redis.call('DEL', KEYS[1])
  end
end
local wait = 0
if granted == 0 then wait = math.max(math.ceil(debt + step * need - most), 1) end
return { granted, wait, room - granted }
`
const scriptHash = createHash('sha1').update(script).digest('hex')

async function evaluate(
  redis: RedisClient,
  key: string,
  args: readonly number[],
): Promise<[number, number, number]> {
  const answer = await redis.evalsha(scriptHash, 1, key, ...args).catch((error: Error) => {
    // A restarted Redis has an empty script cache.
    if (error.message.startsWith('NOSCRIPT')) return redis.eval(script, 1, key, ...args)
    throw error
  })
  const [granted, wait, left] = Array.isArray(answer) ? answer.map(Number) : []
  if (granted === undefined || wait === undefined || left === undefined)
    throw new Error('unexpected reply of the limiter script')
  return [granted, wait, left]
}
