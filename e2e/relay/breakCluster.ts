import { setTimeout as sleep } from 'node:timers/promises'
import { slotOf } from '../../apps/server/src/relay/slots.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import {
  type ClusterNode,
  startCluster,
  type TestCluster,
} from '../../apps/server/src/testing/startCluster.ts'
import type { Fault } from '../../scripts/faults.ts'
import { median } from '../server/quantile.ts'
import { scale } from '../server/settings.ts'
import { createProject } from '../server/startServer.ts'
import { withWorld } from '../server/withWorld.ts'
import { type Net, startNet } from './startNet.ts'
import { type SteadyMail, startSteadyMail } from './steadyMail.ts'

/** A cluster under load. */
type Victim = { cluster: TestCluster; net: Net; mail: SteadyMail }
type Break = (victim: Victim, loop: number) => Promise<void>

/** How long a client may wait for a message that was on its way; a quick run beside others only looks for losses. */
const maxWaitMs = scale(5_000, 30_000)
const nodeTimeoutMs = 1_000
const shards = 3

const cutOff = 'a primary cut off from the other nodes until its replica has taken over'

const breaks: Record<string, { loops: number; run: Break }> = {
  'kill -9 of a primary': { loops: scale(50, 1), run: kill },
  'a slot moved to another primary': {
    loops: scale(50, 3),
    async run({ cluster, mail }, loop) {
      const slot = slotOf(`lk:r:{${mail.topics[(loop * 7) % mail.topics.length]}}`)
      // On a machine that is too busy, a replica may take over meanwhile.
      for (let tries = 0; tries < 5; tries++) {
        const isMoved = await cluster.moveSlot(slot).then(
          () => true,
          () => false,
        )
        if (isMoved) return
        await cluster.settled()
      }
      throw new Error('a slot could not be moved')
    },
  },
  'a primary that freezes until its replica has taken over': {
    loops: scale(50, 1),
    async run({ cluster }, loop) {
      const primary = await primaryAt(cluster, loop)
      primary.freeze()
      await takenOver(cluster, primary).finally(primary.thaw)
    },
  },
  'a network cut between the relay and a primary for 2 s': {
    loops: scale(50, 1),
    async run({ cluster, net }, loop) {
      net.cut('client', cluster.nodes.indexOf(await primaryAt(cluster, loop)))
      await sleep(2_000)
      net.heal()
    },
  },
  [cutOff]: {
    loops: scale(50, 1),
    async run({ cluster, net }, loop) {
      const primary = await primaryAt(cluster, loop)
      const index = cluster.nodes.indexOf(primary)
      for (const other of cluster.nodes.keys()) if (other !== index) net.cut(index, other)
      await takenOver(cluster, primary).finally(net.heal)
    },
  },
}

async function kill({ cluster }: Victim, loop: number): Promise<void> {
  const primary = await primaryAt(cluster, loop)
  await primary.kill()
  await takenOver(cluster, primary)
  await primary.start()
}

async function primaryAt(cluster: TestCluster, loop: number): Promise<ClusterNode> {
  for (let tries = 0; ; tries++) {
    const primaries = await cluster.primaries()
    const primary = primaries[loop % shards]
    if (primary && primaries.length === shards) return primary
    if (tries > 1_000) throw new Error('the cluster has no primary')
    await sleep(20)
  }
}

/** How long each take-over took, in milliseconds: Redis decides on it alone. */
let takeOvers: number[] = []

async function takenOver(cluster: TestCluster, from: ClusterNode): Promise<void> {
  const began = performance.now()
  for (let tries = 0; ; tries++) {
    const primaries = await cluster.primaries()
    if (primaries.length === shards && !primaries.includes(from))
      return void takeOvers.push(performance.now() - began)
    if (tries > 1_000) throw new Error('no replica took over')
    await sleep(20)
  }
}

/** Two relay processes on a cluster of three primaries, each with a replica, at 1,000 messages per second. */
async function withVictim(replicas: number, run: (victim: Victim) => Promise<void>): Promise<void> {
  await withWorld({}, async (world) => {
    const net = startNet()
    world.onEnd(net.stop)
    const cluster = await startCluster({ nodeTimeoutMs, announce: net.announce })
    world.onEnd(cluster.stop)
    const claimed = `ws://127.0.0.1:${await freePort()}/relay`
    const env = {
      ROLES: 'api,relay',
      RELAY_URLS: claimed,
      RELAY_REDIS_URL: `redis://${net.ports.slice(0, 3).map((at) => `127.0.0.1:${at}`)}`,
      RELAY_REPLICAS: `${replicas}`,
    }
    const servers = [await world.startServer({ env }), await world.startServer({ env })] as const
    const projectId = await createProject(servers[0].url, 'relay', ['https://app.example.com'])
    const [here, there] = servers.map(({ url }) => `${url.replace('http', 'ws')}/relay`)
    const mail = await startSteadyMail({ urls: [here ?? '', there ?? ''], projectId, audience: claimed })
    world.onEnd(mail.stop)
    await run({ cluster, net, mail })
  })
}

async function repeat(
  victim: Victim,
  { fault, loops, run, isSafe }: { fault: string; loops: number; run: Break; isSafe: boolean },
): Promise<Fault> {
  const { cluster, mail } = victim
  await mail.caughtUp()
  mail.take()
  takeOvers = []
  const slowest: number[] = []
  const total = { sent: 0, refused: 0, lost: 0, repeats: 0, retries: 0 }
  for (let loop = 0; loop < loops; loop++) {
    // At any moment between two messages.
    await sleep(100 + (loop % 7) * 13)
    await run(victim, loop)
    await cluster.settled()
    await mail.caughtUp()
    const taken = mail.take()
    for (const key of ['sent', 'refused', 'lost', 'repeats', 'retries'] as const) total[key] += taken[key]
    slowest.push(taken.slowestMs)
  }
  const { sent, refused, lost, repeats, retries } = total
  const late = slowest.filter((one) => one > maxWaitMs).length
  const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`
  const range = (values: readonly number[]) =>
    `${seconds(median(values))}, at most ${seconds(Math.max(...values))}`
  const taken = takeOvers.length > 0 ? `; replicas took over in ${range(takeOvers)}` : ''
  return {
    fault: `relay on a cluster: ${fault}`,
    requests: sent,
    failures: refused,
    lost,
    ok: refused === 0 && late === 0 && (!isSafe || lost === 0),
    note: `${loops} times; slowest message of each ${range(slowest)}, ${late} over ${seconds(maxWaitMs)}${taken}; node timeout ${nodeTimeoutMs} ms; ${retries} published again, ${repeats} delivered again`,
  }
}

/** What happens to messages when nodes of a Redis Cluster fail, move slots or lose each other. */
export async function breakCluster(report: (fault: Fault) => void): Promise<void> {
  await withVictim(1, async (victim) => {
    for (const [fault, { loops, run }] of Object.entries(breaks))
      report(await repeat(victim, { fault, loops, run, isSafe: true }))
  })
  const loops = scale(50, 0)
  if (loops === 0) return
  // Not promised: what it costs to do without.
  await withVictim(0, async (victim) => {
    for (const name of ['kill -9 of a primary', cutOff]) {
      const run = breaks[name]?.run ?? kill
      report(await repeat(victim, { fault: `${name}, without RELAY_REPLICAS`, loops, run, isSafe: false }))
    }
  })
}
