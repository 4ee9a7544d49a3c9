import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startRedis, type TestRedis } from '../cache/testingRedis.ts'
import { startCluster } from '../testing/startCluster.ts'
import { openRedisLink, type RedisLink } from './redisLink.ts'
import { RespError } from './resp.ts'

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

type Told = { messages: [string, string][]; gaps: string[]; said: string[] }

function open(url: string, requestTimeoutMs = 20_000): RedisLink & { told: Told } {
  const told: Told = { messages: [], gaps: [], said: [] }
  const channels = new Set<string>()
  const link = openRedisLink({
    url,
    requestTimeoutMs,
    log: {
      info: (...args: unknown[]) => void told.said.push(String(args.at(-1))),
      warn: (...args: unknown[]) => void told.said.push(String(args.at(-1))),
    },
    onMessage: (channel, text) => told.messages.push([channel, text]),
    channels: () => [...channels],
    onGap: (some) => told.gaps.push(...some),
  })
  undo.push(link.close)
  return {
    ...link,
    told,
    async listen(some) {
      for (const channel of some) channels.add(channel)
      await link.listen(some)
    },
  }
}

async function until(check: () => boolean): Promise<void> {
  for (let tries = 0; !check(); tries++) {
    if (tries > 2_000) throw new Error('it did not happen')
    await sleep(10)
  }
}

/** A TCP server that sends arbitrary data. */
async function startImpostor(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('behavior: each caller gets its own reply, also for commands sent before the connection', async () => {
  const link = open(redis.url)
  expect(link.isReady()).toBe(false)
  const asked = Array.from({ length: 3_000 }, (_, index) => link.ask('', ['ECHO', `word ${index}`]))
  expect(await Promise.all(asked)).toEqual(asked.map((_, index) => `word ${index}`))
  const [wrong, right] = await Promise.allSettled([
    link.ask('', ['HGET', 'x']),
    link.ask('', ['INCR', 'count']),
  ])
  expect(wrong).toMatchObject({ status: 'rejected', reason: expect.any(RespError) })
  expect(right).toMatchObject({ status: 'fulfilled', value: 1 })
})

test('behavior: word of messages comes between answers, and answers stay with their questions', async () => {
  const link = open(redis.url)
  await link.ask('', ['PING'])
  await link.listen(['a', 'b', 'a'])
  const texts = Array.from({ length: 200 }, (_, index) => `m${index}`)
  const answers = await Promise.all(
    texts.flatMap((text) => [link.ask('a', ['SPUBLISH', 'a', text]), link.ask('', ['ECHO', text])]),
  )
  expect(answers).toEqual(texts.flatMap((text) => [1, text]))
  expect(link.told.messages).toEqual(texts.map((text) => ['a', text]))
  link.unlisten(['a', 'b'])
  expect(await link.ask('', ['SPUBLISH', 'a', 'unheard'])).toBe(0)
  expect(link.told.messages).toHaveLength(200)
})

test('behavior: what was not answered is asked again on the next connection; who listened is told of the gap', async () => {
  const own = await startRedis()
  undo.push(own.stop)
  const link = open(own.url)
  await link.listen(['early'])
  own.freeze()
  const asked = [link.ask('', ['ECHO', 'again']), link.ask('', ['SET', 'key', 'value'])]
  const listening = link.listen(['a'])
  await sleep(50)
  await own.kill()
  await until(() => !link.isReady())
  const late = [link.ask('', ['ECHO', 'late']), link.listen(['b'])]
  await own.start()
  expect(await Promise.all([...asked, ...late])).toEqual(['again', 'OK', 'late', undefined])
  await listening
  await until(() => link.told.gaps.includes('early'))
  const channels = ['early', 'a', 'b']
  for (const channel of channels) await link.ask('', ['SPUBLISH', channel, 'heard'])
  expect(link.told.messages).toEqual(channels.map((channel) => [channel, 'heard']))
  expect(link.told.said).toEqual(['relay lost its redis connection', 'relay reconnected to redis'])
})

test('error: what takes too long is given up, and its late answer disturbs no other', async () => {
  const own = await startRedis()
  undo.push(own.stop)
  const link = open(own.url, 1_000)
  await link.ask('', ['PING'])
  own.freeze()
  await expect(link.ask('', ['ECHO', 'slow'])).rejects.toThrow('redis timed out')
  own.thaw()
  expect(await link.ask('', ['ECHO', 'quick'])).toBe('quick')
  await own.kill()
  await until(() => !link.isReady())
  await expect(link.ask('', ['ECHO', 'away'])).rejects.toThrow('redis timed out')
})

test('behavior: a password and the number of a database are taken from the address', async () => {
  const own = await startRedis()
  undo.push(own.stop)
  const first = open(own.url)
  await first.ask('', ['SET', 'where', 'zero'])
  await first.ask('', ['CONFIG', 'SET', 'requirepass', Buffer.from('pässword/1').toString('latin1')])
  const at = own.url.replace('redis://', '')
  const second = open(`redis://:${encodeURIComponent('pässword/1')}@${at}/3`)
  expect(await second.ask('', ['GET', 'where'])).toBeNull()
  await second.ask('', ['SET', 'where', 'three'])
  const third = open(`redis://default:${encodeURIComponent('pässword/1')}@${at}`)
  expect(await third.ask('', ['GET', 'where'])).toBe('zero')
  const wrong = open(`redis://:no@${at}`, 1_000)
  await expect(wrong.ask('', ['GET', 'where'])).rejects.toThrow('redis timed out')
  expect(wrong.isReady()).toBe(false)
  expect(wrong.told.said).toEqual(['relay lost its redis connection'])
})

test('error: what is no Redis is left, and tried again', async () => {
  let connections = 0
  const url = await startImpostor((socket) => {
    connections++
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  const link = open(url)
  await until(() => connections >= 3)
  expect(link.isReady()).toBe(false)
  expect(link.told.said).toEqual(['relay lost its redis connection'])
})

test('error: one that takes connections and says nothing is left', async () => {
  let connections = 0
  const url = await startImpostor(() => void connections++)
  open(url)
  await until(() => connections >= 2)
})

test('behavior: once closed everything asked is refused', async () => {
  const link = open(redis.url)
  await link.ask('', ['PING'])
  link.close()
  await expect(link.ask('', ['PING'])).rejects.toThrow('closed')
  await expect(link.listen(['a'])).rejects.toThrow()
})

test('behavior: nodes of a cluster are found by the names they announce, with the password of the address', async () => {
  const cluster = await startCluster({ replicas: 0 })
  undo.push(cluster.stop)
  const settings = ['cluster-announce-hostname localhost', 'cluster-preferred-endpoint-type hostname']
  for (const { redis } of cluster.nodes)
    for (const setting of [...settings, 'requirepass secret']) {
      const [name = '', value = ''] = setting.split(' ')
      await redis.config('SET', name, value)
    }
  // Names spread with the next heartbeats.
  const named = () => Promise.all(cluster.nodes.map(({ redis }) => redis.cluster('NODES')))
  await expect
    .poll(async () => (await named()).every((text) => String(text).match(/,localhost/g)?.length === 3), {
      timeout: 10_000,
    })
    .toBe(true)
  const ports = cluster.nodes.map(({ port }) => port)
  // The first is away.
  const link = open(`redis://:secret@127.0.0.1:1,127.0.0.1:${ports[1]}`)
  const channels = Array.from({ length: 30 }, (_, index) => `{${index}}`)
  await link.listen(channels)
  expect(link.nodes()).toHaveLength(3)
  for (const channel of channels) await link.ask(channel, ['SPUBLISH', channel, 'heard'])
  await until(() => link.told.messages.length === channels.length)
  link.unlisten(channels)
  const heard = channels.map((channel) => link.ask(channel, ['SPUBLISH', channel, 'unheard']))
  expect(new Set(await Promise.all(heard))).toEqual(new Set([0]))
})
