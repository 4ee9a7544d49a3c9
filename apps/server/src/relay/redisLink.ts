import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import type { Logger } from 'pino'
import { ClusterError } from '../cache/refuseCluster.ts'
import { createRespReader, type Reply, RespError, writeCommand } from './resp.ts'

/**
 * One connection to Redis, for all that a relay asks and is told. Commands of
 * one turn of the event loop leave together, and their answers come together.
 *
 * It waits: while Redis is away commands are kept, and what was not answered is
 * asked again on the next connection. So whatever is asked must be such that it
 * may be asked twice; how much can wait is bounded by the sockets.
 */
export type RedisLink = {
  /** Rejects with a `RespError` where Redis refuses, and when it takes too long. */
  ask(parts: readonly (string | number)[]): Promise<Reply>
  /** The same for a command that is written already, without a promise of its own. */
  send(command: string, resolve: (reply: Reply) => void, reject: (error: Error) => void): void
  /** Listens to shard channels; resolves when nothing on them can be missed. Rejects with a {@link LinkLostError} when the connection ends before. */
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
  /** Channels that are still to be confirmed; a command has none. */
  left: number
  /** Nobody waits for it any more, but its answer will come. */
  isGivenUp: boolean
}

export function openRedisLink(options: openRedisLink.Options): RedisLink {
  const { url, log, requestTimeoutMs, onMessage, onReady, onLost } = options
  const place = readUrl(url)
  /** In the order they were asked: the answers come in the same. */
  let asked: Asked[] = []
  /** How many of them were answered and are not cut off yet. */
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
    if (one.isGivenUp) return
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
    if (!one.isGivenUp) one.resolve(null)
  }

  function giveUp(one: Asked, error: Error): void {
    if (one.isGivenUp) return
    one.isGivenUp = true
    one.reject(error)
  }

  function lost(from: Socket, error?: Error): void {
    if (socket !== from) return
    socket = undefined
    from.destroy()
    if (isReady) {
      isReady = false
      onLost()
      // Subscriptions end with the connection they are on.
      for (const one of asked.slice(answered)) if (one.left > 0) giveUp(one, new LinkLostError())
    }
    if (isClosed) return
    if (isReachable) log.warn({ err: error }, 'the redis of the relay is away')
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
    /** Answers to the words of greeting that are still to come. */
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
    if (!isReachable) log.info('the redis of the relay is back')
    isReachable = true
    asked = asked.slice(answered).filter(({ isGivenUp }) => !isGivenUp)
    answered = 0
    leaving = ''
    leaveSoon(asked.map(({ text }) => text).join(''))
    onReady()
  }

  // One timer for all, instead of one for each command.
  const watch = setInterval(() => {
    const now = performance.now()
    for (let index = answered; index < asked.length; index++) {
      const one = asked[index]
      if (!one || one.until > now) break
      giveUp(one, new Error('redis took too long'))
    }
    if (!socket) {
      asked = asked.slice(answered).filter(({ isGivenUp }) => !isGivenUp)
      answered = 0
      return
    }
    const silence = now - heardAt
    // A connection that only listens would not notice that nobody is there any more.
    if (silence > (isReady ? mostSilence : connectTimeout)) lost(socket, new Error('redis is silent'))
    else if (isReady && silence > beatAfter && !head()) ask(['PING']).catch(() => undefined)
  }, watchEvery)
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
        isGivenUp: false,
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
      // What was asked before goes out before.
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
    /** `redis://` or `rediss://`, with a user, a password and the number of a database where needed. */
    url: string
    log: Pick<Logger, 'info' | 'warn'>
    /** Milliseconds an answer is waited for. */
    requestTimeoutMs: number
    /** Word of a message on a shard channel. */
    onMessage(channel: string, text: string): void
    /** There is a connection, which listens to nothing yet. */
    onReady(): void
    onLost(): void
  }
}

/** Why a subscription did not come about: the next connection needs it anew. */
export class LinkLostError extends Error {
  override readonly name = 'LinkLostError'
  constructor() {
    super('the connection to redis was lost')
  }
}

/** Milliseconds. */
const connectTimeout = 2_000
/** Milliseconds. Longer than Redis may pause, shorter than clients wait. */
const mostSilence = 10_000
const beatAfter = 5_000
const watchEvery = 500

/** Whether what HELLO is answered with, names and values in turn, is that of a cluster. */
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
