import { relayClose, relayError, relayMethods } from '@latchkey/protocol/relay'
import type { RawData, WebSocket } from 'ws'
import type { Metrics } from '../metrics.ts'
import type { BytesInFlight } from '../overload/bytesInFlight.ts'
import type { Allowances } from './allowances.ts'
import { answerCall } from './answerCall.ts'
import { CallError, type Frame, readFrame } from './readFrame.ts'
import type { RelaySocket, SocketOwner } from './relaySocket.ts'
import type { Published } from './store.ts'
import type { Switchboard } from './switchboard.ts'
import { takeTexts } from './takeTexts.ts'
import { createTally } from './tally.ts'

/** Bytes of one frame. */
export const maxFrameBytes = 1 << 20
/** Maximum number of concurrent calls per socket; further frames stay unread (back-pressure). */
const maxPending = 64
/** Node clients disconnect after 35 seconds without a ping. */
const pingEverySeconds = 28

/** How long a notification of a message that was already read can still arrive. */
const lateNotificationMs = 20_000

/** The sockets of this process: answers, pings and drains them. */
export type Hub = SocketOwner & {
  enter(socket: RelaySocket): void
  count(): number
  /** Disconnects all clients, spread over a time, so that they do not reconnect at once. */
  drain(milliseconds: number): Promise<void>
  close(): void
}

export function createHub(options: createHub.Options): Hub {
  const { allowances, board, inFlight, metrics, onPublished, onFailure } = options
  // One bucket is pinged per second, instead of a timer per socket or all at once.
  const buckets = Array.from({ length: pingEverySeconds }, () => new Set<RelaySocket>())
  let entered = 0
  let count = 0
  let turn = 0
  const countCall = createTally(metrics.relayCalls, 'method')

  const ping = setInterval(() => {
    for (const socket of buckets[turn++ % pingEverySeconds] ?? []) {
      if (!socket.isAlive) {
        socket.close(relayClose.stale, 'No pong received')
        continue
      }
      socket.isAlive = false
      socket.ping()
      if (socket.reading === 0 && performance.now() - socket.joinedAt > lateNotificationMs)
        socket.given = undefined
      if (socket.unconfirmed?.size === 0) socket.unconfirmed = undefined
    }
  }, 1_000)
  ping.unref()

  const means = { allowances, onPublished }

  function answer(socket: RelaySocket, { id, method, params }: Extract<Frame, { kind: 'call' }>): void {
    if (++socket.pending >= maxPending) socket.pause()
    countCall(known.has(method) ? method : 'other')
    const failed = (error: unknown) => {
      refuse(socket, id, error)
      answered(socket)
    }
    try {
      answerCall(board, socket, method, params, means).then(({ result, flush }) => {
        socket.say(`{"id":${id},"jsonrpc":"2.0","result":${result}}`)
        if (flush) void board.flush(socket, flush)
        answered(socket)
      }, failed)
    } catch (error) {
      failed(error)
    }
  }

  function refuse(socket: RelaySocket, id: string, error: unknown): void {
    const isTold = error instanceof CallError
    if (!isTold) onFailure(error)
    const code = isTold ? error.code : relayError.internal
    metrics.relayRefused.inc({ code })
    const message = isTold ? error.message : 'Internal error; try again'
    socket.say(
      `{"id":${id},"jsonrpc":"2.0","error":{"code":${code},"message":${JSON.stringify(message)},"data":""}}`,
    )
  }

  return {
    enter(socket) {
      socket.owner = this
      socket.bucket = entered++ % pingEverySeconds
      buckets[socket.bucket]?.add(socket)
      metrics.relaySockets.set(++count)
      socket.on('message', onMessage)
      socket.on('pong', onPong)
      socket.on('close', onClose)
      socket.on('error', onError)
      if (socket.wire) takeTexts(socket, socket.wire, (text) => hear(socket, text))
    },
    receive(socket, text) {
      const frame = readFrame(text)
      if (frame.kind === 'answer') return board.confirm(socket, frame.id, frame.ok)
      if (frame.kind === 'call') return answer(socket, frame)
      try {
        allowances.spend(socket, 'bad', 1)
      } catch {
        return socket.close(policyViolation, 'Too many invalid frames')
      }
      refuse(socket, frame.id, new CallError(relayError.payload, frame.reason))
    },
    hold: (socket, bytes) => inFlight.hold(socket.address, bytes, () => socket.terminate()),
    left(socket) {
      buckets[socket.bucket]?.delete(socket)
      metrics.relaySockets.set(--count)
      if (socket.topics) board.leave(socket, socket.topics)
      socket.topics = undefined
      socket.unconfirmed = undefined
    },
    count: () => count,
    async drain(milliseconds) {
      const started = performance.now()
      const total = Math.max(1, count)
      let sent = 0
      for (const bucket of buckets)
        for (const socket of bucket) {
          socket.close(relayClose.rebalancing, 'Connect again')
          if (++sent % 100) continue
          const due = started + (sent / total) * milliseconds - performance.now()
          if (due > 1) await new Promise((resolve) => setTimeout(resolve, due))
        }
    },
    close() {
      clearInterval(ping)
      for (const bucket of buckets) for (const socket of bucket) socket.terminate()
    },
  }
}

export declare namespace createHub {
  type Options = {
    allowances: Allowances
    board: Switchboard
    inFlight: BytesInFlight
    metrics: Pick<Metrics, 'relayCalls' | 'relayRefused' | 'relaySockets'>
    onPublished: (outcome: Published) => void
    onFailure: (error: unknown) => void
  }
}

const policyViolation = 1008
const known = new Set<string>(relayMethods)

function answered(socket: RelaySocket): void {
  if (--socket.pending < maxPending && socket.isPaused) socket.resume()
}

// Shared by all sockets: `this` is the socket.

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  const socket = this as RelaySocket
  if (isBinary) socket.close(policyViolation, 'Text only')
  else hear(socket, String(data))
}

function hear(socket: RelaySocket, text: string): void {
  socket.isAlive = true
  socket.owner?.receive(socket, text)
}

function onPong(this: WebSocket): void {
  const socket = this as RelaySocket
  socket.isAlive = true
}

function onClose(this: WebSocket): void {
  const socket = this as RelaySocket
  socket.owner?.left(socket)
}

/** The socket closes by itself after an error. */
function onError(): void {}
