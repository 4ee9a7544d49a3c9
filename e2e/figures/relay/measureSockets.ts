import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '../../../scripts/figures.ts'
import { cpuTime } from '../../server/processCost.ts'
import { neededBy, withRelay } from './withRelay.ts'

/** What idle sockets cost. */
export async function measureSockets(report: (figure: Figure) => void): Promise<void> {
  const count = Number(process.env.SOCKETS ?? 5_000)
  const hold = Number(process.env.HOLD ?? 40)
  await withRelay(async ({ relay, clients }) => {
    // One-time costs of the first sockets are not part of the cost per socket.
    const workers = [clients(), clients()]
    for (const worker of workers) await worker.ask('open', { count: 100 })
    const before = { memory: await neededBy(relay), cpu: cpuTime(relay.pid) }
    await Promise.all(workers.map((worker) => worker.ask('open', { count: count / 2 - 100 })))
    let opened = cpuTime(relay.pid)
    report({
      name: 'a connection to the relay',
      value: Number(((opened - before.cpu) / (count - 200)).toFixed(1)),
      unit: 'µs of processor time',
      note: 'with its token',
    })
    opened = cpuTime(relay.pid)
    await sleep(hold * 1_000)
    const idle = cpuTime(relay.pid) - opened
    const open = (await Promise.all(workers.map((worker) => worker.ask<number>('openCount')))).reduce(
      (sum, some) => sum + some,
    )
    report({
      name: 'sockets held',
      value: open,
      unit: 'sockets',
      goal: { op: '=', value: count },
      note: `after ${hold} s`,
    })
    report({
      name: 'an idle socket',
      value: Number((((await neededBy(relay)) - before.memory) / (count - 200) / 1_000).toFixed(1)),
      unit: 'kB',
      note: 'resident memory of the process; the kernel needs its own beside it',
    })
    report({
      name: 'an idle socket for an hour',
      value: Math.round((idle / count / hold) * 3_600),
      unit: 'µs of processor time',
    })
  })
}
