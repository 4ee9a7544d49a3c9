import { isRecord } from '@latchkey/protocol/isRecord'
import { memberText } from '@latchkey/protocol/memberText'
import { WebSocket } from 'ws'
import { isFailure, readAnswer } from '../jsonRpc/readAnswer.ts'
import { readRetryAfter } from '../upstreams/cooldown.ts'
import { type OpenUpstream, redactor } from '../upstreams/openUpstream.ts'

/** A socket to one upstream at a time; reconnects to the next one when it is lost. */
export type UpstreamSocket = {
  isOpen(): boolean
  send(id: number, method: string, paramsText: string): void
  close(): void
}

export declare namespace UpstreamSocket {
  type Events = {
    /** Called on every connect and reconnect. */
    onOpen(): void
    onLost(): void
    /** JSON texts of the response's members. */
    onAnswer(id: number, answer: { error: string | undefined; result: string | undefined }): void
    onNotification(method: string, subscription: number, result: string): void
  }
}

const maxFrameBytes = 10 << 20
const handshakeTimeoutMs = 5_000
const pingEveryMs = 30_000
const firstBackoffMs = 200
const maxBackoffMs = 5_000

export function openUpstreamSocket(
  upstreams: readonly Pick<OpenUpstream, 'upstream' | 'cooldown'>[],
  on: UpstreamSocket.Events,
): UpstreamSocket {
  const able = upstreams.filter(({ upstream }) => upstream.wsUrl)
  let next = 0
  let backoffMs = firstBackoffMs
  let socket: WebSocket | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined

  function connect() {
    if (closed || able.length === 0) return
    const open = able.filter(({ cooldown }) => !cooldown.isActive())
    const one = open[next++ % open.length]
    // No node may be called now.
    if (!one?.upstream.wsUrl) return retry()
    const { upstream, cooldown } = one
    const own = new WebSocket(one.upstream.wsUrl, {
      headers: { ...upstream.headers },
      maxPayload: maxFrameBytes,
      handshakeTimeout: handshakeTimeoutMs,
      followRedirects: false,
      perMessageDeflate: false,
    })
    const hide = redactor(upstream)
    socket = own
    let alive = true
    const ping = setInterval(() => {
      // No pong since the last ping: the connection is dead.
      if (!alive) return own.terminate()
      alive = false
      if (own.readyState === WebSocket.OPEN) own.ping()
    }, pingEveryMs)
    ping.unref()
    own.on('open', () => {
      backoffMs = firstBackoffMs
      on.onOpen()
    })
    own.on('pong', () => {
      alive = true
    })
    own.on('message', (data) => {
      alive = true
      read(String(data), hide)
    })
    own.on('unexpected-response', (_request, { statusCode, headers }) => {
      const retryAfter = readRetryAfter(headers['retry-after'], Date.now())
      if (statusCode === 429 || (statusCode === 503 && retryAfter !== undefined)) cooldown.start(retryAfter)
      own.terminate()
    })
    own.on('error', () => undefined)
    own.on('close', () => {
      clearInterval(ping)
      if (closed) return
      on.onLost()
      retry()
    })
  }

  function retry() {
    timer = setTimeout(connect, backoffMs)
    timer.unref()
    backoffMs = Math.min(maxBackoffMs, backoffMs * 2)
  }

  function read(text: string, hide: ReturnType<typeof redactor>) {
    const value = parse(text)
    if (!isRecord(value)) return
    const { id, method, params } = value
    if (typeof id === 'number') {
      const answer = readAnswer(text)
      if (!answer) return on.onAnswer(id, { error: undefined, result: undefined })
      const error = isFailure(answer) ? JSON.stringify(hide(answer.error)) : undefined
      return on.onAnswer(id, { error, result: isFailure(answer) ? undefined : answer.result })
    }
    if (typeof method !== 'string' || !isRecord(params) || typeof params.subscription !== 'number') return
    const result = memberText(memberText(text, 'params') ?? '{}', 'result')
    if (result !== undefined) on.onNotification(method, params.subscription, result)
  }

  connect()
  return {
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    send(id, method, paramsText) {
      if (socket?.readyState !== WebSocket.OPEN) return
      socket.send(`{"jsonrpc":"2.0","id":${id},"method":${JSON.stringify(method)},"params":${paramsText}}`)
    },
    close() {
      closed = true
      clearTimeout(timer)
      socket?.close()
      socket?.terminate()
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
