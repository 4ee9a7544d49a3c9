import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import type { Logger } from 'pino'
import { ClusterError } from '../cache/refuseCluster.ts'
import { createRespReader, type Reply, RespError, writeCommand } from './resp.ts'

/**
 * One Redis connection for all commands and notifications of the relay. Commands of
 * one event-loop turn are sent together.
 *
 * While Redis is unreachable, commands are queued, and unanswered ones are sent again
 * on the next connection. Commands must therefore be safe to repeat. The queue is
 * bounded by the number of sockets.
 */
export type RedisLink = {
  /** Rejects with a `RespError` if Redis refuses, and on timeout. */
  ask(parts: readonly (string | number)[]): Promise<Reply>
  /** The same for an encoded command, without a promise. */
  send(command: string, resolve: (reply: Reply) => void, reject: (error: Error) => void): void
  /**
   * Subscribes to shard channels; resolves when no message on them can be missed.
   * Rejects with a {@link LinkLostError} if the connection ends before.
   */
  listen(channels: readonly string[]): Promise<void>
  unlisten(channels: readonly string[]): void
  isReady(): boolean
  close(): void
}

type Asked = {
  readonly text: string
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
  readonly until: number
  /** Channels not confirmed yet; 0 for a command. */
  left: number
  /** The caller has timed out, but the reply will still come. */
  isAbandoned: boolean
}

export function openRedisLink(options: openRedisLink.Options): RedisLink {
  const { url, log, requestTimeoutMs, onMessage, onReady, onLost } = options
  const place = readUrl(url)
  /** In order of sending; replies come in the same order. */
  let asked: Asked[] = []
  /** Number of answered entries not removed yet. */
  let answered = 0
  let socket: Socket | undefined
  let isReady = false
  let isClosed = false
  let isReachable = true
  let attempts = 0
  let again: NodeJS.Timeout | undefined
  let heardAt = 0
  let leaving = ''
  let isLeaving = false

  const flush = () => {
    isLeaving = false
    const text = leaving
    leaving = ''
    if (isReady && text) socket?.write(text, 'latin1')
  }
  const leaveSoon = (text: string) => {
    leaving += text
    if (isLeaving) return
    isLeaving = true
    setImmediate(flush)
  }

  function head(): Asked | undefined {
    return asked[answered]
  }

  function next(): void {
    answered++
    if (answered < 1_024 && answered < asked.length) return
    asked = asked.slice(answered)
    answered = 0
  }

  function onReply(reply: Reply): void {
    const one = head()
    if (!one) return
    next()
    if (one.isAbandoned) return
    if (reply instanceof RespError) one.reject(reply)
    else one.resolve(reply)
  }

  function onPush(parts: readonly Reply[]): void {
    const [kind, channel, text] = parts
    if (kind === 'smessage') {
      if (typeof channel === 'string' && typeof text === 'string') onMessage(channel, text)
      return
    }
    const one = head()
    if ((kind !== 'ssubscribe' && kind !== 'sunsubscribe') || !one || one.left === 0) return
    if (--one.left > 0) return
    next()
    if (!one.isAbandoned) one.resolve(null)
  }

  function giveUp(one: Asked, error: Error): void {
    if (one.isAbandoned) return
    one.isAbandoned = true
    one.reject(error)
  }

  function lost(from: Socket, error?: Error): void {
    if (socket !== from) return
    socket = undefined
    from.destroy()
    if (isReady) {
      isReady = false
      onLost()
      // Subscriptions end with their connection.
      for (const one of asked.slice(answered)) if (one.left > 0) giveUp(one, new LinkLostError())
    }
    if (isClosed) return
    if (isReachable) log.warn({ err: error }, 'relay lost its redis connection')
    isReachable = false
    again = setTimeout(open, Math.min(50 * 2 ** Math.min(attempts++, 5), 1_000))
  }

  function open(): void {
    const made = place.secure
      ? connectSecure({
          host: place.host,
          port: place.port,
          ...(!isIP(place.host) && { servername: place.host }),
        })
      : connectPlain({ host: place.host, port: place.port })
    socket = made
    heardAt = performance.now()
    made.setNoDelay(true)
    made.setKeepAlive(true, 10_000)
    /** Replies to the handshake still to come. */
    let greetings = place.greeting.length
    const read = createRespReader({
      onPush,
      onReply(reply) {
        if (greetings === 0) return onReply(reply)
        if (reply instanceof RespError) return lost(made, reply)
        if (isOfCluster(reply)) return lost(made, new ClusterError())
        if (--greetings === 0) begin()
      },
    })
    made.on(place.secure ? 'secureConnect' : 'connect', () => {
      made.write(place.greeting.map(writeCommand).join(''), 'latin1')
    })
    made.on('data', (piece: Buffer) => {
      if (socket !== made) return
      heardAt = performance.now()
      try {
        read(piece)
      } catch (error) {
        lost(made, error instanceof Error ? error : undefined)
      }
    })
    made.on('error', (error) => lost(made, error))
    made.on('close', () => lost(made))
  }

  function begin(): void {
    isReady = true
    attempts = 0
    if (!isReachable) log.info('relay reconnected to redis')
    isReachable = true
    asked = asked.slice(answered).filter(({ isAbandoned }) => !isAbandoned)
    answered = 0
    leaving = ''
    leaveSoon(asked.map(({ text }) => text).join(''))
    onReady()
  }

  // One timer for all commands.
  const watch = setInterval(() => {
    const now = performance.now()
    for (let index = answered; index < asked.length; index++) {
      const one = asked[index]
      if (!one || one.until > now) break
      giveUp(one, new Error('redis timed out'))
    }
    if (!socket) {
      asked = asked.slice(answered).filter(({ isAbandoned }) => !isAbandoned)
      answered = 0
      return
    }
    const silence = now - heardAt
    // A connection that only listens would not notice that the other side is gone.
    if (silence > (isReady ? maxSilenceMs : connectTimeoutMs)) lost(socket, new Error('no reply from redis'))
    else if (isReady && silence > pingAfterMs && !head()) ask(['PING']).catch(() => undefined)
  }, watchEveryMs)
  watch.unref()

  function send(text: string, resolve: Asked['resolve'], reject: Asked['reject'], left = 0): void {
    if (isReady) leaveSoon(text)
    if (isClosed) reject(new Error('the connection to redis was closed'))
    else
      asked.push({
        text,
        resolve,
        reject,
        until: performance.now() + requestTimeoutMs,
        left,
        isAbandoned: false,
      })
  }

  function ask(parts: readonly (string | number)[], left = 0): Promise<Reply> {
    return new Promise((resolve, reject) => send(writeCommand(parts), resolve, reject, left))
  }

  open()
  return {
    ask,
    send,
    async listen(channels) {
      if (!isReady) throw new LinkLostError()
      await ask(['SSUBSCRIBE', ...channels], channels.length)
    },
    unlisten(channels) {
      if (isReady) ask(['SUNSUBSCRIBE', ...channels], channels.length).catch(() => undefined)
    },
    isReady: () => isReady,
    close() {
      isClosed = true
      clearInterval(watch)
      clearTimeout(again)
      // Commands queued before go out first.
      if (isReady && leaving) socket?.write(leaving, 'latin1')
      leaving = ''
      isReady = false
      socket?.end()
      socket?.destroySoon()
      for (const one of asked.slice(answered)) giveUp(one, new Error('the connection to redis was closed'))
      asked = []
      answered = 0
    },
  }
}

export declare namespace openRedisLink {
  type Options = {
    /** `redis://` or `rediss://`, optionally with user, password and database number. */
    url: string
    log: Pick<Logger, 'info' | 'warn'>
    /** Timeout of a command. */
    requestTimeoutMs: number
    /** A message on a shard channel. */
    onMessage(channel: string, text: string): void
    /** Connected, with no subscriptions yet. */
    onReady(): void
    onLost(): void
  }
}

/** The connection ended before the subscription was confirmed: subscribe again on the next one. */
export class LinkLostError extends Error {
  override readonly name = 'LinkLostError'
  constructor() {
    super('the connection to redis was lost')
  }
}

const connectTimeoutMs = 2_000
/** Longer than Redis may pause, shorter than clients wait. */
const maxSilenceMs = 10_000
const pingAfterMs = 5_000
const watchEveryMs = 500

/** Whether the reply to HELLO, alternating names and values, is from a cluster. */
function isOfCluster(reply: Reply): boolean {
  return Array.isArray(reply) && reply[reply.indexOf('mode') + 1] === 'cluster'
}

function readUrl(text: string) {
  const url = new URL(text)
  const bytes = (part: string) => Buffer.from(decodeURIComponent(part)).toString('latin1')
  const hello = ['HELLO', '3']
  if (url.password) hello.push('AUTH', bytes(url.username) || 'default', bytes(url.password))
  const database = url.pathname.slice(1)
  return {
    secure: url.protocol === 'rediss:',
    host: url.hostname.replace(/^\[|\]$/g, '') || '127.0.0.1',
    port: Number(url.port || 6_379),
    greeting: database ? [hello, ['SELECT', database]] : [hello],
  }
}
