import { availableParallelism, loadavg } from 'node:os'
import { startCluster, type TestCluster } from '../../../apps/server/src/testing/startCluster.ts'
import type { Figure } from '../../../scripts/figures.ts'
import { startWorker } from '../../relay/orders.ts'
import { cpuTime } from '../../server/processCost.ts'
import { serverCore } from '../../server/runLoad.ts'
import { type World, withWorld } from '../../server/withWorld.ts'
import { alternate, busyOrder, round, type Slice, type Subject, turnMs, warmUp } from './alternate.ts'
import { neededBy, prepareRelays, type Relays, urlOf } from './withRelay.ts'

const perSocket = 5_000
/** Nodes count as failed late: on a busy machine they respond late. */
const nodeTimeoutMs = 15_000

/**
 * The relay on a Redis Cluster of three primaries, each with a replica: what a message
 * costs, compared with sharded pub/sub alone, with other clients and with one shard, and
 * how topics spread.
 */
export async function measureCluster(report: (figure: Figure) => void): Promise<void> {
  await withWorld({}, async (world) => {
    const cluster = await startCluster({ nodeTimeoutMs })
    world.onEnd(cluster.stop)
    const relays = await prepareRelays(world)
    await measureMessages(world, relays, cluster, report)
    await measureSpread(relays, cluster, report)
  })
}

async function measureMessages(
  world: World,
  { startRelay, clients }: Relays,
  cluster: TestCluster,
  report: (figure: Figure) => void,
): Promise<void> {
  const one = await startCluster({ nodeTimeoutMs, primaries: 1, replicas: 0 })
  world.onEnd(one.stop)
  const relayOn = async ({ url }: TestCluster, replicas = 0): Promise<Subject> => {
    const env = { RELAY_REDIS_URL: url, RELAY_REPLICAS: `${replicas}` }
    const relay = await startRelay(env)
    return { pid: relay.pid, worker: clients(urlOf(relay)) }
  }
  const busOf = (kind: string): Subject => {
    const worker = startWorker('clusterBus.ts', [cluster.url, kind], serverCore)
    world.onEnd(worker.stop)
    return { pid: worker.pid, worker }
  }
  const subjects = {
    relay: await relayOn(cluster),
    careful: await relayOn(cluster, 1),
    single: await relayOn(one),
    bare: busOf('bare'),
    link: busOf('link'),
    ioredis: busOf('ioredis'),
  }
  await warmUp(subjects)
  const busy = await alternate(subjects, busyOrder)
  const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
  const against = (a: Slice, b: Slice) =>
    `${round(a.cpu, 1)} µs of processor time against ${round(b.cpu, 1)} µs; ${load}`
  report({
    name: 'messages carried by a core on a cluster, of sharded pub/sub without sockets',
    value: round(busy.bare.cpu / busy.relay.cpu),
    unit: '×',
    goal: { op: '>=', value: 0.5 },
    note: against(busy.relay, busy.bare),
  })
  report({
    name: 'a message through the relay on a cluster',
    value: round(busy.relay.cpu, 1),
    unit: 'µs of processor time',
  })
  report({
    name: 'a message on three shards, of one',
    value: round(busy.relay.cpu / busy.single.cpu),
    unit: '×',
    goal: { op: '<=', value: 1.25 },
    note: against(busy.relay, busy.single),
  })
  report({
    name: 'a message that a replica has confirmed, of one that none has',
    value: round(busy.careful.cpu / busy.relay.cpu),
    unit: '×',
    note: against(busy.careful, busy.relay),
  })
  report({
    name: 'messages per core through our connections, of ioredis in cluster mode',
    value: round(busy.ioredis.cpu / busy.link.cpu),
    unit: '×',
    goal: { op: '>=', value: 1.5 },
    note: against(busy.link, busy.ioredis),
  })
  for (const [name, subject] of [
    ['a message through the relay on a cluster, in Redis', subjects.relay],
    ['a message that a replica has confirmed, in Redis', subjects.careful],
  ] as const) {
    const used = () => cluster.nodes.reduce((sum, { pid }) => sum + cpuTime(pid), 0)
    const before = used()
    const { count } = await subject.worker.ask<Slice>('carry', { ...busyOrder, milliseconds: 3 * turnMs })
    const value = round((used() - before) / count, 1)
    report({ name, value, unit: 'µs of processor time', note: 'primaries and replicas' })
  }
  const calm = await alternate(subjects, { lanes: 1, window: 1, milliseconds: turnMs })
  const times = (a: Slice, b: Slice) => `p50 ${round(a.p50, 3)} ms against ${round(b.p50, 3)} ms`
  report({
    name: 'time from publishing to delivery on a cluster, of sharded pub/sub without sockets',
    value: round(calm.relay.p50 / calm.bare.p50),
    unit: '×',
    goal: { op: '<=', value: 2.5 },
    note: times(calm.relay, calm.bare),
  })
  // One message at a time: a turn's messages follow each other.
  const untilAnswered = ({ count, seconds }: Slice) => (seconds * 1_000) / count
  report({
    name: 'time until a message is delivered and confirmed by a replica, of one that none confirms',
    value: round(untilAnswered(calm.careful) / untilAnswered(calm.relay)),
    unit: '×',
    note: `mean ${round(untilAnswered(calm.careful), 3)} ms against ${round(untilAnswered(calm.relay), 3)} ms`,
  })
  for (const { worker } of Object.values(subjects)) worker.stop()
}

/** How topics spread over the primaries, and what they cost there. */
async function measureSpread(
  { startRelay, clients }: Relays,
  cluster: TestCluster,
  report: (figure: Figure) => void,
): Promise<void> {
  const topics = Number(process.env.TOPICS ?? 100_000)
  const relay = await startRelay({ RELAY_REDIS_URL: cluster.url })
  const worker = clients(urlOf(relay))
  const primaries = await cluster.primaries()
  const read = async (name: string) =>
    Promise.all(
      primaries.map(async ({ redis }) =>
        Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(await redis.info())?.[1] ?? 0),
      ),
    )
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const before = { process: await neededBy(relay), redis: sum(await read('used_memory')) }
  await worker.ask('open', { count: Math.ceil(topics / perSocket), topics: Math.min(perSocket, topics) })
  const channels = await read('pubsubshard_channels')
  report({
    name: 'topics of the fullest primary, of the emptiest',
    value: round(Math.max(...channels) / Math.max(1, Math.min(...channels)), 3),
    unit: '×',
    goal: { op: '<=', value: 1.1 },
    note: `${sum(channels)} topics: ${channels.join(', ')}`,
  })
  report({
    name: 'a topic that a client is on, in Redis on a cluster',
    value: Math.round((sum(await read('used_memory')) - before.redis) / topics),
    unit: 'bytes',
  })
  report({
    name: 'a topic that a client is on, in a relay on a cluster',
    value: Math.round(((await neededBy(relay)) - before.process) / topics),
    unit: 'bytes',
    note: 'resident memory of the process',
  })
  worker.stop()
}
