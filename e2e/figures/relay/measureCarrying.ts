import { availableParallelism, loadavg } from 'node:os'
import type { Figure } from '../../../scripts/figures.ts'
import { startWorker } from '../../relay/orders.ts'
import { serverCore } from '../../server/runLoad.ts'
import { startScript } from '../../server/startScript.ts'
import { alternate, busyOrder, round, type Slice, type Subject, turnMs, warmUp } from './alternate.ts'
import { askRedis } from './askRedis.ts'
import { withRelay } from './withRelay.ts'

const bare = 'a bare WebSocket front on Redis pub/sub'
const keeping = 'a bare WebSocket front that keeps and deletes in Redis'
const bus = 'Redis pub/sub without sockets'

/**
 * From the publishing client to the subscribed one, compared with Redis pub/sub
 * without sockets, with the minimal bridge from Redis to sockets, and with the
 * minimal bridge that also stores messages as a relay must.
 *
 * What a core carries is messages per second of CPU time that the process
 * used (user and system, as counted by the kernel), whether or not it had the
 * core to itself: the relay, the bridge, or the Redis client that publishes
 * and subscribes in one process. Redis itself is not counted.
 */
export async function measureCarrying(report: (figure: Figure) => void): Promise<void> {
  await withRelay(async ({ world, relay, clients }) => {
    const redis = world.redis?.url ?? ''
    const startFront = async (...kind: string[]): Promise<Subject> => {
      const front = await startScript('../relay/bareFront.ts', [redis, ...kind], serverCore)
      world.onEnd(front.stop)
      return { pid: front.pid, worker: clients(front.url) }
    }
    const worker = startWorker('bareBus.ts', [redis], serverCore)
    world.onEnd(worker.stop)
    const subjects = {
      relay: { pid: relay.pid, worker: clients() },
      [bare]: await startFront(),
      [keeping]: await startFront('keep'),
      [bus]: { pid: worker.pid, worker },
    }
    await warmUp(subjects)
    const busy = await alternate(subjects, busyOrder)
    const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
    for (const name of [bare, keeping, bus] as const)
      report({
        name: `messages carried by a core, of ${name}`,
        value: round(busy[name].cpu / busy.relay.cpu),
        unit: '×',
        ...(name === bus && { goal: { op: '>=', value: 0.5 } }),
        note: `${round(busy.relay.cpu, 1)} µs of processor time for a message that is kept, delivered and confirmed, against ${round(busy[name].cpu, 1)} µs; ${load}`,
      })
    report({
      name: 'a message through the relay',
      value: round(busy.relay.cpu, 1),
      unit: 'µs of processor time',
      note: `${Math.round(busy.relay.count / busy.relay.seconds)} messages/s with the clients on the other core`,
    })
    const before = await askRedis(redis)
    const { count } = await subjects.relay.worker.ask<Slice>('carry', {
      ...busyOrder,
      milliseconds: 3 * turnMs,
    })
    report({
      name: 'a message through the relay, in Redis',
      value: round(((await askRedis(redis)).cpu - before.cpu) / count, 1),
      unit: 'µs of processor time',
    })
    const calm = await alternate(subjects, { lanes: 1, window: 1, milliseconds: turnMs })
    for (const name of [bare, keeping, bus] as const)
      report({
        name: `time from publishing to delivery, of ${name}`,
        value: round(calm.relay.p50 / calm[name].p50),
        unit: '×',
        ...(name === bus && { goal: { op: '<=', value: 2.5 } }),
        note: `p50 ${round(calm.relay.p50, 3)} ms against ${round(calm[name].p50, 3)} ms`,
      })
  })
}
