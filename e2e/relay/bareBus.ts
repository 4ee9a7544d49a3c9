import { randomBytes } from 'node:crypto'
import { openRedis } from '../../apps/server/src/cache/openRedis.ts'
import { quantile } from '../server/quantile.ts'
import { answerOrders } from './orders.ts'

// Runs as its own process: plain Redis pub/sub, a baseline for the relay.
const [url = ''] = process.argv.slice(2)
const redis = openRedis(url, { info: () => undefined, warn: () => undefined })
const asking = redis.duplicate({ enableAutoPipelining: true, enableOfflineQueue: true, lazyConnect: false })
const listening = redis.duplicate({ enableOfflineQueue: true, lazyConnect: false, commandTimeout: 60_000 })
const waiting = new Map<string, (at: number) => void>()
listening.on('smessage', (_channel: string, message: string) => {
  waiting.get(message)?.(performance.now())
  waiting.delete(message)
})
const bytes = Buffer.concat([Buffer.from([0]), randomBytes(374)])
let count = 0

async function carry(channel: string): Promise<number> {
  bytes.writeUInt32LE(count++, 1)
  const message = bytes.toString('base64')
  const began = performance.now()
  const delivered = new Promise<number>((resolve) => waiting.set(message, resolve))
  await asking.spublish(channel, message)
  return (await delivered) - began
}

answerOrders({
  async pairs({ count }: { count: number }) {
    for (let lane = 0; lane < count; lane++) await listening.ssubscribe(`lane:${lane}`)
  },
  async carry({ lanes, window, milliseconds }: { lanes: number; window: number; milliseconds: number }) {
    const began = performance.now()
    const before = process.cpuUsage()
    const times: number[] = []
    const lane = async (_: unknown, index: number) => {
      while (performance.now() < began + milliseconds) times.push(await carry(`lane:${index % lanes}`))
    }
    await Promise.all(Array.from({ length: lanes * window }, lane))
    const { user, system } = process.cpuUsage(before)
    return {
      count: times.length,
      seconds: (performance.now() - began) / 1_000,
      cpu: user + system,
      p50: quantile(times, 0.5),
    }
  },
})
