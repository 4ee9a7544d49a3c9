import { createHash } from 'node:crypto'
import type { ChainId } from '@latchkey/protocol/caip'
import { LRUCache } from 'lru-cache'
import type { Cache } from '../cache/cache.ts'
import type { Clock } from '../clock.ts'
import type { Keep } from './families/rpcFamily.ts'
import type { ChainHeads } from './heads.ts'

/** A result as JSON text, and what makes it old. */
type Kept = {
  readonly result: string
  readonly keep: Keep
  readonly madeAt: number
  readonly until: number
  readonly generation: number
}

/** Answers by how final they are: all in this process, those that outlive a block shared with the others. */
export type AnswerCache = {
  /** Of this process, at once. */
  peek(key: string, heads: ChainHeads): string | undefined
  /** Of any process; for answers that may be shared. */
  find(chain: ChainId, key: string, heads: ChainHeads): Promise<string | undefined>
  /** `generation` and `startedAt` are of before the call: a block that came meanwhile makes the answer old. */
  put(chain: ChainId, key: string, made: AnswerCache.Made, heads: ChainHeads): void
}

export declare namespace AnswerCache {
  type Made = {
    result: string
    keep: Exclude<Keep, 'never'>
    startedAt: number
    generation: number
    /** Milliseconds an answer for the newest block is good at most. */
    realtime: number
  }
}

const day = 86_400_000
const recentFor = 5_000
const largest = 1 << 20
/** What an entry costs besides its texts. */
const overhead = 128

export function createAnswerCache(options: { clock: Clock; cache: Cache; maxBytes: number }): AnswerCache {
  const { clock, cache, maxBytes } = options
  const memory = new LRUCache<string, Kept>({ maxSize: maxBytes })

  function isGood(kept: Kept, heads: ChainHeads): boolean {
    if (clock() >= kept.until) return false
    if (kept.keep === 'realtime') return kept.generation === heads.generation
    return kept.madeAt > (kept.keep === 'recent' ? heads.replacedAt : heads.resetAt)
  }

  function remember(key: string, kept: Kept) {
    const size = 2 * (key.length + kept.result.length) + overhead
    memory.set(key, kept, { size })
  }

  return {
    peek(key, heads) {
      const kept = memory.get(key)
      return kept && isGood(kept, heads) ? kept.result : undefined
    },
    async find(chain, key, heads) {
      const kept = unpack(await cache.get(sharedKey(chain, key)), clock())
      if (!kept || !isGood(kept, heads)) return undefined
      remember(key, kept)
      return kept.result
    },
    put(chain, key, { result, keep, startedAt, generation, realtime }, heads) {
      if (result.length > largest) return
      const ttl = keep === 'immutable' ? day : keep === 'recent' ? recentFor : realtime
      if (ttl <= 0) return
      const kept: Kept = { result, keep, madeAt: startedAt, until: clock() + ttl, generation }
      if (!isGood(kept, heads)) return
      remember(key, kept)
      if (keep !== 'realtime') void cache.set(sharedKey(chain, key), pack(kept), ttl)
    },
  }
}

/** Keys can be as long as a body, and hold addresses: neither is for others to see. */
function sharedKey(chain: ChainId, key: string): string {
  return `rpc:${chain}:${createHash('sha256').update(key).digest('base64url')}`
}

function pack({ keep, madeAt, result }: Kept): string {
  return `${keep === 'immutable' ? 'i' : 'r'}${madeAt} ${result}`
}

const packed = /^([ir])(\d{1,15}) /

function unpack(text: string | undefined, now: number): Kept | undefined {
  const [start, letter, madeAt] = (text !== undefined && packed.exec(text)) || []
  if (text === undefined || start === undefined) return undefined
  const keep = letter === 'i' ? 'immutable' : 'recent'
  const until = keep === 'immutable' ? now + day : Number(madeAt) + recentFor
  return { result: text.slice(start.length), keep, madeAt: Number(madeAt), until, generation: 0 }
}
