import {
  chainUnavailable,
  overloaded,
  type ServerErrorEntry,
  serverFailed,
} from '@latchkey/protocol/catalogue'
import type { FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { LogFailure } from '../../failureLog.ts'
import type { Conversation, JsonRpcError } from '../../gateway/gateway.ts'
import { isBadCall, parseRequest } from '../../gateway/jsonRpc/parseRequest.ts'
import { tooManyRequests, unavailable } from '../../gateway/jsonRpc/rpcErrors.ts'
import { errorText } from '../../gateway/jsonRpc/writeReply.ts'
import { ipKey } from '../../limits/ipKey.ts'
import { smallBytes } from '../../overload/bytesInFlight.ts'
import { Refusal } from '../../refusal.ts'
import type { Shared } from '../../shared.ts'
import { callsWorth } from './callsWorth.ts'
import { countCalls } from './countCalls.ts'

type Deps = Pick<Shared, 'admit' | 'draining' | 'gateway' | 'inFlight' | 'load'> & { logFailure: LogFailure }

export const maxFrameBytes = 1 << 20
const pingEveryMs = 30_000
/** Maximum number of concurrent frames per socket; further ones stay unread (back-pressure). */
const maxPending = 64
/** Maximum unsent data per caller. */
const maxBufferedBytes = 4 << 20

/** RFC 6455 and IANA close codes: service restart, policy violation, message too big, try again later. */
const closeCode = { restart: 1012, policy: 1008, tooLarge: 1009, later: 1013 } as const

/** Serves a socket until it closes, stops responding, or the process shuts down. */
export function answerSocket(socket: WebSocket, request: FastifyRequest, deps: Deps): void {
  const { admit, draining, gateway, inFlight, load, logFailure } = deps
  const { chainId = '' } = request.query as Readonly<Record<string, string>>
  let conversation: Conversation
  try {
    conversation = gateway.converse(chainId, send, {
      projectId: request.project?.id,
      onFailed({ status, cause }) {
        if (status !== 503) note('error', serverFailed, cause)
        else note('warn', load.isCachedOnly() ? overloaded : chainUnavailable, cause)
      },
      onReplaced: () => socket.close(closeCode.restart, 'The nodes of this chain were replaced'),
      get cachedOnly() {
        return load.isCachedOnly()
      },
    })
  } catch {
    socket.close(closeCode.policy, 'This chain is not supported')
    return
  }
  const { ip, headers } = request
  const project = { id: request.project?.id, origin: headers.origin }
  let pending = 0
  let alive = true

  function send(text: string) {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > maxBufferedBytes) return socket.close(closeCode.later, 'Read faster')
    if (text.length <= smallBytes) return socket.send(text)
    const release = inFlight.hold(ipKey(ip), text.length, () => socket.terminate())
    if (!release) return socket.close(closeCode.later, 'The server is busy')
    socket.send(text, release)
    void Promise.resolve(admit({ class: 'rpc', ip, calls: callsWorth(text.length) })).catch(() => undefined)
  }

  /** With the id of the request that opened the socket. */
  function note(level: 'warn' | 'error', { code, message }: ServerErrorEntry, err?: unknown) {
    logFailure(level, { id: request.id, route: 'socket', code, chain: chainId.slice(0, 64), err }, message)
  }

  async function receive(text: string) {
    if (++pending >= maxPending) socket.pause()
    try {
      // Charged before it is parsed: a long frame costs more than a call.
      const long = callsWorth(text.length)
      if (long > 0) await admit({ class: 'rpc', ip, project, calls: long })
      await admit({ class: 'rpc', ip, project, calls: countCalls(text) })
      await conversation.receive(text)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status } = error.entry
      // The project was disabled, or no longer allows the origin.
      if (status !== 429 && status < 500) return socket.close(closeCode.policy, error.message)
      if (status >= 500) note('warn', error.entry, error.cause)
      send(refusal(text, status === 429 ? tooManyRequests : unavailable))
    } finally {
      if (--pending < maxPending && socket.isPaused) socket.resume()
    }
  }

  const ping = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, pingEveryMs)
  ping.unref()
  const drain = () => socket.close(closeCode.restart, 'The server is restarting')

  socket.on('pong', () => {
    alive = true
  })
  socket.on('message', (data: RawData, isBinary: boolean) => {
    alive = true
    const text = String(data)
    if (isBinary) return socket.close(closeCode.policy, 'Text only')
    if (text.length > maxFrameBytes) return socket.close(closeCode.tooLarge, 'A frame must be at most 1 MiB')
    receive(text).catch((err: unknown) => {
      note('error', serverFailed, err)
      socket.terminate()
    })
  })
  socket.on('close', () => {
    clearInterval(ping)
    draining.signal.removeEventListener('abort', drain)
    conversation.close()
  })
  draining.signal.addEventListener('abort', drain, { once: true })
  if (draining.signal.aborted) drain()
}

/** One error for the frame, with its id if it has one. */
function refusal(text: string, error: JsonRpcError): string {
  const parsed = parseRequest(text)
  const id = parsed.kind === 'one' && !isBadCall(parsed.call) ? parsed.call.id : undefined
  return errorText(id ?? 'null', JSON.stringify(error))
}
