import { connect as connectPlain, isIP } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import type { RedisAddress, Seed } from '../cache/redisAddress.ts'
import { createRespReader, type Reply, RespError, writeCommand } from './resp.ts'

/** A command on its way: unanswered, it can be sent again on another connection. */
export type Command = {
  /**
   * `write` waits for replicas, `listen` and `unlisten` are answered by notifications, and
   * `local` is for one node only.
   */
  readonly kind: 'call' | 'write' | 'listen' | 'unlisten' | 'local'
  /** Decides which node it is sent to. */
  readonly key: string
  readonly text: string
  readonly channels: readonly string[]
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
  readonly until: number
  /** Channels not confirmed yet. */
  left: number
  /** How often it was sent elsewhere. */
  redirects: number
  /** The node it is sent to is about to own its slot. */
  isAsking: boolean
  /** The reply of a write that replicas have not confirmed yet. */
  reply: Reply
  /** The caller has timed out, but the reply will still come. */
  isAbandoned: boolean
}

/**
 * One connection to one Redis, for commands and notifications. Commands of one
 * event-loop turn are sent together. It does not reconnect: what was unanswered is
 * handed back.
 */
export type RedisConnection = {
  send(command: Command): void
  /** Pings a silent Redis, and ends timed-out commands and connections. */
  watch(now: number): void
  /** Whether it has not answered for a while. */
  isSlow(now: number): boolean
  /** Ends it; `onEnd` receives what was unanswered. */
  end(error?: Error): void
  /** Commands sent before still go out. */
  close(): void
}

export function openRedisConnection(options: openRedisConnection.Options): RedisConnection {
  const { address, seed, replicas, onMessage, onReady, onRefused, onListened, onUnlistened, onEnd } = options
  /** In order of sending; replies come in the same order. */
  let sent: Command[] = []
  /** Number of answered entries not removed yet. */
  let answered = 0
  let leaving = ''
  let isLeaving = false
  let isReady = false
  let isEnded = false
  let heardAt = performance.now()
  /** Writes sent since the last WAIT, and those that wait for its reply to be sent. */
  let hasWrites = false
  let waiting: Command | undefined
  let unconfirmed: Command[] = []
  const held: Command[] = []
  /** Channels being unsubscribed, and by how many commands. */
  const unlistening = new Map<string, number>()

  const greeting = greetingOf(address)
  /** Replies to the handshake still to come. */
  let greetings = greeting.length
  let mode: Reply = null
  const socket = address.secure
    ? connectSecure({ ...seed, ...(!isIP(seed.host) && { servername: seed.host }) })
    : connectPlain({ ...seed })
  socket.setNoDelay(true)
  socket.setKeepAlive(true, 10_000)

  function flush(): void {
    isLeaving = false
    if (isEnded) return
    if (hasWrites) {
      hasWrites = false
      waiting = commandOf(waitFor(replicas))
      sent.push(waiting)
      leaving += waiting.text
    }
    const text = leaving
    leaving = ''
    if (text) socket.write(text, 'latin1')
  }

  function leaveSoon(text: string): void {
    leaving += text
    if (isLeaving) return
    isLeaving = true
    setImmediate(flush)
  }

  function send(command: Command): void {
    if (replicas > 0 && command.kind === 'write') {
      // One WAIT at a time, for everything that came meanwhile: it holds up the connection.
      if (waiting) return void held.push(command)
      hasWrites = true
    }
    if (command.isAsking) {
      const asking = commandOf(writeCommand(['ASKING']))
      sent.push(asking)
      leaveSoon(asking.text)
    }
    command.left = command.channels.length
    if (command.kind === 'unlisten') count(command.channels, 1)
    sent.push(command)
    leaveSoon(command.text)
  }

  function next(): void {
    answered++
    if (answered < 1_024 && answered < sent.length) return
    sent = sent.slice(answered)
    answered = 0
  }

  function onReply(reply: Reply): void {
    const one = sent[answered]
    if (!one) return
    // Each of its parts may be refused; HELLO, which ends them, never is.
    if (one.kind === 'unlisten' && reply instanceof RespError) return
    next()
    if (one.kind === 'unlisten') count(one.channels, -1)
    if (one === waiting) return void onWaited(reply)
    if (one.isAbandoned) return
    if (reply instanceof RespError) return void onRefused(one, reply)
    if (replicas === 0 || one.kind !== 'write') return void one.resolve(reply)
    one.reply = reply
    unconfirmed.push(one)
  }

  function onWaited(reply: Reply): void {
    waiting = undefined
    const writes = unconfirmed
    unconfirmed = []
    for (const one of writes) {
      if (one.isAbandoned) continue
      if (reply instanceof RespError) onRefused(one, reply)
      else if (Number(reply) >= replicas) one.resolve(one.reply)
      else giveUp(one, new NotReplicatedError())
    }
    for (const one of held.splice(0)) send(one)
  }

  function onPush(parts: readonly Reply[]): void {
    const [kind, channel, text] = parts
    if (typeof channel !== 'string') return
    if (kind === 'smessage') {
      if (typeof text === 'string') onMessage(channel, text)
    } else if (kind === 'ssubscribe') {
      const one = sent[answered]
      if (one?.kind !== 'listen' || --one.left > 0) return
      next()
      onListened(one)
    } else if (kind === 'sunsubscribe') {
      // Not asked for: the slot has moved to another node.
      if (!unlistening.has(channel)) onUnlistened(channel)
    }
  }

  function count(channels: readonly string[], step: 1 | -1): void {
    for (const channel of channels) {
      const left = (unlistening.get(channel) ?? 0) + step
      if (left > 0) unlistening.set(channel, left)
      else unlistening.delete(channel)
    }
  }

  function end(error?: Error): void {
    if (isEnded) return
    isEnded = true
    socket.destroy()
    const unanswered = [...unconfirmed, ...sent.slice(answered), ...held].filter(
      (one) => !one.isAbandoned && one !== waiting && one.kind !== 'unlisten',
    )
    onEnd(unanswered, error)
  }

  const read = createRespReader({
    onPush,
    onReply(reply) {
      if (greetings === 0) return onReply(reply)
      if (reply instanceof RespError) return end(reply)
      if (greetings === greeting.length) mode = modeOf(reply)
      if (--greetings > 0) return
      isReady = true
      onReady(mode === 'cluster')
    },
  })
  socket.on(address.secure ? 'secureConnect' : 'connect', () => {
    socket.write(greeting.map(writeCommand).join(''), 'latin1')
  })
  socket.on('data', (piece: Buffer) => {
    if (isEnded) return
    heardAt = performance.now()
    try {
      read(piece)
    } catch (error) {
      end(error instanceof Error ? error : undefined)
    }
  })
  socket.on('error', end)
  socket.on('close', () => end())

  return {
    send,
    watch(now) {
      for (let index = answered; index < sent.length; index++) timeOut(sent[index], now)
      for (const one of unconfirmed) timeOut(one, now)
      for (const one of held) timeOut(one, now)
      const silence = now - heardAt
      // A connection that only listens would not notice that the other side is gone.
      if (silence > (isReady ? maxSilenceMs : connectTimeoutMs)) end(new Error('no reply from redis'))
      else if (isReady && silence > pingAfterMs && sent.length === answered)
        send(commandOf(writeCommand(['PING'])))
    },
    isSlow: (now) => sent.length > answered && now - heardAt > slowMs,
    end,
    close() {
      if (isEnded) return
      isEnded = true
      if (isReady && leaving) socket.write(leaving, 'latin1')
      socket.end()
      socket.destroySoon()
      for (const one of [...unconfirmed, ...sent.slice(answered), ...held])
        giveUp(one, new Error('the connection to redis was closed'))
    },
  }
}

export declare namespace openRedisConnection {
  type Options = {
    address: RedisAddress
    seed: Seed
    /** Replicas that must have a write before it is answered. */
    replicas: number
    /** A message on a shard channel. */
    onMessage(channel: string, text: string): void
    onReady(isCluster: boolean): void
    /** Redis answered with an error. */
    onRefused(command: Command, error: RespError): void
    /** The channels of a command are subscribed. */
    onListened(command: Command): void
    /** Redis ended a subscription. */
    onUnlistened(channel: string): void
    onEnd(unanswered: Command[], error?: Error): void
  }
}

/** A write that too few replicas confirmed in time: it may be lost if its Redis fails. */
export class NotReplicatedError extends Error {
  override readonly name = 'NotReplicatedError'
  constructor() {
    super('too few replicas of redis confirmed the message')
  }
}

/** A command of the connection itself. */
function commandOf(text: string): Command {
  return {
    kind: 'local',
    key: '',
    text,
    channels: [],
    resolve: ignore,
    reject: ignore,
    until: Number.POSITIVE_INFINITY,
    left: 0,
    redirects: 0,
    isAsking: false,
    reply: null,
    isAbandoned: false,
  }
}

const ignore = () => undefined

/** Rejects once; a reply that still comes is ignored. */
export function giveUp(one: Command, error: Error): void {
  if (one.isAbandoned) return
  one.isAbandoned = true
  one.reject(error)
}

export function timeOut(one: Command | undefined, now: number): void {
  if (one && one.until <= now) giveUp(one, new Error('redis timed out'))
}

const connectTimeoutMs = 2_000
/** Longer than Redis may pause, shorter than clients wait. */
const maxSilenceMs = 10_000
const pingAfterMs = 1_000
const slowMs = 500
/** How long replicas have to confirm a write; meanwhile the connection answers nothing else. */
const replicaTimeoutMs = 1_000

const waitFor = (replicas: number) => writeCommand(['WAIT', replicas, replicaTimeoutMs])

/** `mode` in the reply to HELLO, which alternates names and values. */
function modeOf(reply: Reply): Reply {
  return Array.isArray(reply) ? (reply[reply.indexOf('mode') + 1] ?? null) : null
}

function greetingOf({ username, password, database }: RedisAddress): string[][] {
  const bytes = (text: string) => Buffer.from(text).toString('latin1')
  const hello = ['HELLO', '3']
  if (password) hello.push('AUTH', bytes(username) || 'default', bytes(password))
  return database ? [hello, ['SELECT', database]] : [hello]
}
