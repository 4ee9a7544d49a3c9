import { type ChainId, isChainId, parseChainId } from '@latchkey/protocol/caip'
import { chainUnavailable, chainUnsupported } from '@latchkey/protocol/catalogue'
import type { Cache } from '../cache/cache.ts'
import { canonicalJson } from '../canonicalJson.ts'
import type { Clock } from '../clock.ts'
import { createBytesInFlight } from '../overload/bytesInFlight.ts'
import { Refusal } from '../refusal.ts'
import { createAnswerCache } from './answerCache.ts'
import { families } from './families/families.ts'
import type { MethodClass } from './families/rpcFamily.ts'
import { openConversation } from './feed/openConversation.ts'
import { type Gateway, type NodeState, RpcFailure, type Upstream } from './gateway.ts'
import { createHandler } from './handleBody.ts'
import { isFailure } from './jsonRpc/readAnswer.ts'
import type { GatewayLog, GatewayMetrics } from './metrics.ts'
import { callKey, type OpenChain, openChain } from './openChain.ts'
import { startTimeLimit } from './timeLimit.ts'
import type { OpenUpstream } from './upstreams/openUpstream.ts'
import { ChainSilent } from './upstreams/upstreamFailure.ts'

/** Opens the gateway. Connects to a chain on its first call; chains not in use are not polled. */
export function createGateway(options: createGateway.Options): Gateway {
  const { chains, clock, cache, metrics = {}, log, onUsage, memoryBytes = 64 << 20 } = options
  const inFlight = createBytesInFlight({ perCaller: receivedPerChain, perProcess: receivedInAll })
  const answers = createAnswerCache({ clock, cache, maxBytes: memoryBytes })
  const known = (Object.keys(chains) as ChainId[]).filter(
    (id) => isChainId(id) && chains[id]?.upstreams.length,
  )
  const opened = new Map<string, OpenChain>()
  /** Instead of those in `chains`. */
  const replaced = new Map<string, readonly Upstream[]>()
  /** Chains whose nodes were replaced, until the calls that have begun are over. */
  const leaving = new Map<OpenChain, NodeJS.Timeout>()
  /** Told when the nodes of their chain are replaced. */
  const listeners = new Map<string, Set<() => void>>()
  let closed = false

  const upstreamsOf = (id: ChainId) => replaced.get(id) ?? chains[id]?.upstreams ?? []

  function open(id: string): OpenChain {
    const there = opened.get(id)
    if (there) return there
    const config = isChainId(id) ? chains[id] : undefined
    if (!isChainId(id) || !config?.upstreams.length || !known.includes(id))
      throw new Refusal(chainUnsupported)
    if (closed) throw new Refusal(chainUnavailable)
    const { blockTime } = config
    const upstreams = upstreamsOf(id)
    const chain = openChain(id, { upstreams, blockTime, clock, cache, answers, inFlight, metrics, log })
    opened.set(id, chain)
    return chain
  }

  const canListen = (id: ChainId) => {
    const by = families[parseChainId(id).namespace].listening?.by
    return by === 'feed' || (by === 'proxy' && upstreamsOf(id).some(({ wsUrl }) => wsUrl))
  }

  const handle = createHandler({ open, metrics, onUsage })

  return {
    chains: {
      http: known,
      get ws() {
        return known.filter(canListen)
      },
    },
    async request(id, method, params = [], options = {}) {
      const { signal, timeoutMs = defaultTimeoutMs, agreed } = options
      const fresh = options.fresh || agreed === true
      const chain = open(id)
      const paramsText = canonicalJson(params)
      const rule = chain.family.rule(method)
      const call = { key: callKey(id, method, paramsText), method, params, paramsText, rule }
      const kept = rule && !fresh ? chain.peek(rule, call.key) : undefined
      if (rule && kept) {
        metrics.call?.(id, rule.usage, kept.from)
        return JSON.parse(kept.result)
      }
      const limit = startTimeLimit(timeoutMs, signal)
      try {
        const { answer, from } = await chain.answer(call, { signal: limit.signal, fresh, agreed })
        metrics.call?.(id, rule?.usage ?? 'other', from)
        if (isFailure(answer)) throw new RpcFailure(answer.error)
        return JSON.parse(answer.result)
      } catch (cause) {
        if (cause instanceof RpcFailure || cause instanceof Refusal) throw cause
        if (signal?.aborted) throw signal.reason
        if (!(cause instanceof ChainSilent) && !limit.isOver()) throw cause
        metrics.call?.(id, rule?.usage ?? 'other', 'unavailable')
        const retryAfter = cause instanceof ChainSilent ? cause.retryAfter : 1
        throw new Refusal(chainUnavailable, { retryAfter, cause })
      } finally {
        limit.end()
      }
    },
    handle,
    converse(id, send, options) {
      const chain = open(id)
      const answer = (text: string) =>
        Promise.resolve(handle(id, text, options)).then((reply) => {
          if (reply.status >= 500) options?.onFailed?.(reply)
          return String(reply.body)
        })
      const conversation = openConversation({ chain, answer, send })
      const { onReplaced } = options ?? {}
      if (!onReplaced) return conversation
      const told = listeners.get(id) ?? new Set()
      listeners.set(id, told.add(onReplaced))
      return {
        ...conversation,
        close() {
          told.delete(onReplaced)
          conversation.close()
        },
      }
    },
    reached(id, height) {
      const heads = opened.get(id)?.heads
      // Not for blocks that are known: a page that repeats an old receipt would keep the cache empty.
      if (heads && height > (heads.current?.number ?? -1)) heads.touch()
    },
    setNodes(id, upstreams) {
      if (!known.includes(id) || upstreams.length === 0 || textOf(upstreams) === textOf(upstreamsOf(id)))
        return
      replaced.set(id, upstreams)
      const before = opened.get(id)
      opened.delete(id)
      if (before) {
        const end = () => {
          leaving.delete(before)
          before.close().catch(() => undefined)
        }
        leaving.set(before, setTimeout(end, leaveAfterMs).unref())
      }
      for (const tell of listeners.get(id) ?? []) tell()
      listeners.delete(id)
    },
    nodes: (chain) =>
      (chain === undefined ? known : [chain]).flatMap((id) => {
        const open = opened.get(id)
        return upstreamsOf(id).map((upstream) => {
          const one = open?.upstreams.find((candidate) => candidate.upstream === upstream)
          return open && one ? stateOf(open, one) : { ...unused, chain: id, upstream }
        })
      }),
    async close() {
      closed = true
      for (const timer of leaving.values()) clearTimeout(timer)
      await Promise.all([...opened.values(), ...leaving.keys()].map((chain) => chain.close()))
      opened.clear()
    },
  }
}

/** What tells nodes apart. */
function textOf(upstreams: readonly Upstream[]): string {
  return JSON.stringify(upstreams.map(({ url, wsUrl, headers }) => [url, wsUrl, headers]))
}

const unused = {
  state: 'unused',
  blocksBehind: 0,
  errorShare: 0,
  milliseconds: 0,
  restsUntil: undefined,
} as const

function stateOf({ heads, id: chain }: OpenChain, one: OpenUpstream): NodeState {
  const { breaker, cooldown, health, upstream, isOther, isProven } = one
  const isResting = cooldown.isActive()
  const [blocksBehind, errorShare] = [heads.behind(upstream.id), health.errorShare()]
  const isFailing = !breaker.admits() || errorShare > 0.5
  const isUsed = isProven() || health.p70() > 0
  return {
    chain,
    upstream,
    state: isOther()
      ? 'other_chain'
      : isResting
        ? 'resting'
        : isFailing
          ? 'failing'
          : isUsed
            ? 'ok'
            : 'unused',
    blocksBehind: Number.isFinite(blocksBehind) ? Math.max(0, blocksBehind) : 0,
    errorShare,
    milliseconds: Math.round(health.p70()),
    restsUntil: isResting ? cooldown.until() : undefined,
  }
}

const defaultTimeoutMs = 10_000
/** Longer than any call takes. */
const leaveAfterMs = 30_000
/** Bytes of large answers that are received from nodes at the same time. One takes several times its size. */
const receivedPerChain = 12 << 20
const receivedInAll = 20 << 20

export declare namespace createGateway {
  type Options = {
    chains: Readonly<Record<ChainId, ChainOptions>>
    clock: Clock
    /** Shared with other processes. */
    cache: Cache
    metrics?: GatewayMetrics | undefined
    log?: GatewayLog | undefined
    /** Called once for every call of a project. */
    onUsage?: ((projectId: string, chain: ChainId, usage: MethodClass, status: number) => void) | undefined
    /** Size of the response cache in this process, in bytes. @default 64 MiB */
    memoryBytes?: number | undefined
  }
  type ChainOptions = {
    readonly upstreams: readonly Upstream[]
    /** Milliseconds between blocks. 0, for a node that mines on demand, disables caching for the newest block. */
    readonly blockTime?: number | undefined
  }
}
