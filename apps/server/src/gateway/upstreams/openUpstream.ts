import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import { withTimeout } from '@latchkey/protocol/withTimeout'
import { type Dispatcher, Pool } from 'undici'
import { canonicalJson } from '../../canonicalJson.ts'
import type { Clock } from '../../clock.ts'
import type { BytesInFlight } from '../../overload/bytesInFlight.ts'
import { inSpan } from '../../tracing/spans.ts'
import type { HttpCall, IdentityQuery, RpcFamily } from '../families/rpcFamily.ts'
import type { JsonRpcError, Upstream } from '../gateway.ts'
import { type Answer, failWith, isFailure, readAnswer } from '../jsonRpc/readAnswer.ts'
import { invalidParams } from '../jsonRpc/rpcErrors.ts'
import type { GatewayLog, GatewayMetrics, UpstreamOutcome } from '../metrics.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { createNodeCooldown, type NodeCooldown, readRetryAfter } from './cooldown.ts'
import { createHealth, type Health } from './health.ts'
import { maxResponseBytes, readResponse } from './readResponse.ts'
import { UpstreamFailure } from './upstreamFailure.ts'

/** An upstream and its recent performance. */
export type OpenUpstream = {
  readonly id: string
  readonly upstream: Upstream
  readonly health: Health
  readonly breaker: Breaker
  /** While it is active, `send` fails without calling the node. */
  readonly cooldown: NodeCooldown
  /** The node has reported that it serves this chain. */
  isProven(): boolean
  /** The node has reported another chain: it receives no calls. */
  isOther(): boolean
  /** Resolves to the node's response; rejects with {@link UpstreamFailure}. */
  send(method: string, paramsText: string, signal: AbortSignal, timeoutMs?: number): Promise<Answer>
  close(): Promise<void>
}

export type OpenUpstreamOptions = {
  readonly chain: ChainId
  readonly family: RpcFamily
  readonly clock: Clock
  /** Large answers being received. */
  readonly inFlight: BytesInFlight
  readonly metrics: GatewayMetrics
  readonly log: GatewayLog | undefined
}

const callTimeoutMs = 10_000
/** How long before a node of another or unknown chain is asked for its chain again. */
const identifyAgainMs = 60_000
/** Statuses that concern a single call and say nothing about the next one. */
const callStatuses = new Set([400, 413, 414, 415, 422, 431])

export function openUpstream(upstream: Upstream, options: OpenUpstreamOptions): OpenUpstream {
  const { chain, family, clock, inFlight, metrics, log } = options
  const { id } = upstream
  const address = addressOf(upstream)
  const pool = new Pool(address.origin, {
    connections: 128,
    connect: { timeout: 3_000, ...(upstream.lookup && { lookup: upstream.lookup }) },
    headersTimeout: callTimeoutMs,
    bodyTimeout: callTimeoutMs,
    keepAliveTimeout: 30_000,
    maxResponseSize: maxResponseBytes,
  })
  const health = createHealth()
  const breaker = createBreaker(clock, (state) => {
    metrics.breaker?.(chain, id, state)
    log?.warn({ chain, upstream: id, state }, 'upstream circuit breaker changed')
  })
  const hide = redactor(upstream)
  const { reference } = parseChainId(chain)
  const cooldown = createNodeCooldown(clock)
  let standing: 'unasked' | 'proven' | 'unsaid' | 'other' = 'unasked'
  let askedAt = 0
  let asking: Promise<void> | undefined

  async function exchange(method: string, paramsText: string, signal: AbortSignal): Promise<Answer> {
    const call = family.toHttp?.(method, JSON.parse(paramsText))
    if (family.toHttp && !call) return failWith(invalidParams)
    if (cooldown.isActive()) throw new UpstreamFailure('resting', id, { retryAfter: cooldown.secondsLeft() })
    const request = call ? address.rest(call) : address.rpc(toBody(method, paramsText))
    const response = await pool.request({ ...request, signal })
    const { statusCode: status } = response
    const isAnswer = (status >= 200 && status <= 299) || family.answerStatuses.includes(status)
    if (!isAnswer) {
      await response.body.dump().catch(() => undefined)
      const retryAfter = readRetryAfter(textOf(response.headers['retry-after']), clock())
      if (status === 429 || (status === 503 && retryAfter !== undefined))
        throw new UpstreamFailure('throttled', id, { retryAfter })
      throw new UpstreamFailure('status', id, {
        code: String(status),
        isOfCall: callStatuses.has(status),
      })
    }
    const text = await readResponse(response, chain, inFlight)
    // No fault of the node: this process has no room for so large an answer now.
    if (text === undefined) throw new UpstreamFailure('status', id, { code: 'no room', isOfCall: true })
    const answer = call ? call.toAnswer(status, text) : readAnswer(text)
    if (!answer && callStatuses.has(status)) throw new UpstreamFailure('status', id, { isOfCall: true })
    if (!answer) throw new UpstreamFailure('malformed', id)
    return isFailure(answer) ? failWith(hide(answer.error)) : answer
  }

  /** Asks the node for its chain: a mistyped URL must not serve another chain's balances. */
  async function identify({ method, params, isOf }: IdentityQuery): Promise<void> {
    const limit = AbortSignal.timeout(callTimeoutMs)
    const answer = await exchange(method, canonicalJson(params), limit).catch((cause: unknown) => {
      // The node responds, but cannot report its chain.
      if (cause instanceof UpstreamFailure && !cause.isRest()) return undefined
      throw cause
    })
    const isOfChain = !answer || isFailure(answer) ? undefined : isOf(answer.value, reference)
    if (isOfChain === false && standing !== 'other')
      log?.warn({ chain, upstream: id }, 'upstream serves another chain and is not used')
    standing = isOfChain === undefined ? 'unsaid' : isOfChain ? 'proven' : 'other'
    askedAt = clock()
  }

  function isKnown(): boolean {
    return standing === 'proven' || (standing !== 'unasked' && clock() - askedAt < identifyAgainMs)
  }

  return {
    id,
    upstream,
    health,
    breaker,
    cooldown,
    isProven: () => standing === 'proven',
    isOther: () => standing === 'other',
    async send(method, paramsText, signal, timeoutMs = callTimeoutMs) {
      let startedAt = performance.now()
      const finish = (outcome: UpstreamOutcome) =>
        metrics.upstream?.(chain, id, outcome, performance.now() - startedAt)
      const limit = new AbortController()
      const leave = () => limit.abort()
      const timer = setTimeout(leave, timeoutMs)
      signal.addEventListener('abort', leave, { once: true })
      try {
        if (signal.aborted) throw new UpstreamFailure('abandoned', id)
        if (family.identity && !isKnown()) {
          asking ??= identify(family.identity).finally(() => {
            asking = undefined
          })
          await withTimeout(asking, { signal: limit.signal })
          startedAt = performance.now()
        }
        if (standing === 'other') throw new UpstreamFailure('otherChain', id)
        const about = { chain, upstream: id, 'rpc.method': method }
        const answer = await inSpan('node', about, () => exchange(method, paramsText, limit.signal))
        const judgement = isFailure(answer) ? family.judge(answer.error) : 'caller'
        if (judgement === 'throttled') throw new UpstreamFailure('throttled', id)
        health.answered(performance.now() - startedAt, judgement === 'caller')
        breaker.succeed()
        cooldown.succeed()
        finish(judgement === 'caller' ? 'ok' : 'error')
        return answer
      } catch (cause) {
        const failure = toFailure(cause, id, signal.aborted, limit.signal.aborted)
        if (failure.kind === 'abandoned') {
          health.abandoned(performance.now() - startedAt)
          finish('abandoned')
        } else if (failure.kind === 'throttled') {
          health.throttled()
          cooldown.start(failure.retryAfter)
          finish('throttled')
          // What the node said before may last longer.
          throw new UpstreamFailure('throttled', id, { retryAfter: cooldown.secondsLeft() })
        } else if (failure.kind === 'resting') {
          // The node was not called: there is nothing to learn about it.
        } else if (failure.isOfCall || failure.kind === 'otherChain') {
          finish('failed')
        } else {
          health.failed()
          breaker.fail()
          finish(failure.kind === 'timeout' ? 'timeout' : 'failed')
        }
        throw failure
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
      }
    },
    close: () => pool.destroy(),
  }
}

function toBody(method: string, paramsText: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${paramsText}}`
}

type UpstreamRequest = Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'headers' | 'body'>

/** How requests reach the upstream. */
function addressOf({ url, headers }: Upstream) {
  const { origin, pathname, search, username, password } = new URL(url)
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  )
  const given = {
    ...(username || password ? { authorization: `Basic ${credentials}` } : {}),
    ...headers,
  }
  const json = { 'content-type': 'application/json', accept: 'application/json', ...given }
  const base = pathname.replace(/\/+$/, '')
  return {
    origin,
    rpc: (body: string): UpstreamRequest => ({
      method: 'POST',
      path: `${pathname}${search}`,
      headers: json,
      body,
    }),
    rest: ({ verb, path, body }: HttpCall): UpstreamRequest => ({
      method: verb,
      path: `${base}${path}${search}`,
      headers: given,
      body: body ?? null,
    }),
  }
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}

function toFailure(cause: unknown, id: string, abandoned: boolean, timedOut: boolean): UpstreamFailure {
  if (cause instanceof UpstreamFailure) return cause
  if (abandoned) return new UpstreamFailure('abandoned', id)
  if (timedOut) return new UpstreamFailure('timeout', id)
  const { code = '' } = cause as { code?: string }
  return new UpstreamFailure(/TIMEOUT/.test(code) ? 'timeout' : 'unreachable', id, { code })
}

/** A node's error may quote the URL it was called by, including the key. */
export function redactor({ url, wsUrl, headers }: Upstream): (error: JsonRpcError) => JsonRpcError {
  const parts = [url, ...(wsUrl ? [wsUrl] : [])].flatMap((address) => {
    const { host, pathname, search, password } = new URL(address)
    return [address, host, ...pathname.split('/'), ...new URLSearchParams(search).values(), password]
  })
  const secrets = [...parts, ...Object.values(headers ?? {})].filter((part) => part.length >= 8)
  return (error) => {
    const text = JSON.stringify(error)
    if (!secrets.some((secret) => text.includes(secret))) return error
    return { code: error.code, message: 'The node refused the call' }
  }
}
