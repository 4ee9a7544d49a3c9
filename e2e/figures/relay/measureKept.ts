import { readFileSync } from 'node:fs'
import { aTopic, connectRelay, envelope } from '../../../apps/server/src/relay/testing/relayClient.ts'
import type { Figure } from '../../../scripts/figures.ts'
import { askRedis } from './askRedis.ts'
import { withRelay } from './withRelay.ts'

/** What sockets and pending messages take outside the process. */
export async function measureKept(report: (figure: Figure) => void): Promise<void> {
  const sockets = 4_000
  const messages = 5_000
  const messageBytes = 1_000
  await withRelay(async ({ world, relay, clients, projectId, audience }) => {
    const workers = [clients(), clients()]
    for (const worker of workers) await worker.ask('open', { count: 100 })
    const before = kernelMemory()
    await Promise.all(workers.map((worker) => worker.ask('open', { count: sockets / 2 })))
    report({
      name: 'a socket in the kernel',
      value: Number(((kernelMemory() - before) / sockets / 2 / 1_000).toFixed(1)),
      unit: 'kB',
      note: `idle; ${sockets} with both ends on this machine, and what else it did meanwhile`,
    })
    for (const worker of workers) worker.stop()

    const url = relay.url.replace('http', 'ws')
    const client = await connectRelay({ url, projectId, audience })
    const memory = async () => (await askRedis(world.redis?.url ?? '')).memory
    const empty = await memory()
    for (let count = 0; count < messages; count += 1) {
      const message = envelope(messageBytes)
      const { error } = await client.call('irn_publish', { topic: aTopic(), message, ttl: 3_600, tag: 1_108 })
      if (error) throw new Error(error.message)
    }
    report({
      name: 'a pending message, in Redis',
      value: Math.round(((await memory()) - empty) / messages),
      unit: 'bytes',
      note: `of ${messageBytes} bytes, alone on its topic`,
    })
    await client.close()
  })
}

/** Bytes that the kernel has allocated for objects and for buffers of sockets. */
function kernelMemory(): number {
  const slab = Number(/^SUnreclaim:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1_024
  const buffers = Number(/^TCP:.* mem (\d+)/m.exec(readFileSync('/proc/net/sockstat', 'utf8'))?.[1]) * 4_096
  return slab + buffers
}
