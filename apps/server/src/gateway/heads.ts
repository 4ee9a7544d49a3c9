import type { ChainId } from '@latchkey/protocol/caip'
import type { Cache } from '../cache/cache.ts'
import type { Clock } from '../clock.ts'
import type { Head, HeadQuery, Heads, RpcFamily, RpcQuery } from './families/rpcFamily.ts'
import { canonicalJson } from './jsonRpc/canonicalJson.ts'
import { isFailure } from './jsonRpc/readAnswer.ts'
import type { OpenUpstream } from './upstreams/openUpstream.ts'
import { ChainSilent } from './upstreams/upstreamFailure.ts'

/**
 * Where a chain stands, read from all its upstreams while somebody uses it.
 *
 * The tip is the highest block that at least half of the upstreams have. It
 * never goes back: when a chain becomes shorter the tip is held until the chain
 * has passed it. Only when it stays shorter for a minute, as after a reset of a
 * development chain, the new height is taken. What was cached for the newest
 * block goes as soon as that block is another one, held tip or not.
 */
export type ChainHeads = Heads & {
  /** Changes with every new block: answers for the newest block of another one are old. */
  readonly generation: number
  /** When young blocks were last replaced: answers from before may be about blocks that are gone. */
  readonly replacedAt: number
  /** When even final blocks were replaced, which only a development chain does. */
  readonly resetAt: number
  /** The newest block the upstreams agree on now, which a held tip may be ahead of. */
  readonly current: Head | undefined
  /** Says that the chain is in use: keeps watching it for a while. */
  use(): void
  /** The tip, where it was read within so many milliseconds. */
  recent(maxAge: number): number | undefined
  /** Resolves to the tip, not older than so many milliseconds. */
  fresh(maxAge: number): Promise<number>
  /**
   * The tip as all processes together have told it: none of them tells a lower
   * one afterwards. The same as `fresh` where this process is alone.
   */
  agreed(maxAge: number): Promise<number>
  /** Something was written: what was read before may be old. */
  touch(): void
  behind(upstream: string): number
  isExcluded(upstream: string): boolean
  /** Called whenever `current` has changed; returns how to stop that. */
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

const idleAfter = 60_000
const holdFor = 60_000
const stuckAfter = 30_000
const forgetAfter = 30_000
const pollTimeout = 3_000
/** How long the slower half is waited for once one has answered. */
const grace = 300

type Seen = { head: Head; at: number; behindSince: number | undefined }

export function createHeads(options: ChainHeadsOptions): ChainHeads {
  const { chain, family, upstreams, blockTime, clock, cache, onExclusion } = options
  const query = family.head
  const interval = Math.min(4_000, Math.max(500, blockTime / 2))
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
  // Decisions wait for each other: each builds on the one before.
  let turn = Promise.resolve()
  let polledAt = Number.NEGATIVE_INFINITY

  async function ask(upstream: OpenUpstream, { method, params }: RpcQuery): Promise<unknown> {
    const answer = await upstream.send(method, canonicalJson(params), ended.signal, pollTimeout)
    return isFailure(answer) ? undefined : answer.value
  }

  /** Asks everybody; `early` resolves when enough of them have answered to go on. */
  function startPoll(heads: HeadQuery) {
    const startedAt = clock()
    let proceed = () => {}
    const early = new Promise<void>((resolve) => {
      proceed = resolve
    })
    // Who was heard of lately need not be waited for: where it stood then is near enough.
    const isKnown = ({ id, isOther }: OpenUpstream) =>
      isOther() || startedAt - (seen.get(id)?.at ?? Number.NEGATIVE_INFINITY) <= forgetAfter
    const known = upstreams.every(isKnown)
    let answered = 0
    const asked = upstreams.map(async (upstream) => {
      const value = await ask(upstream, heads.latest).catch(() => undefined)
      const head = heads.read(value)
      if (!head) return
      note(upstream, head)
      const expected = upstreams.filter((one) => !one.isOther()).length
      if (++answered * 2 >= expected && known) proceed()
      else if (answered === 1) setTimeout(proceed, grace).unref()
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

  /** Works out where the chain stands from what was seen. */
  async function decide(heads: HeadQuery) {
    const now = clock()
    const recent = upstreams.flatMap((upstream) => {
      const known = seen.get(upstream.id)
      return known && now - known.at <= forgetAfter ? [{ upstream, head: known.head, at: known.at }] : []
    })
    recent.sort((one, other) => other.head.number - one.head.number)
    const [highest, lower] = recent
    // Of two that are far apart nobody can tell who is right, unless the higher has said that it is of this chain.
    const isDoubtful = recent.length === 2 && highest && lower && isFarAhead(highest, lower.head.number)
    const agreed = isDoubtful ? lower : recent[Math.floor((recent.length - 1) / 2)]
    if (!agreed) return
    polledAt = Math.max(polledAt, ...recent.map(({ at }) => at))
    if (await isReplaced(heads, agreed.head, agreed.upstream)) replaced(agreed.head)
    const changed = !current || current.number !== agreed.head.number || current.hash !== agreed.head.hash
    // The first look makes nothing old: nothing was known before it.
    if (changed && current) generation++
    current = agreed.head
    currentFrom = agreed.upstream
    await moveTip(agreed.head.number)
    await readFinalized(heads)
    compare()
    if (changed) for (const listener of listeners) listener()
  }

  /** Whether `next` does not build on what was the newest block before. */
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
    // Only what was seen is told to others: a held tip that came back from them would be held for ever.
    adopt((await cache.raise(tipKey, height, holdFor)) ?? height)
    tip ??= height
    if (height < tip) shorterSince ??= now
    else shorterSince = undefined
    if (shorterSince !== undefined && now - shorterSince >= holdFor) {
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
    return behind(id) >= family.lagBlocks || (since !== undefined && clock() - since >= stuckAfter)
  }

  function recent(maxAge: number): number | undefined {
    return maxAge > 0 && clock() - polledAt <= maxAge ? tip : undefined
  }

  function watch() {
    watching =
      query !== undefined && !ended.signal.aborted && (listeners.size > 0 || clock() - lastUse < idleAfter)
    if (!query || !watching) return
    void (poll ?? startPoll(query)).done.then(() => {
      timer = setTimeout(watch, interval).unref()
    })
  }

  async function fresh(maxAge: number): Promise<number> {
    if (!query) throw new ChainSilent()
    const now = clock()
    const known = recent(maxAge)
    if (known !== undefined) return known
    const running = poll && now - poll.startedAt <= maxAge && maxAge > 0 ? poll : startPoll(query)
    await running.early
    if (tip === undefined || clock() - polledAt > forgetAfter) throw new ChainSilent()
    return tip
  }

  // One question at a time; whoever comes while one is on its way shares the next, which starts later than it came.
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
    asking = cache.raise(tipKey, current?.number ?? 0, holdFor).then((highest) => {
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
