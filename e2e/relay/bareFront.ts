import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { openRedis } from '../../apps/server/src/cache/openRedis.ts'

// Runs as its own process: a minimal bridge between sockets over Redis pub/sub, without
// checks or authentication, as a baseline for the relay. With `keep` it also
// stores each message like a relay must: written before the response, and
// deleted once it is acknowledged.
const { WebSocketServer } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('ws')
type Socket = { on(event: string, listener: (data: unknown) => void): void; send(text: string): void }
type Frame = { id: number; method?: string; params: { topic: string; message: string; tag: number } }

const [url = '', kind = ''] = process.argv.slice(2)
const keeps = kind === 'keep'
const redis = openRedis(url, { info: () => undefined, warn: () => undefined })
const asking = redis.duplicate({ enableAutoPipelining: true, enableOfflineQueue: true, lazyConnect: false })
const listening = redis.duplicate({ enableOfflineQueue: true, lazyConnect: false, commandTimeout: 60_000 })
const holders = new Map<string, Socket>()
const given = new Map<number, [topic: string, field: string]>()
let next = Date.now()

listening.on('smessage', (topic: string, text: string) => {
  const at = text.indexOf(' ')
  const message = text.slice(at + 1)
  const data = { topic, message, publishedAt: Date.now(), tag: 1108 }
  const id = next++
  if (keeps) given.set(id, [topic, text.slice(0, at)])
  holders
    .get(topic)
    ?.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: topic, data } }))
})

async function publish({ topic, message }: Frame['params']): Promise<void> {
  if (!keeps) return void (await asking.spublish(topic, message))
  const field = `${next++}`
  await Promise.all([
    asking.hset(`kept:${topic}`, field, message),
    asking.expire(`kept:${topic}`, 300),
    asking.spublish(topic, `${field} ${message}`),
  ])
}

const front = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
front.on('connection', (socket: Socket) => {
  socket.on('message', async (data) => {
    const { id, method, params } = JSON.parse(String(data)) as Frame
    if (method === undefined) {
      const [topic, field] = given.get(id) ?? []
      given.delete(id)
      if (topic !== undefined && field !== undefined) await asking.hdel(`kept:${topic}`, field)
      return
    }
    if (method === 'irn_subscribe') {
      holders.set(params.topic, socket)
      await listening.ssubscribe(params.topic)
    } else await publish(params)
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  })
})
front.on('listening', () => process.stdout.write(`ws://127.0.0.1:${(front.address() as AddressInfo).port}\n`))
