import type { Duplex } from 'node:stream'
import { relayClose } from '@latchkey/protocol/relay'
import { WebSocket } from 'ws'

/** Bytes a client may be behind with reading. */
const maxBuffered = 4 << 20

/**
 * A client's socket and all that is kept for it. Fields instead of closures,
 * and nothing made before it is needed: most sockets are idle most of the time,
 * and there are very many of them.
 */
export class RelaySocket extends WebSocket {
  owner: SocketOwner | undefined = undefined
  /** What it is carried by. */
  wire: Duplex | undefined = undefined
  /** The key it proved to have. */
  clientId = ''
  /** Which address it is counted for. */
  address = ''
  projectId = ''
  /** When it is pinged. */
  bucket = 0
  isAlive = true
  /** Calls that are being answered. */
  pending = 0
  topics: Set<string> | undefined = undefined
  /** Deliveries it has not confirmed, by the id of our call. */
  unconfirmed: Map<number, Delivery> | undefined = undefined
  /**
   * References of what it was given since it subscribed: what waits is read
   * while word of the same comes in, and each is to be given once.
   */
  given: Set<string> | undefined = undefined
  /** When it last subscribed. */
  joinedAt = 0
  /** How often what waits is being read for it. */
  reading = 0
  /** The topic it was last given something on, and what that subscription is called. */
  lastTopic = ''
  lastSubscription = ''
  /** Frames that leave at the end of this turn of the event loop. */
  private leaving = ''

  /**
   * Sends a text, which is ASCII, together with whatever else it is sent in
   * this turn: one write for all, which is most of what a frame costs. Who
   * does not read is sent away: answers could fill the memory as well as deliveries.
   */
  say(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return
    if (this.behind() > maxBuffered) {
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
    if (text !== '' && this.readyState === WebSocket.OPEN) this.wire?.write(text, 'latin1')
  }

  override close(code?: number, reason?: string | Buffer): void {
    this.flush()
    super.close(code, reason)
  }
}

/** What comes before a text of so many bytes from a server, one character for each byte (RFC 6455, section 5.2). */
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

/** Who answers a socket. */
export type SocketOwner = {
  receive(socket: RelaySocket, text: string): void
  left(socket: RelaySocket): void
}

export type Delivery = { readonly topic: string; readonly ref: string }
