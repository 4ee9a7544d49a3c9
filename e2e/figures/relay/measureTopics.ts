import type { Figure } from '../../../scripts/figures.ts'
import { cpuTime } from '../../server/processCost.ts'
import { median } from '../../server/quantile.ts'
import { askRedis } from './askRedis.ts'
import { neededBy, withRelay } from './withRelay.ts'

const perSocket = 5_000

/** What a message costs as the number of subscribed topics grows. */
export async function measureTopics(report: (figure: Figure) => void): Promise<void> {
  const most = Number(process.env.TOPICS ?? 100_000)
  await withRelay(async ({ world, relay, clients }) => {
    const redis = () => askRedis(world.redis?.url ?? '')
    const load = clients()
    await load.ask('pairs', { count: 32 })
    const order = { lanes: 32, window: 8, milliseconds: 1_500 }
    const cost = async () => {
      const costs: number[] = []
      for (let turn = 0; turn < 5; turn++) {
        const before = cpuTime(relay.pid)
        const { count } = await load.ask<{ count: number }>('carry', order)
        costs.push((cpuTime(relay.pid) - before) / count)
      }
      return median(costs)
    }
    await cost()
    let topics = 0
    const curve: [number, number][] = []
    const before = { process: await neededBy(relay), redis: (await redis()).memory }
    for (let size = 1_000; size <= most; size *= 10) {
      const sockets = Math.ceil((size - topics) / perSocket)
      await load.ask('open', { count: sockets, topics: Math.min(perSocket, size - topics) })
      topics = size
      const value = Number((await cost()).toFixed(1))
      curve.push([size, value])
      report({ name: `a message with ${size.toExponential(0)} topics`, value, unit: 'µs of processor time' })
    }
    report({
      name: 'a topic that a client is on',
      value: Math.round(((await neededBy(relay)) - before.process) / topics),
      unit: 'bytes',
      note: 'resident memory of the process',
    })
    report({
      name: 'a topic that a client is on, in Redis',
      value: Math.round(((await redis()).memory - before.redis) / topics),
      unit: 'bytes',
    })
    const costs = curve.map(([, value]) => value)
    report({
      name: 'dearest of these, of the cheapest',
      value: Number((Math.max(...costs) / Math.min(...costs)).toFixed(2)),
      unit: '×',
      goal: { op: '<=', value: 1.5 },
      note: curve.map(([size, value]) => `${size}: ${value}`).join(', '),
    })
  })
}
