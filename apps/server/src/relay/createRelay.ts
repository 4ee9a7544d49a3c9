import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { originRefused, projectUnknown, serverFailed } from '@latchkey/protocol/catalogue'
import { relayClose } from '@latchkey/protocol/relay'
import { LRUCache } from 'lru-cache'
import { type WebSocket, WebSocketServer } from 'ws'
import { clientIp } from '../clientIp.ts'
import { createFailureLog } from '../failureLog.ts'
import { createAddressCounts } from '../limits/addressCounts.ts'
import { ipKey, ipKeys } from '../limits/ipKey.ts'
import type { Limit } from '../limits/limiter.ts'
import { widen } from '../limits/limits.ts'
import { createMemoryLimiter } from '../limits/memoryLimiter.ts'
import { parseQuery } from '../parseQuery.ts'
import { Refusal } from '../refusal.ts'
import { requestId } from '../requestId.ts'
import type { Shared } from '../shared.ts'
import { createAllowances } from './allowances.ts'
import { createHub, maxFrameBytes } from './hub.ts'
import { createMemoryStore } from './memoryStore.ts'
import { createRedisStore } from './redisStore.ts'
import { RelaySocket } from './relaySocket.ts'
import type { RelayStore } from './store.ts'
import { createSwitchboard } from './switchboard.ts'
import { createTally } from './tally.ts'
import { plain, Unauthorized, verifyToken } from './verifyToken.ts'

/** Path of the relay on a shared port. */
export const relayPath = '/relay'

/** Maximum number of sockets per IP address in one process. */
const maxPerAddress = 1_000
/** Limit of failed tokens per IP address: refused clients retry immediately. */
const failures: Limit = { rate: 1, period: 1_000, burst: 10 }
/** How long an address over that limit is blocked. */
const blockedMs = 10_000

/** Close reasons that protocol clients look for. */
const unauthorized: Readonly<Record<string, string>> = {
  [projectUnknown.code]: 'invalid key',
  [originRefused.code]: 'origin not allowed',
}

/** Passes encrypted messages between wallets and apps. */
export type Relay = {
  /** Handles the upgrades of a server: all of them, or those of {@link relayPath} on a shared server. */
  attach(server: Server, options?: { shared?: boolean }): void
  /** Whether it can store messages. */
  state(): ReturnType<RelayStore['state']>
  /** Disconnects the clients, then closes. */
  stop(): Promise<void>
}

export function createRelay(deps: createRelay.Deps): Relay {
  const { admit, config, clock, inFlight, log, metrics, draining } = deps
  const { redisUrl, maxBytes, replicas } = config.relay
  const allowances = createAllowances({ clock, limited: config.limited })
  const audiences = new Set(config.relay.urls.map(plain))
  const logFailure = createFailureLog(log)
  const onFailure = (err: unknown, id?: string) =>
    logFailure('warn', { id, route: relayPath, code: serverFailed.code, err }, 'relay error')
  const countMessage = createTally(metrics.relayMessages, 'outcome')
  const board = createSwitchboard({
    openStore: (events) =>
      redisUrl === undefined
        ? createMemoryStore({ clock, events, maxBytes })
        : createRedisStore({ url: redisUrl, prefix: 'lk:r:', clock, events, log, maxBytes, replicas }),
    delayFor: allowances.delayFor,
    onDelivery: () => countMessage('delivered'),
    onEvicted(count) {
      for (let index = 0; index < count; index++) countMessage('evicted')
      log.warn({ count }, 'the relay was full: messages without a subscriber were removed')
    },
    onFailure,
  })
  const hub = createHub({
    allowances,
    board,
    inFlight,
    metrics,
    onPublished: countMessage,
    onFailure,
  })
  const front = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Encrypted data does not compress, and a window per socket would be most of its memory.
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
    WebSocket: RelaySocket,
  })
  const failed = createMemoryLimiter({ clock })
  const blocked = new LRUCache<string, number>({ max: 100_000 })
  const perAddress = createAddressCounts(maxPerAddress)

  /** HTTP status for a connection refused before authentication. */
  function refusalOf(ip: string): number | undefined {
    if (draining.signal.aborted) return 503
    if (!config.limited) return undefined
    const isBlocked = ipKeys(ip).some(({ key }) => (blocked.get(key) ?? 0) > clock())
    return isBlocked || perAddress.isFull(ip) ? 429 : undefined
  }

  async function identify(request: IncomingMessage): Promise<{ clientId: string; projectId: string }> {
    const { url = '', headers } = request
    const at = url.indexOf('?')
    const { auth, projectId = '' } = parseQuery(at < 0 ? '' : url.slice(at + 1))
    const token = auth ?? headers.authorization?.replace(/^Bearer /, '') ?? ''
    const clientId = verifyToken(token, audiences, clock())
    try {
      await admit({ class: 'relay', project: { id: projectId, origin: headers.origin } })
    } catch (error) {
      const words = error instanceof Refusal && unauthorized[error.entry.code]
      throw words ? new Unauthorized(`Unauthorized: ${words}`) : error
    }
    return { clientId, projectId }
  }

  function noteFailure(ip: string): void {
    if (!config.limited) return
    // Narrowest first: a visitor that is over the limit does not count against its neighbours.
    const over = ipKeys(ip).find(({ key, factor }) => !failed.take(key, widen(failures, factor)).admitted)
    if (over) blocked.set(over.key, clock() + blockedMs)
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', onSocketError)
    const ip = clientIp(request, config.proxies)
    const id = requestId(request)
    const status = refusalOf(ip)
    if (status !== undefined) return turnAway(socket, status, id)
    let refusal: string | undefined
    let known = { clientId: '', projectId: '' }
    try {
      await admit({ class: 'relay', ip })
      known = await identify(request)
    } catch (error) {
      if (!(error instanceof Unauthorized)) {
        const status = error instanceof Refusal ? error.entry.status : 503
        if (error instanceof Refusal && status >= 500)
          logFailure(
            'warn',
            { id, route: relayPath, code: error.entry.code, err: error.cause },
            error.message,
          )
        else if (status >= 500) onFailure(error, id)
        return turnAway(socket, status, id)
      }
      noteFailure(ip)
      refusal = error.message
    }
    if (socket.destroyed) return
    socket.off('error', onSocketError)
    front.handleUpgrade(request, socket, head, (opened) => {
      metrics.relayConnects.inc({ outcome: refusal === undefined ? 'admitted' : 'refused' })
      if (refusal !== undefined) {
        opened.on('error', onSocketError)
        leaveSoon(socket)
        return opened.close(relayClose.unauthorized, refusal)
      }
      opened.wire = socket
      opened.clientId = known.clientId
      opened.projectId = known.projectId
      opened.ip = ip
      opened.address = ipKey(ip)
      perAddress.add(ip)
      hub.enter(opened)
      opened.on('close', onClose)
    })
  }

  function onClose(this: WebSocket): void {
    perAddress.remove((this as RelaySocket).ip)
  }

  const drain = () => void hub.drain(Math.max(0, config.drainDelayMs - 500))
  draining.signal.addEventListener('abort', drain, { once: true })
  const gauge = setInterval(() => metrics.relayTopics.set(board.topicCount()), 5_000)
  gauge.unref()
  const measure = () => {
    metrics.relayUsedShare.set(board.store.usedShare())
    if (redisUrl === undefined) return
    metrics.redisUp.set({ redis: 'relay' }, board.store.state() === 'away' ? 0 : 1)
    metrics.redisUsedShare.set({ redis: 'relay' }, board.store.usedShare())
  }
  metrics.collectors.add(measure)

  return {
    attach(server, { shared = false } = {}) {
      // On a shared port, other upgrade handlers keep working.
      const others = shared ? server.listeners('upgrade') : []
      if (shared) server.removeAllListeners('upgrade')
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        const [path] = (request.url ?? '').split('?', 1)
        if (!shared || path === relayPath || path === `${relayPath}/`)
          upgrade(request, socket, head).catch((error: unknown) => {
            onFailure(error)
            socket.destroy()
          })
        else for (const other of others) other.call(server, request, socket, head)
      })
    },
    state: () => board.store.state(),
    async stop() {
      draining.signal.removeEventListener('abort', drain)
      clearInterval(gauge)
      metrics.collectors.delete(measure)
      await hub.drain(0)
      // Leave time to send the close frames.
      await new Promise((resolve) => setTimeout(resolve, 50))
      hub.close()
      await board.store.close()
    },
  }
}

export declare namespace createRelay {
  type Deps = Pick<Shared, 'admit' | 'config' | 'clock' | 'inFlight' | 'log' | 'metrics' | 'draining'>
}

function onSocketError(this: { destroy?: () => void; terminate?: () => void }): void {
  this.terminate?.()
  this.destroy?.()
}

const reasons: Readonly<Record<number, string>> = { 429: 'Too Many Requests', 503: 'Service Unavailable' }

function turnAway(socket: Duplex, status: number, id: string): void {
  const retrySeconds = status === 429 ? blockedMs / 1_000 : 1
  const head = `HTTP/1.1 ${status} ${reasons[status]}\r\nx-request-id: ${id}\r\nretry-after: ${retrySeconds}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`
  // Closed from this side: a client that keeps its own open would keep the descriptor.
  socket.end(head, () => socket.destroy())
  leaveSoon(socket)
}

/** How long a refused client has to read why. */
const farewellMs = 2_000

/** Closes a refused connection that does not close by itself. */
function leaveSoon(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), farewellMs)
  socket.once('close', () => clearTimeout(timer))
}
