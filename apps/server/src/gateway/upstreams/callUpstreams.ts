import type { RpcFamily } from '../families/rpcFamily.ts'
import { type Answer, isFailure } from '../jsonRpc/readAnswer.ts'
import type { OpenUpstream } from './openUpstream.ts'
import type { Order } from './rankUpstreams.ts'
import { ChainSilent, UpstreamFailure } from './upstreamFailure.ts'

export type CallOptions = {
  readonly family: RpcFamily
  readonly order: Order
  readonly method: string
  readonly paramsText: string
  /** Aborts on timeout, or when no caller is left. */
  readonly signal: AbortSignal
  /** Milliseconds after which a second upstream is asked too; undefined disables hedging. */
  readonly hedgeAfterMs?: number | undefined
  /** Timeout per upstream, in milliseconds. */
  readonly timeoutMs?: number | undefined
  /** Whether the value means that this upstream has not seen the block yet. */
  isMissing?(value: unknown): boolean
  onHedge?(): void
  onFailure?(): void
}

export type Served = { readonly answer: Answer; readonly by: OpenUpstream }

const rounds = 2
const retryDelayMs = 150
/** Timeout per upstream when none is healthy. */
const unhealthyTimeoutMs = 3_000

/**
 * Asks the upstreams in order until one answers: fails over to the next on error, and
 * hedges when a response is late. Failed ones are retried once after a short delay.
 * Rejects with {@link ChainSilent}.
 */
export function callUpstreams(options: CallOptions): Promise<Served> {
  const { family, order, method, paramsText, signal, hedgeAfterMs, isMissing, onHedge, onFailure } = options
  // With no healthy upstream, callers would pile up behind calls that fail.
  const timeoutMs =
    order.healthy > 0
      ? options.timeoutMs
      : Math.min(unhealthyTimeoutMs, options.timeoutMs ?? unhealthyTimeoutMs)
  return new Promise((resolve, reject) => {
    const others = new AbortController()
    let queue = order.upstreams
    let next = 0
    let round = 1
    let active = 0
    let settled = false
    let timer: NodeJS.Timeout | undefined
    // Used if no upstream has a better response.
    let fallback: Served | undefined
    let again: OpenUpstream[] = []
    let last: UpstreamFailure | undefined
    let onlyRests = true
    let firstReturn = Number.POSITIVE_INFINITY

    function settle(finish: () => void) {
      if (settled) return
      settled = true
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      finish()
      if (active > 0) others.abort()
    }
    function giveUp() {
      if (fallback) return settle(() => resolve(fallback as Served))
      const throttled = onlyRests && last !== undefined
      settle(() => reject(new ChainSilent({ throttled, retryAfter: firstReturn, cause: last })))
    }
    function launch() {
      const upstream = queue[next++]
      if (!upstream) return
      active++
      upstream.send(method, paramsText, others.signal, timeoutMs).then(
        (answer) => {
          active--
          const asNode = isFailure(answer)
            ? family.judge(answer.error) === 'node'
            : isMissing?.(answer.value) === true
          if (!asNode) return settle(() => resolve({ answer, by: upstream }))
          if (!fallback || isFailure(fallback.answer)) fallback = { answer, by: upstream }
          proceed()
        },
        (cause: unknown) => {
          active--
          if (settled) return
          last = cause instanceof UpstreamFailure ? cause : new UpstreamFailure('unreachable', upstream.id)
          firstReturn = Math.min(firstReturn, last.retryAfter ?? 1)
          if (!last.isRest()) {
            onlyRests = false
            again.push(upstream)
          }
          onFailure?.()
          proceed()
        },
      )
    }
    function proceed() {
      if (settled) return
      if (next < queue.length) return launch()
      if (active > 0) return
      if (fallback || round >= rounds || again.length === 0) return giveUp()
      round++
      queue = again
      again = []
      next = 0
      clearTimeout(timer)
      timer = setTimeout(launch, retryDelayMs)
    }

    if (signal.aborted || queue.length === 0) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    launch()
    if (hedgeAfterMs !== undefined && queue.length > 1)
      timer = setTimeout(() => {
        if (active !== 1 || round > 1) return
        // Only hedge with an upstream at the same height: one that lags would win with stale data.
        const index = queue.findIndex((one, at) => at >= next && order.isLevel(one))
        const second = queue[index]
        if (!second) return
        queue = [...queue.slice(0, next), second, ...queue.slice(next).filter((one) => one !== second)]
        onHedge?.()
        launch()
      }, hedgeAfterMs)
  })
}
