import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import { withTimeout } from '@latchkey/protocol/withTimeout'
import type { Cache } from '../cache/cache.ts'
import { canonicalJson } from '../canonicalJson.ts'
import type { Clock } from '../clock.ts'
import type { BytesInFlight } from '../overload/bytesInFlight.ts'
import type { AnswerCache } from './answerCache.ts'
import { families } from './families/families.ts'
import { paramAt } from './families/params.ts'
import type { MethodRule, RpcFamily } from './families/rpcFamily.ts'
import { type BlockFeed, createBlockFeed } from './feed/blockFeed.ts'
import { readFilterId, writeFilterId } from './filterIds.ts'
import type { Upstream } from './gateway.ts'
import { type ChainHeads, createHeads } from './heads.ts'
import { createJoin } from './joinCalls.ts'
import { type Answer, failWith, isFailure } from './jsonRpc/readAnswer.ts'
import { filterNotFound, invalidParams, methodRefused } from './jsonRpc/rpcErrors.ts'
import type { AnsweredFrom, GatewayLog, GatewayMetrics } from './metrics.ts'
import { startTimeLimit } from './timeLimit.ts'
import { broadcastToUpstreams } from './upstreams/broadcast.ts'
import { callUpstreams, type Served } from './upstreams/callUpstreams.ts'
import { type OpenUpstream, openUpstream } from './upstreams/openUpstream.ts'
import { createRanking, type Order } from './upstreams/rankUpstreams.ts'
import { sendOnce } from './upstreams/sendOnce.ts'
import { ChainSilent } from './upstreams/upstreamFailure.ts'

/** An open chain: everything needed to answer its calls. */
export type OpenChain = {
  readonly id: ChainId
  readonly family: RpcFamily
  readonly heads: ChainHeads
  readonly upstreams: readonly OpenUpstream[]
  readonly feed: BlockFeed
  /** The response to an open method as JSON text, if it is available synchronously. */
  peek(rule: MethodRule, key: string): Peeked | undefined
  /** Answers one call; rejects with ChainSilent, or when the signal aborts. */
  answer(call: ChainCall, options: ChainCallOptions): Promise<Replied>
  close(): Promise<void>
}

export type ChainCall = {
  readonly key: string
  readonly method: string
  readonly params: unknown
  readonly paramsText: string
  /** Undefined for an internal method without a rule. */
  readonly rule: MethodRule | undefined
}
export type ChainCallOptions = {
  readonly signal: AbortSignal
  readonly fresh: boolean
  /** Requires two upstreams to agree, if there are two. */
  readonly agreed?: boolean | undefined
}
export type Peeked = { readonly result: string; readonly from: AnsweredFrom }
export type Replied = { readonly answer: Answer; readonly from: AnsweredFrom }

export type OpenChainOptions = {
  readonly upstreams: readonly Upstream[]
  readonly blockTime: number | undefined
  readonly clock: Clock
  readonly cache: Cache
  readonly answers: AnswerCache
  readonly inFlight: BytesInFlight
  readonly metrics: GatewayMetrics
  readonly log: GatewayLog | undefined
}

const sharedTimeoutMs = 10_000
const onceTimeoutMs = 4_000
const readTimeoutMs = 5_000
const maxRealtimeMs = 3_000

function without(order: Order, one: OpenUpstream | undefined): Order {
  if (!one) return order
  const isOther = ({ id }: OpenUpstream) => id !== one.id
  const healthy = order.upstreams.slice(0, order.healthy).filter(isOther).length
  return { ...order, upstreams: order.upstreams.filter(isOther), healthy }
}

/** Cache key of a call: neither a chain id nor a method contains a line break. */
export function callKey(chain: ChainId, method: string, paramsText: string): string {
  return `${chain}\n${method}\n${paramsText}`
}

export function openChain(id: ChainId, options: OpenChainOptions): OpenChain {
  const { clock, cache, answers, inFlight, metrics, log } = options
  const { namespace, reference } = parseChainId(id)
  const family = families[namespace]
  const blockTime = options.blockTime ?? family.blockTime
  const realtimeMs = Math.min(maxRealtimeMs, blockTime)
  const upstreams = options.upstreams.map((upstream) =>
    openUpstream(upstream, { chain: id, family, clock, inFlight, metrics, log }),
  )
  const heads = createHeads({
    chain: id,
    family,
    upstreams,
    blockTime,
    clock,
    cache,
    onExclusion: () => ranking.touch(),
  })
  const ranking = createRanking(upstreams, clock, heads)
  const join = createJoin<Replied>()

  /** Puts upstreams that have not reached a height last. */
  function orderFor(needed: number | undefined): Order {
    const order = ranking.order()
    if (needed === undefined || order.upstreams.length < 2 || !heads.current) return order
    const height = heads.current.number
    const isThere = (one: OpenUpstream) => height - heads.behind(one.id) >= needed
    const ready = order.upstreams.filter(isThere)
    if (ready.length === 0 || ready.length === order.upstreams.length) return order
    const healthy = order.upstreams.slice(0, order.healthy).filter(isThere).length
    return { ...order, upstreams: [...ready, ...order.upstreams.filter((one) => !isThere(one))], healthy }
  }

  function read(
    { method, params, paramsText, rule }: ChainCall,
    signal: AbortSignal,
    avoid?: OpenUpstream,
  ): Promise<Served> {
    const order = without(orderFor(rule?.needs?.(params)), avoid)
    const p70 = order.upstreams[0]?.health.p70() ?? 0
    return callUpstreams({
      family,
      order,
      method,
      paramsText,
      signal,
      // Do not hedge methods without a rule: sending them twice may not be safe.
      hedgeAfterMs: rule && Math.min(2_000, Math.max(100, p70)),
      // Half of the total, to leave time for a second upstream.
      timeoutMs: order.upstreams.length > 1 ? readTimeoutMs : undefined,
      isMissing: (value) => rule?.isMissing?.(params, value, heads) === true,
      onHedge: () => metrics.hedge?.(id),
      onFailure: ranking.touch,
    })
  }

  /** Asks two independent upstreams; their responses must be the same. */
  async function confirm(call: ChainCall, signal: AbortSignal): Promise<Replied> {
    const { answer, by } = await read(call, signal)
    const isAnother = (one: OpenUpstream) => one.id !== by.id && !one.isOther()
    const second = await read(call, signal, by).catch((cause: unknown) => {
      if (upstreams.some(isAnother)) throw cause
      return undefined
    })
    const isSame =
      !second ||
      (isFailure(answer)
        ? isFailure(second.answer)
        : !isFailure(second.answer) && canonicalJson(answer.value) === canonicalJson(second.answer.value))
    if (!isSame) throw new ChainSilent({ cause: new Error('upstreams contradict each other') })
    return { answer, from: 'upstream' }
  }

  /** Tries the shared cache, then the upstreams. */
  async function load(call: ChainCall, signal: AbortSignal, fresh: boolean): Promise<Replied> {
    const { key, params, rule } = call
    const atBest = rule?.keep(params, heads) ?? 'never'
    if (!fresh && (atBest === 'immutable' || atBest === 'recent')) {
      const found = await answers.find(id, key, heads)
      if (found !== undefined) return { answer: { result: found, value: undefined }, from: 'shared' }
    }
    const [startedAt, generation] = [clock(), heads.generation]
    const { answer } = await read(call, signal)
    if (rule && !isFailure(answer)) {
      const keep = rule.keep(params, heads, answer.value)
      if (keep !== 'never')
        answers.put(id, key, { result: answer.result, keep, startedAt, generation, realtimeMs }, heads)
    }
    return { answer, from: 'upstream' }
  }

  async function share(call: ChainCall, { signal, fresh }: ChainCallOptions): Promise<Replied> {
    const joined = !fresh && join.isRunning(call.key)
    // The first caller's timeout must not apply to those that joined.
    const start = (all: AbortSignal) => {
      const limit = startTimeLimit(sharedTimeoutMs, all)
      return load(call, limit.signal, fresh).finally(limit.end)
    }
    if (fresh) return start(signal)
    const replied = await join.run(call.key, signal, start)
    return joined ? { ...replied, from: 'joined' } : replied
  }

  async function write(call: ChainCall, { signal }: ChainCallOptions): Promise<Answer> {
    const { method, params, paramsText, rule } = call
    const order = ranking.order()
    const { writes } = family
    const answer =
      writes && rule?.route === 'broadcast'
        ? await broadcastToUpstreams({ family, writes, order, method, params, paramsText, signal })
        : await sendOnce({ family, order, method, params, paramsText, signal })
    // A read after a write must not return stale data.
    heads.touch()
    return answer
  }

  async function makeFilter({ method, paramsText }: ChainCall, signal: AbortSignal): Promise<Answer> {
    const order = ranking.order()
    const { answer, by } = await callUpstreams({
      family,
      order,
      method,
      paramsText,
      signal,
      timeoutMs: onceTimeoutMs,
    })
    if (isFailure(answer)) return answer
    if (typeof answer.value !== 'string' || answer.value.length > 96) return failWith(filterNotFound)
    const value = writeFilterId(id, by.upstream, answer.value)
    return { result: JSON.stringify(value), value }
  }

  async function askFilter({ method, params }: ChainCall, signal: AbortSignal): Promise<Answer> {
    const found = readFilterId(id, upstreams, paramAt(params, 0))
    if (!found) return failWith(filterNotFound)
    // If the node is unreachable, report the filter as lost: the caller creates a new one elsewhere.
    return found.open.send(method, canonicalJson([found.id]), signal).catch(() => failWith(filterNotFound))
  }

  async function readTip({ fresh }: ChainCallOptions): Promise<Replied> {
    const result = tipText(await heads.agreed(fresh ? 0 : realtimeMs))
    return {
      answer: result === undefined ? failWith(methodRefused) : { result, value: undefined },
      from: 'upstream',
    }
  }

  function tipText(height: number | undefined): string | undefined {
    return height === undefined ? undefined : family.head?.write(height)
  }

  async function answer(call: ChainCall, callOptions: ChainCallOptions): Promise<Replied> {
    const { rule } = call
    heads.use()
    if (rule?.isAbsurd?.(call.params)) return { answer: failWith(invalidParams), from: 'local' }
    switch (rule?.route) {
      case 'local': {
        const result = rule.answer?.(reference, heads)
        return {
          answer: result === undefined ? failWith(invalidParams) : { result, value: undefined },
          from: 'local',
        }
      }
      case 'tip':
        return withTimeout(readTip(callOptions), { signal: callOptions.signal })
      case 'broadcast':
      case 'once':
        return { answer: await write(call, callOptions), from: 'upstream' }
      case 'makeFilter':
        return { answer: await makeFilter(call, callOptions.signal), from: 'upstream' }
      case 'useFilter':
        return { answer: await askFilter(call, callOptions.signal), from: 'upstream' }
      case 'any':
        return callOptions.agreed ? confirm(call, callOptions.signal) : share(call, callOptions)
      default: {
        const replied = await load(call, callOptions.signal, true)
        // The method has no rule, so it may have changed anything.
        heads.touch()
        return replied
      }
    }
  }

  /** Calls for the gateway's own use. */
  async function ask(method: string, params: unknown): Promise<unknown> {
    const paramsText = canonicalJson(params)
    const call = {
      key: callKey(id, method, paramsText),
      method,
      params,
      paramsText,
      rule: family.rule(method),
    }
    const replied = await answer(call, { signal: AbortSignal.timeout(sharedTimeoutMs), fresh: false })
    return isFailure(replied.answer) ? undefined : JSON.parse(replied.answer.result)
  }

  return {
    id,
    family,
    heads,
    upstreams,
    feed: createBlockFeed({ heads, ask }),
    peek(rule, key) {
      if (rule.route === 'local') {
        const result = rule.answer?.(reference, heads)
        return result === undefined ? undefined : { result, from: 'local' }
      }
      // With a shared cache, the height is agreed on with the other processes first.
      if (rule.route === 'tip' ? cache.isShared : rule.route !== 'any') return undefined
      heads.use()
      const result = rule.route === 'any' ? answers.peek(key, heads) : tipText(heads.recent(realtimeMs))
      return result === undefined ? undefined : { result, from: 'memory' }
    },
    answer,
    async close() {
      heads.close()
      await Promise.all(upstreams.map((one) => one.close()))
    },
  }
}
