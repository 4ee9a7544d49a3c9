import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readRedisAddress, type Seed } from '../cache/redisAddress.ts'
import {
  type Command,
  giveUp,
  openRedisConnection,
  type RedisConnection,
  timeOut,
} from './redisConnection.ts'
import { type Reply, type RespError, writeCommand } from './resp.ts'
import { readRedirect, readView, slotCount, slotOf, type View } from './slots.ts'

/**
 * The connections of the relay to Redis: one, or one to each primary of a cluster. What
 * it is connected to, Redis says.
 *
 * While a Redis is unreachable or its slots move, commands are queued, and unanswered
 * ones are sent again. Commands must therefore be safe to repeat. The queue is bounded.
 *
 * Clients of others cost more per message: `FIGURES=cluster pnpm figures relay`.
 */
export type RedisLink = {
  /** Sends a command to the Redis of a key. Rejects with a `RespError` if Redis refuses, and on timeout. */
  ask(key: string, parts: readonly (string | number)[]): Promise<Reply>
  /**
   * The same for an encoded command, without a promise. Resolves once the replicas have
   * it, or rejects with a `NotReplicatedError`.
   */
  write(key: string, text: string, resolve: (reply: Reply) => void, reject: (error: Error) => void): void
  /** Subscribes to shard channels; resolves when no message on them can be missed. */
  listen(channels: readonly string[]): Promise<void>
  unlisten(channels: readonly string[]): void
  /** The Redis of a key, or every one that has keys. */
  nodeOf(key: string): RedisNode | undefined
  nodes(): RedisNode[]
  isReady(): boolean
  close(): void
}

/** One Redis. */
export type RedisNode = { ask(parts: readonly (string | number)[]): Promise<Reply> }

type Node = RedisNode & {
  readonly seed: Seed
  connection: RedisConnection
  isReady: boolean
  isOpen: boolean
  attempts: number
  again: NodeJS.Timeout | undefined
  /** Another node has named it. */
  askedAt: number
}

export function openRedisLink(options: openRedisLink.Options): RedisLink {
  const { url, log, requestTimeoutMs, replicas = 0, channels, onMessage, onGap } = options
  const address = readRedisAddress(url)
  const nodes = new Map<string, Node>()
  /** By slot; a single Redis has them all. */
  const owners: (Node | undefined)[] = Array(slotCount).fill(undefined)
  /** Where the channels of a slot are subscribed. */
  const listening: (RedisConnection | undefined)[] = Array(slotCount).fill(undefined)
  /** When it was first seen that a slot is subscribed elsewhere than it should be. */
  const strayingSince = new Map<number, number>()
  let kind: 'unknown' | 'single' | 'cluster' = 'unknown'
  let epoch = 0
  let primaries: Node[] = []
  /** Where to look for the cluster if no primary responds. */
  let known: readonly Seed[] = address.seeds
  let turn = 0
  /** Commands whose Redis is away. */
  let parked: Command[] = []
  let unparking: NodeJS.Timeout | undefined
  /** Channels whose subscriptions have ended, and slots of which all have. */
  let ended: string[] = []
  let lostSlots = new Set<number>()
  let isRecovering = false
  let refreshedAt = Number.NEGATIVE_INFINITY
  let appliedAt = Number.NEGATIVE_INFINITY
  let isClosed = false
  let isReachable = true

  const slotFor = (key: string) => (kind === 'cluster' ? slotOf(key) : 0)

  function nodeAt(seed: Seed): Node | undefined {
    const name = nameOf(seed)
    const found = nodes.get(name)
    if (found) {
      if (!found.isOpen) connect(found)
      return found
    }
    if (nodes.size >= maxNodes) return undefined
    const node: Node = {
      seed,
      connection: undefined as unknown as RedisConnection,
      isReady: false,
      isOpen: false,
      attempts: 0,
      again: undefined,
      askedAt: Number.NEGATIVE_INFINITY,
      ask: (parts) => askNode(node, parts),
    }
    nodes.set(name, node)
    connect(node)
    return node
  }

  function connect(node: Node): void {
    clearTimeout(node.again)
    node.isOpen = true
    const made = openRedisConnection({
      address,
      seed: node.seed,
      replicas,
      onMessage,
      onReady: (isCluster) => welcome(node, isCluster),
      onRefused: (command, error) => redirect(node, command, error),
      onListened: (command) => listened(made, command),
      onUnlistened(channel) {
        const slot = slotFor(channel)
        if (listening[slot] === made) listening[slot] = undefined
        recoverSoon([channel])
      },
      onEnd: (unanswered, error) => lost(node, made, unanswered, error),
    })
    node.connection = made
  }

  function welcome(node: Node, isCluster: boolean): void {
    if (!isCluster && address.seeds.length > 1)
      return void node.connection.end(new Error('several addresses of Redis that are not a cluster'))
    node.isReady = true
    node.attempts = 0
    if (!isCluster) {
      kind = 'single'
      primaries = [node]
      owners.fill(node)
    } else if (kind !== 'cluster') {
      kind = 'cluster'
      primaries = []
      owners.fill(undefined)
      listening.fill(undefined)
    }
    if (isCluster) refresh()
    noteReachable()
    unpark()
  }

  function noteReachable(): void {
    if (isReachable || !isReady()) return
    isReachable = true
    log.info('relay reconnected to redis')
  }

  function lost(node: Node, from: RedisConnection, unanswered: Command[], error?: Error): void {
    node.isReady = false
    node.isOpen = false
    if (isClosed) return
    const isNeeded = primaries.includes(node) || primaries.length === 0
    if (isNeeded && isReachable) log.warn({ err: error }, 'relay lost its redis connection')
    if (isNeeded) {
      isReachable = false
      node.again = setTimeout(connect, Math.min(50 * 2 ** Math.min(node.attempts++, 5), 1_000), node)
    } else if (nodes.get(nameOf(node.seed)) === node) nodes.delete(nameOf(node.seed))
    for (const one of unanswered)
      if (one.kind === 'local') giveUp(one, new LinkLostError())
      else park(one)
    for (let slot = 0; slot < slotCount; slot++)
      if (listening[slot] === from) {
        listening[slot] = undefined
        lostSlots.add(slot)
      }
    if (lostSlots.size > 0) recoverSoon([])
    refresh()
  }

  function dispatch(command: Command): void {
    const node = owners[slotFor(command.key)]
    if (!node?.isReady) return void park(command)
    command.isAsking = false
    node.connection.send(command)
  }

  function park(command: Command): void {
    if (isClosed) return void giveUp(command, new Error('the connection to redis was closed'))
    if (parked.length >= maxParked) return void giveUp(command, new Error('too many commands wait for redis'))
    parked.push(command)
    unparking ??= setTimeout(unpark, retryEveryMs)
  }

  function unpark(): void {
    clearTimeout(unparking)
    unparking = undefined
    const commands = parked
    parked = []
    for (const one of commands) if (!one.isAbandoned) dispatch(one)
  }

  /** Sends a command where Redis says, or later. */
  function redirect(node: Node, command: Command, error: RespError): void {
    const [reason = ''] = error.message.split(' ', 1)
    if (kind !== 'cluster' || !elsewhere.has(reason) || command.kind === 'local')
      return void giveUp(command, error)
    refresh()
    const target =
      reason === 'MOVED' || reason === 'ASK' ? readRedirect(error.message, node.seed.host) : undefined
    const found = target && nodeAt(target)
    if (!found) return void park(command)
    found.askedAt = performance.now()
    if (reason === 'MOVED') owners[slotFor(command.key)] = found
    // Nodes that disagree could send it back and forth.
    if (++command.redirects > maxRedirects || !found.isReady) return void park(command)
    command.isAsking = reason === 'ASK'
    found.connection.send(command)
  }

  /** Asks some nodes which slots are where. */
  function refresh(): void {
    const now = performance.now()
    if (isClosed || kind !== 'cluster' || now - refreshedAt < minRefreshMs) return
    refreshedAt = now
    // Not the cluster it was.
    if (now - appliedAt > staleMs) epoch = 0
    const ready = [...nodes.values()].filter((node) => node.isReady)
    for (let count = 0; count < Math.min(viewers, ready.length); count++) {
      const node = ready[turn++ % ready.length]
      if (node)
        view(node)
          .then((seen) => seen && apply(seen))
          .catch(() => undefined)
    }
    // Those that respond may be none, or may not know: replicas take over.
    const next = known[turn++ % known.length]
    if (next && (ready.length === 0 || !isReady())) nodeAt(next)
  }

  async function view(node: Node): Promise<View | undefined> {
    const [info = null, slots = null] = await Promise.all([
      node.ask(['CLUSTER', 'INFO']),
      node.ask(['CLUSTER', 'SLOTS']),
    ])
    return readView(info, slots, node.seed.host)
  }

  function apply(seen: View): void {
    if (isClosed || seen.epoch < epoch || seen.ranges.length === 0) return
    epoch = seen.epoch
    appliedAt = performance.now()
    const [before, next] = [primaries, new Set<Node>()]
    for (const { from, to, primary } of seen.ranges) {
      const node = nodeAt(primary)
      if (!node) continue
      next.add(node)
      owners.fill(node, from, to + 1)
    }
    primaries = [...next]
    known = [...address.seeds, ...primaries.map(({ seed }) => seed), ...seen.replicas].slice(0, maxNodes)
    for (const [name, node] of nodes) {
      const isGuest = !before.includes(node) && performance.now() - node.askedAt < guestMs
      if (next.has(node) || isGuest) continue
      // What it has not answered is sent to the others.
      clearTimeout(node.again)
      nodes.delete(name)
      if (node.isOpen) node.connection.end()
    }
    noteReachable()
    unpark()
  }

  /** Slots that moved without a word from the node that had them. */
  function findStrays(now: number): void {
    if (kind !== 'cluster') return
    for (let slot = 0; slot < slotCount; slot++) {
      const where = listening[slot]
      if (where === undefined || where === owners[slot]?.connection) {
        if (strayingSince.size > 0) strayingSince.delete(slot)
        continue
      }
      const since = strayingSince.get(slot)
      if (since === undefined) strayingSince.set(slot, now)
      else if (now - since > strayMs) {
        strayingSince.delete(slot)
        listening[slot] = undefined
        lostSlots.add(slot)
      }
    }
    if (lostSlots.size > 0) recoverSoon([])
  }

  function recoverSoon(some: readonly string[]): void {
    ended.push(...some)
    if (isRecovering) return
    isRecovering = true
    setImmediate(recover)
  }

  /** Subscribes again to what was lost, and says what may have been missed. */
  function recover(): void {
    isRecovering = false
    const [slots, some] = [lostSlots, ended]
    lostSlots = new Set()
    ended = []
    const lost = slots.size > 0 ? channels().filter((one) => slots.has(slotFor(one))) : []
    const bySlot = Map.groupBy([...some, ...lost], slotFor)
    let batch: string[] = []
    for (const group of bySlot.values())
      for (let at = 0; at < group.length; at += maxListened) {
        batch.push(...group.slice(at, at + maxListened))
        if (batch.length < maxListened) continue
        void relisten(batch)
        batch = []
      }
    if (batch.length > 0) void relisten(batch)
  }

  async function relisten(some: readonly string[]): Promise<void> {
    while (!isClosed) {
      try {
        await listen(some)
        return onGap(some)
      } catch {
        // Redis is away for long.
        await sleep(relistenEveryMs, undefined, { ref: false })
      }
    }
  }

  async function listen(some: readonly string[]): Promise<void> {
    // The channels of a command must be in one slot.
    const bySlot =
      kind === 'single' ? new Map([[0, [...some]]]) : Map.groupBy(some, (channel) => slotOf(channel))
    await Promise.all(Array.from(bySlot.values(), listenSlot))
  }

  function listenSlot(some: readonly string[]): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const [key = ''] = some
      dispatch(commandOf('listen', key, writeCommand(['SSUBSCRIBE', ...some]), resolve, reject, some))
    })
  }

  function listened(where: RedisConnection, command: Command): void {
    const slot = slotFor(command.key)
    const before = listening[slot]
    listening[slot] = where
    // Others of this slot may still be subscribed where it was.
    if (before !== undefined && before !== where) {
      lostSlots.add(slot)
      recoverSoon([])
    }
    if (!command.isAbandoned) command.resolve(null)
  }

  function unlisten(some: readonly string[]): void {
    const left = new Set(some)
    // Not subscribed yet.
    for (const one of parked)
      if (one.kind === 'listen' && !one.isAbandoned && one.channels.every((channel) => left.has(channel))) {
        one.isAbandoned = true
        one.resolve(null)
      }
    const bySlot = Map.groupBy(some, (channel) => slotFor(channel))
    const byNode = Map.groupBy(bySlot, ([slot]) => owners[slot])
    for (const [node, groups] of byNode) {
      if (!node?.isReady) continue
      const commands = groups.map(([, group]) => writeCommand(['SUNSUBSCRIBE', ...group]))
      const text = `${commands.join('')}${writeCommand(['HELLO'])}`
      const all = groups.flatMap(([, group]) => group)
      node.connection.send(commandOf('unlisten', '', text, ignore, ignore, all))
    }
  }

  function commandOf(
    kind: Command['kind'],
    key: string,
    text: string,
    resolve: Command['resolve'],
    reject: Command['reject'],
    channels: readonly string[] = none,
  ): Command {
    const until = performance.now() + requestTimeoutMs
    return {
      kind,
      key,
      text,
      channels,
      resolve,
      reject,
      until,
      left: 0,
      redirects: 0,
      isAsking: false,
      reply: null,
      isAbandoned: false,
    }
  }

  function askNode(node: Node, parts: readonly (string | number)[]): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (!node.isReady) reject(new LinkLostError())
      else node.connection.send(commandOf('local', '', writeCommand(parts), resolve, reject))
    })
  }

  const isReady = () => primaries.length > 0 && primaries.every((node) => node.isReady)

  // One timer for all commands.
  const watch = setInterval(() => {
    const now = performance.now()
    for (const node of nodes.values()) if (node.isOpen) node.connection.watch(now)
    for (const one of parked) timeOut(one, now)
    const isDue = now - refreshedAt > refreshEveryMs
    // Its replica may have taken over.
    if (isDue || !isReady() || primaries.some(({ connection }) => connection.isSlow(now))) refresh()
    findStrays(now)
  }, watchEveryMs)
  watch.unref()

  for (const seed of address.seeds.slice(0, viewers)) nodeAt(seed)
  return {
    ask: (key, parts) =>
      new Promise((resolve, reject) =>
        dispatch(commandOf('call', key, writeCommand(parts), resolve, reject)),
      ),
    write: (key, text, resolve, reject) => dispatch(commandOf('write', key, text, resolve, reject)),
    listen,
    unlisten,
    nodeOf: (key) => owners[slotFor(key)],
    nodes: () => primaries.filter((node) => node.isReady),
    isReady,
    close() {
      isClosed = true
      clearInterval(watch)
      clearTimeout(unparking)
      for (const node of nodes.values()) {
        clearTimeout(node.again)
        if (node.isOpen) node.connection.close()
        node.isReady = false
      }
      for (const one of parked.splice(0)) giveUp(one, new Error('the connection to redis was closed'))
    },
  }
}

export declare namespace openRedisLink {
  type Options = {
    /** `redis://` or `rediss://`, optionally with user, password and database number, or several nodes. */
    url: string
    log: Pick<Logger, 'info' | 'warn'>
    /** Timeout of a command. */
    requestTimeoutMs: number
    /** Replicas that must have a write. @default 0 */
    replicas?: number | undefined
    /** Channels this process needs: subscribed again wherever a connection ends. */
    channels(): readonly string[]
    /** A message on a shard channel. */
    onMessage(channel: string, text: string): void
    /** Subscribed again: messages on these channels may have been missed. */
    onGap(channels: readonly string[]): void
  }
}

const nameOf = ({ host, port }: Seed) => `${host}:${port}`

/** The connection to one Redis ended before it answered. */
class LinkLostError extends Error {
  override readonly name = 'LinkLostError'
  constructor() {
    super('the connection to redis was lost')
  }
}

/** Errors after which a command is sent to another node, or again. */
const elsewhere = new Set([
  'MOVED',
  'ASK',
  'TRYAGAIN',
  'CLUSTERDOWN',
  'MASTERDOWN',
  'LOADING',
  'READONLY',
  // A primary that became a replica while it waited for its replicas.
  'UNBLOCKED',
])

const none: readonly string[] = []
const ignore = () => undefined

/** More than any cluster has: its nodes are told by others. */
const maxNodes = 1_000
const maxParked = 200_000
const maxRedirects = 5
const retryEveryMs = 50
const relistenEveryMs = 1_000
/** Channels subscribed at once. */
const maxListened = 500
const watchEveryMs = 250
const refreshEveryMs = 1_000
const minRefreshMs = 100
/** After this time without a view that is not out of date, any is taken. */
const staleMs = 10_000
/** Nodes asked which slots are where: one alone may be cut off. */
const viewers = 3
/** How long a node without slots is kept after another named it: it is about to get some. */
const guestMs = 10_000
/** How long the old node of a slot has to end its subscriptions. */
const strayMs = 1_000
