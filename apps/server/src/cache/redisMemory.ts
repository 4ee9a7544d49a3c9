import type { SharedRedis } from './openSharedRedis.ts'

/** How full Redis is. */
export type RedisMemory = {
  /** Whether caches may write: they leave room for what must not be lost. */
  hasRoom(): boolean
  /** Bytes this process may keep in Redis. */
  budget(): number
  /** Of `maxmemory`; 0 without a limit. */
  usedShare(): number
  /** Redis refuses writes, or is about to. */
  isFull(): boolean
  close(): void
}

/** Reads the section `memory` of Redis' `INFO`. `maxBytes` is 0 without a limit. */
export function parseMemory(text: string): { usedBytes: number; maxBytes: number; evicts: boolean } {
  const figure = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return {
    usedBytes: figure('used_memory'),
    maxBytes: figure('maxmemory'),
    evicts: /^maxmemory_policy:allkeys-/m.test(text),
  }
}

const measureEveryMs = 1_000
/** Share of its memory up to which caches write to a Redis that evicts nothing. */
const cacheShare = 0.6
const fullShare = 0.95
/** What one process keeps in Redis at most. */
const maxBudget = 256 << 20

/**
 * Measures a Redis. One with an eviction policy drops caches by itself; one without, as
 * messages of the relay need it, fills up until every write fails.
 */
export function watchRedisMemory(redis: Pick<SharedRedis, 'memory'>): RedisMemory {
  let usedShare = 0
  let maxBytes = 0
  let evicts = false

  async function measure(): Promise<void> {
    const all = (await redis.memory()).map(parseMemory)
    maxBytes = all.reduce((sum, one) => sum + one.maxBytes, 0)
    // A full one refuses writes, whatever room the others have.
    usedShare = Math.max(0, ...all.map((one) => (one.maxBytes > 0 ? one.usedBytes / one.maxBytes : 0)))
    evicts = all.every((one) => one.evicts)
  }

  // Unreachable: measured again soon.
  const look = () => void measure().catch(() => undefined)
  look()
  const timer = setInterval(look, measureEveryMs)
  timer.unref()

  return {
    hasRoom: () => evicts || usedShare < cacheShare,
    budget: () => (maxBytes > 0 ? Math.min(maxBudget, maxBytes / 4) : maxBudget),
    usedShare: () => usedShare,
    isFull: () => !evicts && usedShare >= fullShare,
    close: () => clearInterval(timer),
  }
}
