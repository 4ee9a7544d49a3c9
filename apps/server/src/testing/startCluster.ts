import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { slotCount, slotOf } from '../relay/slots.ts'

const program = process.env.REDIS_SERVER ?? 'redis-server'

/** One process of a cluster. */
export type ClusterNode = {
  readonly id: string
  readonly port: number
  /** Asks it directly. */
  readonly redis: Redis
  readonly pid: number
  kill(): Promise<void>
  /** Starts it again, empty; it becomes a replica of what has replaced it. */
  start(): Promise<void>
  freeze(): void
  thaw(): void
}

/** A Redis Cluster in memory, whose processes can be killed and frozen. For tests only. */
export type TestCluster = {
  /** One of its nodes. */
  readonly url: string
  readonly nodes: readonly ClusterNode[]
  /** Those that have slots now, as most of the others see it. */
  primaries(): Promise<ClusterNode[]>
  /** Id of the node that has the slot of a key. */
  ownerOf(key: string): Promise<string>
  /**
   * Moves a slot to another primary, as `redis-cli --cluster reshard` does; `meanwhile` runs
   * before its keys move.
   */
  moveSlot(slot: number, meanwhile?: () => Promise<unknown>): Promise<void>
  /** Resolves when every slot is served, every node is connected and every primary has its replicas. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Three primaries with one replica each. */
export async function startCluster(options: startCluster.Options = {}): Promise<TestCluster> {
  const { primaries: count = 3, replicas = 1, nodeTimeoutMs = 2_000, args = [], announce } = options
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-cluster-'))
  const ports = await freePorts(2 * count * (1 + replicas))
  const nodes = await Promise.all(
    Array.from({ length: count * (1 + replicas) }, async (_, index) => {
      const [port = 0, busPort = 0] = ports.slice(2 * index)
      const announced = await announce?.({ index, port, busPort })
      return startNode({ folder, port, busPort, announced }, [
        '--cluster-node-timeout',
        `${nodeTimeoutMs}`,
        ...args,
      ])
    }),
  )
  // Not one listener each.
  const endAll = () => {
    for (const node of nodes) node.end()
  }
  process.once('exit', endAll)
  const alive = () => nodes.filter((node) => node.canAnswer())

  async function views(): Promise<string[]> {
    const texts = await Promise.allSettled(alive().map(({ redis }) => redis.cluster('NODES')))
    return texts.map((text) => (text.status === 'fulfilled' ? String(text.value) : ''))
  }

  /** Ids of the primaries that have slots, as most nodes see it. */
  async function owners(): Promise<string[]> {
    const seen = (await views()).map((text) =>
      text
        .split('\n')
        .map((line) => line.split(' '))
        .filter(([, , flags = '', , , , , , slots]) => /master/.test(flags) && !/fail/.test(flags) && slots)
        .map(([id = '']) => id)
        .sort()
        .join(' '),
    )
    // A node without an answer has no say.
    const counted = Map.groupBy(seen.filter(Boolean), (text) => text)
    const [most] = [...counted].sort(([, a], [, b]) => b.length - a.length)
    return most?.[0].split(' ') ?? []
  }

  async function isSettled(): Promise<boolean> {
    const texts = await views()
    for (const [index, { redis }] of alive().entries()) {
      const info = await redis.cluster('INFO').catch(() => '')
      if (
        !/cluster_state:ok/.test(String(info)) ||
        /fail(?!\?)|handshake|disconnected/.test(texts[index] ?? 'fail')
      )
        return false
      const links = await redis.info('replication').catch(() => '')
      const isLinked = /role:slave/.test(links)
        ? /master_link_status:up/.test(links)
        : Number(/connected_slaves:(\d+)/.exec(links)?.[1]) >= replicas
      if (!isLinked) return false
    }
    return true
  }

  async function settled(): Promise<void> {
    for (let tries = 0; !(await isSettled()); tries++) {
      if (tries > 5_000) throw new Error('the cluster did not settle')
      await sleep(20)
    }
  }

  async function ownerOf(slot: number): Promise<Started> {
    const ids = await owners()
    for (const node of alive()) {
      if (!ids.includes(node.id)) continue
      const ranges = await node.redis.cluster('SLOTS')
      const id = ranges.find(([from, to]) => from <= slot && slot <= to)?.[2]?.[2]
      const owner = nodes.find((one) => one.id === id)
      if (owner) return owner
    }
    throw new Error(`slot ${slot} has no node`)
  }

  async function moveSlot(slot: number, meanwhile?: () => Promise<unknown>): Promise<void> {
    const source = await ownerOf(slot)
    const ids = await owners()
    const target = alive().find(({ id }) => id !== source.id && ids.includes(id))
    if (!target) throw new Error('no other primary')
    await target.redis.cluster('SETSLOT', slot, 'IMPORTING', source.id)
    await source.redis.cluster('SETSLOT', slot, 'MIGRATING', target.id)
    await meanwhile?.()
    for (;;) {
      const keys = (await source.redis.cluster('GETKEYSINSLOT', slot, 10)) as string[]
      if (keys.length === 0) break
      await source.redis.call('MIGRATE', '127.0.0.1', target.port, '', 0, 5_000, 'KEYS', ...keys)
    }
    const primaries = alive().filter(({ id }) => ids.includes(id))
    for (const { redis } of new Set([target, source, ...primaries]))
      await redis.cluster('SETSLOT', slot, 'NODE', target.id)
  }

  const cluster: TestCluster = {
    url: `redis://127.0.0.1:${nodes[0]?.port}`,
    nodes,
    async primaries() {
      const ids = await owners()
      return nodes.filter(({ id }) => ids.includes(id))
    },
    ownerOf: async (key) => (await ownerOf(slotOf(key))).id,
    moveSlot,
    settled,
    async stop() {
      process.off('exit', endAll)
      await Promise.all(nodes.map((node) => node.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await joinAll(nodes, count)
    await settled()
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return cluster
}

export declare namespace startCluster {
  type Options = {
    /** @default 3 */
    primaries?: number
    /** Of each primary. @default 1 */
    replicas?: number
    /** After this time without an answer a node counts as failed. @default 2_000 */
    nodeTimeoutMs?: number
    /** Further settings, such as `--maxmemory`. */
    args?: readonly string[]
    /** Ports under which others reach a node, for proxies between them. */
    announce?: (node: { index: number; port: number; busPort: number }) => Promise<Announced>
  }
  type Announced = { readonly port: number; readonly busPort: number; readonly source: string }
}

type Started = ClusterNode & {
  readonly announced: { port: number; busPort: number }
  canAnswer(): boolean
  end(): void
  stop(): Promise<void>
}

type Place = { folder: string; port: number; busPort: number; announced: startCluster.Announced | undefined }

async function startNode(place: Place, args: readonly string[]): Promise<Started> {
  const { folder, port, busPort, announced } = place
  const settings = Object.entries({
    port,
    bind: '127.0.0.1',
    save: '',
    appendonly: 'no',
    dir: folder,
    dbfilename: `dump-${port}.rdb`,
    'repl-diskless-sync-delay': 0,
    'cluster-enabled': 'yes',
    'cluster-port': busPort,
    'cluster-config-file': `nodes-${port}.conf`,
    'cluster-allow-replica-migration': 'no',
    'cluster-announce-ip': '127.0.0.1',
    ...(announced && {
      'cluster-announce-port': announced.port,
      'cluster-announce-bus-port': announced.busPort,
      'bind-source-addr': announced.source,
    }),
  }).flatMap(([name, value]) => [`--${name}`, `${value}`])
  let child: ChildProcess | undefined
  const redis = new Redis({
    host: '127.0.0.1',
    port,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    commandTimeout: 1_000,
    connectTimeout: 1_000,
    retryStrategy: () => 50,
  })
  redis.on('error', () => undefined)
  let isFrozen = false
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null

  async function start(): Promise<void> {
    child = spawn(program, [...settings, ...args], { stdio: 'ignore' })
    for (let tries = 0; (await redis.ping().catch(() => '')) !== 'PONG'; tries++) {
      if (tries > 400) throw new Error('a node of the cluster did not start')
      await sleep(20)
    }
  }

  async function kill(): Promise<void> {
    if (!child || !isRunning()) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    id: String(await redis.cluster('MYID')),
    port,
    announced: announced ?? { port, busPort },
    redis,
    get pid() {
      return child?.pid ?? 0
    },
    end: () => void child?.kill('SIGKILL'),
    canAnswer: () => isRunning() && !isFrozen,
    kill,
    start,
    freeze() {
      isFrozen = true
      child?.kill('SIGSTOP')
    },
    thaw() {
      isFrozen = false
      child?.kill('SIGCONT')
    },
    async stop() {
      await kill()
      redis.disconnect()
    },
  }
}

/** Makes a cluster of empty nodes: the first ones share the slots, the others are their replicas. */
async function joinAll(nodes: readonly Started[], count: number): Promise<void> {
  const [first, ...others] = nodes
  for (const [index, { redis }] of nodes.entries()) await redis.cluster('SET-CONFIG-EPOCH', index + 1)
  for (const { announced } of others)
    await first?.redis.call('CLUSTER', 'MEET', '127.0.0.1', announced.port, announced.busPort)
  const borders = Array.from({ length: count + 1 }, (_, index) => Math.round((index * slotCount) / count))
  await Promise.all(
    nodes
      .slice(0, count)
      .map(({ redis }, index) =>
        redis.call('CLUSTER', 'ADDSLOTSRANGE', borders[index] ?? 0, (borders[index + 1] ?? 0) - 1),
      ),
  )
  for (const [index, { redis }] of nodes.slice(count).entries()) {
    const id = nodes[index % count]?.id ?? ''
    // Not before it has heard of its primary.
    for (let tries = 0; ; tries++) {
      const isDone = await redis.cluster('REPLICATE', id).then(
        () => true,
        () => false,
      )
      if (isDone) break
      if (tries > 500) throw new Error('a replica did not find its primary')
      await sleep(20)
    }
  }
}

/** Free ports, all different: each is held until the last is found. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  return servers.map((server) => {
    const address = server.address()
    server.close()
    return typeof address === 'object' ? (address?.port ?? 0) : 0
  })
}
