import type { Duplex } from 'node:stream'
import { relayClose } from '@latchkey/protocol/relay'
import { WebSocket } from 'ws'
import { smallBytes } from '../overload/bytesInFlight.ts'

/** Maximum bytes of unsent data per client. */
const maxBufferedBytes = 4 << 20

/**
 * A client's socket and its state. Fields instead of closures, created lazily: there
 * are very many sockets, and most are idle.
 */
export class RelaySocket extends WebSocket {
  owner: SocketOwner | undefined = undefined
  /** The underlying stream. */
  wire: Duplex | undefined = undefined
  /** The public key the client proved to own. */
  clientId = ''
  /** What the memory it uses is counted for. */
  address = ''
  ip = ''
  projectId = ''
  /** Ping bucket. */
  bucket = 0
  isAlive = true
  /** Running calls. */
  pending = 0
  topics: Set<string> | undefined = undefined
  /** Unconfirmed deliveries, by the id of our call. */
  unconfirmed: Map<number, Delivery> | undefined = undefined
  /**
   * References delivered since the last subscribe, to deliver each message once: stored
   * messages are read while notifications of the same messages arrive.
   */
  given: Set<string> | undefined = undefined
  /** When it last subscribed. */
  joinedAt = 0
  /** Number of running reads of stored messages. */
  reading = 0
  /** Topic of the last delivery, and its subscription id. */
  lastTopic = ''
  lastSubscription = ''
  /** Frames to send at the end of this event-loop turn. */
  private leaving = ''
  /** Unsent bytes that are counted, and how to release them. */
  private heldBytes = 0
  private releases: (() => void)[] | undefined = undefined

  /**
   * Queues an ASCII text; everything queued in one event-loop turn is sent with one
   * write, because writes are most of the cost of a frame. Disconnects clients that do
   * not read: unsent data could fill the memory.
   */
  say(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return
    if (this.behind() > maxBufferedBytes) {
      this.close(relayClose.stale, 'Read faster')
      return
    }
    if (this.leaving === '') sayLater(this)
    this.leaving += frameHead(text.length) + text
  }

  private behind(): number {
    return this.leaving.length + (this.wire?.writableLength ?? 0)
  }

  flush(): void {
    const text = this.leaving
    this.leaving = ''
    if (text === '' || this.readyState !== WebSocket.OPEN) return
    if (this.wire && !this.wire.write(text, 'latin1')) this.countUnsent(this.wire)
  }

  /** A client that does not read costs memory: what it costs is bounded for its address and the process. */
  private countUnsent(wire: Duplex): void {
    const bytes = wire.writableLength
    if (bytes <= Math.max(smallBytes, this.heldBytes)) return
    const release = this.owner?.hold(this, bytes - this.heldBytes)
    if (!release) {
      this.terminate()
      return
    }
    if (this.releases) this.releases.push(release)
    else {
      this.releases = [release]
      void drained(wire).then(() => this.releaseAll())
    }
    this.heldBytes = bytes
  }

  private releaseAll(): void {
    for (const release of this.releases ?? []) release()
    this.releases = undefined
    this.heldBytes = 0
  }

  /** Resolves when the client has read most of what was sent, or is gone. */
  async caughtUp(): Promise<void> {
    const { wire } = this
    if (!wire || this.behind() <= smallBytes || wire.destroyed) return
    this.flush()
    if (wire.writableNeedDrain && !wire.destroyed) await drained(wire)
  }

  override close(code?: number, reason?: string | Buffer): void {
    this.flush()
    super.close(code, reason)
  }
}

/** Resolves when everything written has been sent, or the stream is closed. */
function drained(wire: Duplex): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      wire.off('drain', done).off('close', done)
      resolve()
    }
    wire.once('drain', done).once('close', done)
  })
}

/** Frame header of a server text of this length, one character per byte (RFC 6455, section 5.2). */
function frameHead(length: number): string {
  if (length < 126) return String.fromCharCode(wholeText, length)
  if (length < 65_536) return String.fromCharCode(wholeText, 126, length >> 8, length & 255)
  return String.fromCharCode(
    wholeText,
    127,
    0,
    0,
    0,
    0,
    length >>> 24,
    (length >> 16) & 255,
    (length >> 8) & 255,
    length & 255,
  )
}
const wholeText = 0x81

let talking: RelaySocket[] = []

function sayLater(socket: RelaySocket): void {
  if (talking.push(socket) === 1) setImmediate(flushAll)
}

function flushAll(): void {
  const sockets = talking
  talking = []
  for (const socket of sockets) socket.flush()
}

/** Handler of a socket's frames. */
export type SocketOwner = {
  receive(socket: RelaySocket, text: string): void
  left(socket: RelaySocket): void
  /** Reserves unsent bytes; undefined if there is no room. */
  hold(socket: RelaySocket, bytes: number): (() => void) | undefined
}

export type Delivery = { readonly topic: string; readonly ref: string }
