import { hash, randomBytes } from 'node:crypto'
import { openCluster } from '../../apps/server/src/cache/openSharedRedis.ts'
import { messageId } from '../../apps/server/src/relay/messageId.ts'
import { publishScript } from '../../apps/server/src/relay/publishScript.ts'
import { openRedisLink } from '../../apps/server/src/relay/redisLink.ts'
import { writeCommand } from '../../apps/server/src/relay/resp.ts'
import { quantile } from '../server/quantile.ts'
import { silent } from '../server/silent.ts'
import { answerOrders } from './orders.ts'

// Runs as its own process: a client of a Redis Cluster without sockets, as a baseline for
// the relay. `bare` is sharded pub/sub alone; the others also store each message with the
// relay's script and delete it, through the relay's connections or through ioredis.
const [url = '', kind = ''] = process.argv.slice(2)
const script = hash('sha1', publishScript)
const waiting = new Map<string, (at: number) => void>()
const laneOf = (index: number) => `bus:{lane${index}}`

function hear(text: string): void {
  const message = text.slice(text.lastIndexOf(' ') + 1)
  waiting.get(message)?.(performance.now())
  waiting.delete(message)
}

type Bus = {
  listen(channel: string): Promise<unknown>
  publish(channel: string, message: string): Promise<unknown>
}

function overLink(): Bus {
  const link = openRedisLink({
    url,
    log: silent,
    requestTimeoutMs: 8_000,
    channels: () => [],
    onMessage: (_channel, text) => hear(text),
    onGap: () => undefined,
  })
  return {
    async listen(channel) {
      await link.ask(channel, ['SCRIPT', 'LOAD', publishScript])
      await link.listen([channel])
    },
    async publish(key, message) {
      const parts = [
        'EVALSHA',
        script,
        2,
        key,
        `${key}:s`,
        messageId(message),
        `300 1108 bus ${message}`,
        300,
      ]
      const ref = await new Promise((resolve, reject) =>
        link.write(key, writeCommand(parts), resolve, reject),
      )
      await link.ask(key, ['HDEL', key, String(ref)])
    },
  }
}

function overClient(isBare: boolean): Bus {
  const cluster = openCluster(url, silent, { shardedSubscribers: true, enableAutoPipelining: true })
  cluster.on('smessage', (_channel: string, text: string) => hear(text))
  return {
    async listen(channel) {
      if (cluster.status !== 'ready') await new Promise((resolve) => cluster.once('ready', resolve))
      for (const node of cluster.nodes('master')) await node.script('LOAD', publishScript)
      await cluster.ssubscribe(channel)
    },
    async publish(key, message) {
      if (isBare) return cluster.spublish(key, message)
      const args = [messageId(message), `300 1108 bus ${message}`, '300']
      const ref = await cluster.evalsha(script, 2, key, `${key}:s`, ...args)
      return cluster.hdel(key, String(ref))
    },
  }
}

const bus = kind === 'link' ? overLink() : overClient(kind === 'bare')
const bytes = Buffer.concat([Buffer.from([0]), randomBytes(374)])
let count = 0

async function carry(channel: string): Promise<number> {
  bytes.writeUInt32LE(count++, 1)
  const message = bytes.toString('base64')
  const began = performance.now()
  const delivered = new Promise<number>((resolve) => waiting.set(message, resolve))
  const [at] = await Promise.all([delivered, bus.publish(channel, message)])
  return at - began
}

answerOrders({
  async pairs({ count }: { count: number }) {
    for (let lane = 0; lane < count; lane++) await bus.listen(laneOf(lane))
  },
  async carry({ lanes, window, milliseconds }: { lanes: number; window: number; milliseconds: number }) {
    const began = performance.now()
    const times: number[] = []
    const lane = async (_: unknown, index: number) => {
      while (performance.now() < began + milliseconds) times.push(await carry(laneOf(index % lanes)))
    }
    await Promise.all(Array.from({ length: lanes * window }, lane))
    return { count: times.length, seconds: (performance.now() - began) / 1_000, p50: quantile(times, 0.5) }
  },
})
