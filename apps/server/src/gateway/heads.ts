import type { ChainId } from '@latchkey/protocol/caip'
import type { Cache } from '../cache/cache.ts'
import { canonicalJson } from '../canonicalJson.ts'
import type { Clock } from '../clock.ts'
import type { Head, HeadQuery, Heads, RpcFamily, RpcQuery } from './families/rpcFamily.ts'
import { isFailure } from './jsonRpc/readAnswer.ts'
import type { OpenUpstream } from './upstreams/openUpstream.ts'
import { ChainSilent } from './upstreams/upstreamFailure.ts'

/**
 * The heights of a chain, polled from all upstreams while the chain is in use.
 *
 * The tip is the highest block that at least half of the upstreams have. It never
 * decreases: if the chain gets shorter, the tip is held until the chain has passed it.
 * If it stays shorter for a minute, as after a reset of a development chain, the new
 * height is used. Responses cached for the newest block expire when that block
 * changes, even while the tip is held.
 */
export type ChainHeads = Heads & {
  /** Changes with every new block; responses about the newest block of another generation are stale. */
  readonly generation: number
  /** When recent blocks were last replaced: earlier responses may be about orphaned blocks. */
  readonly replacedAt: number
  /** When final blocks were replaced, which only happens on development chains. */
  readonly resetAt: number
  /** The newest block the upstreams agree on; a held tip may be ahead of it. */
  readonly current: Head | undefined
  /** Marks the chain as in use, which keeps polling for a while. */
  use(): void
  /** The tip, if it was read within `maxAge` milliseconds. */
  recent(maxAge: number): number | undefined
  /** Resolves to the tip, not older than `maxAge` milliseconds. */
  fresh(maxAge: number): Promise<number>
  /**
   * The tip agreed on by all processes: none of them reports a lower one afterwards. The
   * same as `fresh` without a shared cache.
   */
  agreed(maxAge: number): Promise<number>
  /** Call after a write: earlier reads may be stale. */
  touch(): void
  behind(upstream: string): number
  isExcluded(upstream: string): boolean
  /** Called when `current` changes; returns a function to unsubscribe. */
  onHead(listener: () => void): () => void
  close(): void
}

export type ChainHeadsOptions = {
  readonly chain: ChainId
  readonly family: RpcFamily
  readonly upstreams: readonly OpenUpstream[]
  readonly blockTime: number
  readonly clock: Clock
  readonly cache: Cache
  onExclusion(): void
}

const idleAfterMs = 60_000
const holdMs = 60_000
const stuckAfterMs = 30_000
const forgetAfterMs = 30_000
const pollTimeoutMs = 3_000
/** How long to wait for the slower half once one upstream has answered. */
const graceMs = 300

type Seen = { head: Head; at: number; behindSince: number | undefined }

export function createHeads(options: ChainHeadsOptions): ChainHeads {
  const { chain, family, upstreams, blockTime, clock, cache, onExclusion } = options
  const query = family.head
  // Public nodes of chains with long block times allow few requests.
  const interval = Math.max(500, Math.min(4_000, blockTime / 2), Math.min(15_000, blockTime / 40))
  const finalInterval = Math.min(30_000, Math.max(2_000, blockTime * 4))
  const tipKey = `rpc:tip:${chain}`
  const seen = new Map<string, Seen>()
  const listeners = new Set<() => void>()
  const ended = new AbortController()

  let tip: number | undefined
  let finalized: number | undefined
  let finalizedAt = Number.NEGATIVE_INFINITY
  let current: Head | undefined
  let currentFrom: OpenUpstream | undefined
  let shorterSince: number | undefined
  let generation = 0
  let replacedAt = Number.NEGATIVE_INFINITY
  let resetAt = Number.NEGATIVE_INFINITY
  let lastUse = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let watching = false
  let poll: { startedAt: number; done: Promise<void>; early: Promise<void> } | undefined
  // Decisions run one after another: each builds on the previous one.
  let turn = Promise.resolve()
  let polledAt = Number.NEGATIVE_INFINITY

  async function ask(upstream: OpenUpstream, { method, params }: RpcQuery): Promise<unknown> {
    const answer = await upstream.send(method, canonicalJson(params), ended.signal, pollTimeoutMs)
    return isFailure(answer) ? undefined : answer.value
  }

  /** Polls every upstream; `early` resolves when enough have answered. */
  function startPoll(heads: HeadQuery) {
    const startedAt = clock()
    let proceed = () => {}
    const early = new Promise<void>((resolve) => {
      proceed = resolve
    })
    // Do not wait for upstreams with a recent answer: their last height is close enough.
    const isKnown = ({ id, isOther }: OpenUpstream) =>
      isOther() || startedAt - (seen.get(id)?.at ?? Number.NEGATIVE_INFINITY) <= forgetAfterMs
    const known = upstreams.every(isKnown)
    let answered = 0
    const asked = upstreams.map(async (upstream) => {
      const value = await ask(upstream, heads.latest).catch(() => undefined)
      const head = heads.read(value)
      if (!head) return
      note(upstream, head)
      const expected = upstreams.filter((one) => !one.isOther()).length
      if (++answered * 2 >= expected && known) proceed()
      else if (answered === 1) setTimeout(proceed, graceMs).unref()
    })
    const all = Promise.all(asked).then(proceed)
    const decided = early.then(() => inTurn(heads))
    const mine = { startedAt, early: decided, done: all.then(() => decided).then(() => inTurn(heads)) }
    poll = mine
    void mine.done.then(() => {
      if (poll === mine) poll = undefined
    })
    return mine
  }

  function note(upstream: OpenUpstream, head: Head) {
    const before = seen.get(upstream.id)
    const moved = !before || before.head.number !== head.number
    seen.set(upstream.id, { head, at: clock(), behindSince: moved ? undefined : before.behindSince })
  }

  function inTurn(heads: HeadQuery): Promise<void> {
    turn = turn.then(() => decide(heads)).catch(() => undefined)
    return turn
  }

  /** Computes the tip from the latest answers. */
  async function decide(heads: HeadQuery) {
    const now = clock()
    const recent = upstreams.flatMap((upstream) => {
      const known = seen.get(upstream.id)
      return known && now - known.at <= forgetAfterMs ? [{ upstream, head: known.head, at: known.at }] : []
    })
    recent.sort((one, other) => other.head.number - one.head.number)
    const [highest, lower] = recent
    // If only two upstreams answer and they differ widely, the higher one is not trusted
    // unless it has proven its chain.
    const isDoubtful = recent.length === 2 && highest && lower && isFarAhead(highest, lower.head.number)
    const agreed = isDoubtful ? lower : recent[Math.floor((recent.length - 1) / 2)]
    if (!agreed) return
    polledAt = Math.max(polledAt, ...recent.map(({ at }) => at))
    if (await isReplaced(heads, agreed.head, agreed.upstream)) replaced(agreed.head)
    const changed = !current || current.number !== agreed.head.number || current.hash !== agreed.head.hash
    // The first poll invalidates nothing.
    if (changed && current) generation++
    current = agreed.head
    currentFrom = agreed.upstream
    await moveTip(agreed.head.number)
    await readFinalized(heads)
    compare()
    if (changed) for (const listener of listeners) listener()
  }

  /** Whether `next` does not build on the previous newest block. */
  async function isReplaced(heads: HeadQuery, next: Head, from: OpenUpstream): Promise<boolean> {
    if (!current?.hash || !next.hash || current.hash === next.hash) return false
    if (next.number <= current.number) return true
    if (next.number === current.number + 1) return next.parentHash !== current.hash
    if (!heads.at) return false
    const { number, hash } = current
    const ancestor = heads.read(await ask(from, heads.at(number)).catch(() => undefined))
    return ancestor !== undefined && ancestor.hash !== hash
  }

  function replaced(head: Head) {
    replacedAt = clock()
    generation++
    if (finalized === undefined || head.number >= finalized) return
    resetAt = replacedAt
    finalized = undefined
    finalizedAt = Number.NEGATIVE_INFINITY
  }

  async function moveTip(height: number) {
    const now = clock()
    // Share only observed heights: a held tip read back from the shared cache would be held forever.
    adopt((await cache.raise(tipKey, height, holdMs)) ?? height)
    tip ??= height
    if (height < tip) shorterSince ??= now
    else shorterSince = undefined
    if (shorterSince !== undefined && now - shorterSince >= holdMs) {
      tip = height
      shorterSince = undefined
      await cache.delete(tipKey)
    }
  }

  function adopt(height: number) {
    if (tip !== undefined && height <= tip) return
    tip = height
    shorterSince = undefined
  }

  async function readFinalized(heads: HeadQuery) {
    const now = clock()
    if (!current || !currentFrom || now - finalizedAt < finalInterval) return
    finalizedAt = now
    const value = heads.finalized && (await ask(currentFrom, heads.finalized).catch(() => undefined))
    const height = heads.read(value)?.number ?? current.number - heads.finalDepth
    if (height >= 0 && height <= current.number) finalized = Math.max(height, finalized ?? 0)
  }

  function compare() {
    const now = clock()
    for (const [id, known] of seen) {
      const was = isExcluded(id)
      if (current && known.head.number < current.number) known.behindSince ??= now
      else known.behindSince = undefined
      if (was !== isExcluded(id)) onExclusion()
    }
  }

  function isFarAhead({ upstream, head }: { upstream: OpenUpstream; head: Head }, height: number): boolean {
    return head.number - height >= family.lagBlocks && !upstream.isProven()
  }

  function behind(id: string): number {
    const known = seen.get(id)
    return known && current ? Math.max(0, current.number - known.head.number) : 0
  }

  function isExcluded(id: string): boolean {
    const known = seen.get(id)
    const upstream = upstreams.find((one) => one.id === id)
    if (known && upstream && current && isFarAhead({ upstream, head: known.head }, current.number))
      return true
    const since = known?.behindSince
    return behind(id) >= family.lagBlocks || (since !== undefined && clock() - since >= stuckAfterMs)
  }

  function recent(maxAge: number): number | undefined {
    return maxAge > 0 && clock() - polledAt <= maxAge ? tip : undefined
  }

  function watch() {
    watching =
      query !== undefined && !ended.signal.aborted && (listeners.size > 0 || clock() - lastUse < idleAfterMs)
    if (!query || !watching) return
    void (poll ?? startPoll(query)).done.then(() => {
      timer = setTimeout(watch, interval).unref()
    })
  }

  function silence(): ChainSilent {
    const asked = upstreams.filter((one) => !one.isOther())
    const throttled = asked.length > 0 && asked.every(({ cooldown }) => cooldown.isActive())
    const retryAfter = throttled ? Math.min(...asked.map(({ cooldown }) => cooldown.secondsLeft())) : 1
    return new ChainSilent({ throttled, retryAfter })
  }

  async function fresh(maxAge: number): Promise<number> {
    if (!query) throw new ChainSilent()
    const now = clock()
    const known = recent(maxAge)
    if (known !== undefined) return known
    const running = poll && now - poll.startedAt <= maxAge && maxAge > 0 ? poll : startPoll(query)
    await running.early
    if (tip === undefined || clock() - polledAt > forgetAfterMs) throw silence()
    return tip
  }

  // One poll at a time. Calls that arrive during a poll share the next one, which starts after they arrived.
  let asking: Promise<void> | undefined
  let next: Promise<void> | undefined
  function agree(): Promise<void> {
    if (next) return next
    if (asking) {
      next = asking.then(() => {
        next = undefined
        return agree()
      })
      return next
    }
    asking = cache.raise(tipKey, current?.number ?? 0, holdMs).then((highest) => {
      asking = undefined
      if (highest !== undefined) adopt(highest)
    })
    return asking
  }

  return {
    get tip() {
      return tip
    },
    get finalized() {
      return finalized
    },
    get generation() {
      return generation
    },
    get replacedAt() {
      return replacedAt
    },
    get resetAt() {
      return resetAt
    },
    get current() {
      return current
    },
    use() {
      lastUse = clock()
      if (!watching) watch()
    },
    recent,
    fresh,
    async agreed(maxAge) {
      const height = await fresh(maxAge)
      if (!cache.isShared) return height
      await agree()
      return tip ?? height
    },
    touch() {
      generation++
    },
    behind,
    isExcluded,
    onHead(listener) {
      listeners.add(listener)
      if (!watching) watch()
      return () => listeners.delete(listener)
    },
    close() {
      ended.abort()
      clearTimeout(timer)
    },
  }
}
