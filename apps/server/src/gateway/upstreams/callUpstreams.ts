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
  /** Aborts once the time is up or nobody waits any more. */
  readonly signal: AbortSignal
  /** Milliseconds after which a second upstream is asked too; undefined never asks two at a time. */
  readonly hedgeAfter?: number | undefined
  /** Milliseconds one upstream is given. */
  readonly timeout?: number | undefined
  /** Whether a value says only that this upstream has not got there yet. */
  isMissing?(value: unknown): boolean
  onHedge?(): void
  onFailure?(): void
}

export type Served = { readonly answer: Answer; readonly by: OpenUpstream }

const rounds = 2
const pause = 150
/** Milliseconds for one that is known to be unwell, while nobody is well. */
const unwellTimeout = 3_000

/**
 * Asks the upstreams one after the other until one answers: the next as soon
 * as one fails, and one more beside it when an answer is late. Whoever
 * failed is asked once again after a moment. Rejects with {@link ChainSilent}.
 */
export function callUpstreams(options: CallOptions): Promise<Served> {
  const { family, order, method, paramsText, signal, hedgeAfter, isMissing, onHedge, onFailure } = options
  // With nobody well callers would pile up behind calls that end in nothing.
  const timeout =
    order.healthy > 0 ? options.timeout : Math.min(unwellTimeout, options.timeout ?? unwellTimeout)
  return new Promise((resolve, reject) => {
    const others = new AbortController()
    let queue = order.upstreams
    let next = 0
    let round = 1
    let active = 0
    let settled = false
    let timer: NodeJS.Timeout | undefined
    // Of use if nobody has better.
    let poor: Served | undefined
    let again: OpenUpstream[] = []
    let last: UpstreamFailure | undefined
    let onlyThrottled = true

    function settle(finish: () => void) {
      if (settled) return
      settled = true
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      finish()
      if (active > 0) others.abort()
    }
    function giveUp() {
      if (poor) return settle(() => resolve(poor as Served))
      const throttled = onlyThrottled && last?.kind === 'throttled'
      settle(() => reject(new ChainSilent({ throttled, retryAfter: last?.retryAfter, cause: last })))
    }
    function launch() {
      const upstream = queue[next++]
      if (!upstream) return
      active++
      upstream.send(method, paramsText, others.signal, timeout).then(
        (answer) => {
          active--
          const asNode = isFailure(answer)
            ? family.judge(answer.error) === 'node'
            : isMissing?.(answer.value) === true
          if (!asNode) return settle(() => resolve({ answer, by: upstream }))
          if (!poor || isFailure(poor.answer)) poor = { answer, by: upstream }
          proceed()
        },
        (cause: unknown) => {
          active--
          if (settled) return
          last = cause instanceof UpstreamFailure ? cause : new UpstreamFailure('unreachable', upstream.id)
          if (last.kind !== 'throttled') {
            onlyThrottled = false
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
      if (poor || round >= rounds || again.length === 0) return giveUp()
      round++
      queue = again
      again = []
      next = 0
      clearTimeout(timer)
      timer = setTimeout(launch, pause)
    }

    if (signal.aborted || queue.length === 0) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    launch()
    if (hedgeAfter !== undefined && queue.length > 1)
      timer = setTimeout(() => {
        if (active !== 1 || round > 1) return
        // Two at a time only where the second is as far: one that lags would win with old news.
        const index = queue.findIndex((one, at) => at >= next && order.isLevel(one))
        const second = queue[index]
        if (!second) return
        queue = [...queue.slice(0, next), second, ...queue.slice(next).filter((one) => one !== second)]
        onHedge?.()
        launch()
      }, hedgeAfter)
  })
}
