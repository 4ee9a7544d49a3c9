import { createHash } from 'node:crypto'
import type { ChainId } from '@latchkey/protocol/caip'
import { LRUCache } from 'lru-cache'
import type { Cache } from '../cache/cache.ts'
import type { Clock } from '../clock.ts'
import type { Keep } from './families/rpcFamily.ts'
import type { ChainHeads } from './heads.ts'

/** A result as JSON text, and what invalidates it. */
type Kept = {
  readonly result: string
  readonly keep: Keep
  readonly madeAt: number
  readonly until: number
  readonly generation: number
}

/** Caches responses by how final they are: all in this process, those that outlive a block also in the shared cache. */
export type AnswerCache = {
  /** Synchronous lookup in this process. */
  peek(key: string, heads: ChainHeads): string | undefined
  /** Lookup in the shared cache, for responses that may be shared. */
  find(chain: ChainId, key: string, heads: ChainHeads): Promise<string | undefined>
  /** `generation` and `startedAt` are from before the call: a block that arrives meanwhile makes the response stale. */
  put(chain: ChainId, key: string, made: AnswerCache.Made, heads: ChainHeads): void
}

export declare namespace AnswerCache {
  type Made = {
    result: string
    keep: Exclude<Keep, 'never'>
    startedAt: number
    generation: number
    /** Maximum age in milliseconds of a response about the newest block. */
    realtimeMs: number
  }
}

const dayMs = 86_400_000
const recentMs = 5_000
/** The metadata of a Polkadot runtime has more than a million. */
const maxResultChars = 2 << 20
/** Estimated memory of an entry besides its texts. */
const overheadBytes = 128

export function createAnswerCache(options: { clock: Clock; cache: Cache; maxBytes: number }): AnswerCache {
  const { clock, cache, maxBytes } = options
  const memory = new LRUCache<string, Kept>({ maxSize: maxBytes })

  function isGood(kept: Kept, heads: ChainHeads): boolean {
    if (clock() >= kept.until) return false
    if (kept.keep === 'realtime') return kept.generation === heads.generation
    return kept.madeAt > (kept.keep === 'recent' ? heads.replacedAt : heads.resetAt)
  }

  function remember(key: string, kept: Kept) {
    const size = 2 * (key.length + kept.result.length) + overheadBytes
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
    put(chain, key, { result, keep, startedAt, generation, realtimeMs }, heads) {
      if (result.length > maxResultChars) return
      const ttlMs = keep === 'immutable' ? dayMs : keep === 'recent' ? recentMs : realtimeMs
      if (ttlMs <= 0) return
      const kept: Kept = { result, keep, madeAt: startedAt, until: clock() + ttlMs, generation }
      if (!isGood(kept, heads)) return
      remember(key, kept)
      if (keep !== 'realtime') void cache.set(sharedKey(chain, key), pack(kept), ttlMs, 'remote')
    },
  }
}

/** Hashed: keys can be as long as a body and contain addresses, which other users of Redis must not see. */
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
  const until = keep === 'immutable' ? now + dayMs : Number(madeAt) + recentMs
  return { result: text.slice(start.length), keep, madeAt: Number(madeAt), until, generation: 0 }
}
