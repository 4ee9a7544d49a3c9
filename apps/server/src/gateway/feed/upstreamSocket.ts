import { isRecord } from '@latchkey/protocol/isRecord'
import { WebSocket } from 'ws'
import type { Upstream } from '../gateway.ts'
import { memberText } from '../jsonRpc/memberText.ts'
import { isFailure, readAnswer } from '../jsonRpc/readAnswer.ts'
import { redactor } from '../upstreams/openUpstream.ts'

/** A socket to one upstream at a time, opened again on the next when it is lost. */
export type UpstreamSocket = {
  isOpen(): boolean
  send(id: number, method: string, paramsText: string): void
  close(): void
}

export declare namespace UpstreamSocket {
  type Events = {
    /** There is a socket, for the first time or again. */
    onOpen(): void
    onLost(): void
    /** Texts of the members of an answer. */
    onAnswer(id: number, answer: { error: string | undefined; result: string | undefined }): void
    onNotification(method: string, subscription: number, result: string): void
  }
}

const maxFrame = 10 << 20
const handshakeTimeout = 5_000
const pingEvery = 30_000
const firstPause = 200
const longestPause = 5_000

export function openUpstreamSocket(
  upstreams: readonly Upstream[],
  on: UpstreamSocket.Events,
): UpstreamSocket {
  const able = upstreams.filter(({ wsUrl }) => wsUrl)
  let next = 0
  let pause = firstPause
  let socket: WebSocket | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined

  function connect() {
    const upstream = able[next++ % able.length]
    if (closed || !upstream?.wsUrl) return
    const own = new WebSocket(upstream.wsUrl, {
      headers: { ...upstream.headers },
      maxPayload: maxFrame,
      handshakeTimeout,
      followRedirects: false,
      perMessageDeflate: false,
    })
    const hide = redactor(upstream)
    socket = own
    let alive = true
    const ping = setInterval(() => {
      // One that does not answer is gone even if nobody has said so.
      if (!alive) return own.terminate()
      alive = false
      if (own.readyState === WebSocket.OPEN) own.ping()
    }, pingEvery)
    ping.unref()
    own.on('open', () => {
      pause = firstPause
      on.onOpen()
    })
    own.on('pong', () => {
      alive = true
    })
    own.on('message', (data) => {
      alive = true
      read(String(data), hide)
    })
    own.on('error', () => undefined)
    own.on('close', () => {
      clearInterval(ping)
      if (closed) return
      on.onLost()
      timer = setTimeout(connect, pause)
      timer.unref()
      pause = Math.min(longestPause, pause * 2)
    })
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
