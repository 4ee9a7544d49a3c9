import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { openRedisLink } from '../relay/redisLink.ts'
import { freePort } from '../testing/freePort.ts'
import { refuseCluster } from './refuseCluster.ts'
import { startRedis } from './testingRedis.ts'

// Valid values of `REDIS_URL` for both clients: the relay's and the other.

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'latchkey-redis-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('rediss://', async () => {
  const certificate = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'
      .split(' ')
      .concat('-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1')
      .concat('-keyout', certificate.key, '-out', certificate.cert),
    { stdio: 'ignore' },
  )
  const redis = await startRedis({ certificate })
  afterAll(() => redis.stop())

  /** In its own process, which receives its trusted certificates at startup. */
  async function ask(url: string, trusted?: string): Promise<unknown> {
    const script = `
      import { openRedis } from ${JSON.stringify(join(import.meta.dirname, 'openRedis.ts'))}
      import { openRedisLink } from ${JSON.stringify(join(import.meta.dirname, '../relay/redisLink.ts'))}
      const said = []
      const log = { info() {}, warn: ({ err }) => said.push(err.code) }
      const messages = []
      const link = openRedisLink({
        url: ${JSON.stringify(url)}, log, requestTimeoutMs: 1500, onReady() {}, onLost() {},
        onMessage: (...message) => messages.push(message),
      })
      const relay = await link.ask(['PING']).catch(() => 'nothing')
      if (relay === 'PONG') {
        await link.listen(['a'])
        await link.ask(['SPUBLISH', 'a', 'x'.repeat(100_000)])
      }
      link.close()
      const redis = openRedis(${JSON.stringify(url)}, log)
      if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve).once('error', resolve))
      const others = await redis.ping().catch(() => 'nothing')
      redis.disconnect()
      const carried = messages.map(([channel, text]) => channel + text.length)
      process.stdout.write(JSON.stringify({ relay, others, carried, said }))
    `
    const env = { PATH: process.env.PATH, ...(trusted && { NODE_EXTRA_CA_CERTS: trusted }) }
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', script], { env })
    expect(stderr).toBe('')
    return JSON.parse(stdout)
  }

  test.for(['127.0.0.1', 'localhost'])('behavior: it is spoken with, at %s', async (host) => {
    const url = redis.url.replace('127.0.0.1', host)
    expect(await ask(url, certificate.cert)).toEqual({
      relay: 'PONG',
      others: 'PONG',
      carried: ['a100000'],
      said: [],
    })
  })

  test('error: a Redis with an untrusted certificate receives no data', async () => {
    expect(await ask(redis.url)).toEqual({
      relay: 'nothing',
      others: 'nothing',
      carried: [],
      said: ['DEPTH_ZERO_SELF_SIGNED_CERT', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    })
  })
})

describe('a cluster', async () => {
  const redis = await startRedis({ cluster: true })
  afterAll(() => redis.stop())

  test('error: it is refused at the start, with the name of the setting', async () => {
    await expect(refuseCluster(redis.url)).rejects.toThrow(
      'REDIS_URL is a Redis Cluster, which is not supported: use a single Redis, with replicas if needed',
    )
  })

  test('behavior: one Redis is not, and neither is one that is away', async () => {
    const one = await startRedis()
    await refuseCluster(one.url)
    await one.stop()
    await refuseCluster(one.url)
    await refuseCluster(`redis://127.0.0.1:${await freePort()}`)
  })

  test('error: where it comes later the relay does not use it', async () => {
    const said: string[] = []
    let ready = 0
    const link = openRedisLink({
      url: redis.url,
      requestTimeoutMs: 1_000,
      log: { info: () => undefined, warn: ({ err }: { err: Error }) => void said.push(err.name) },
      onMessage: () => undefined,
      onReady: () => ready++,
      onLost: () => undefined,
    })
    await expect(link.ask(['PING'])).rejects.toThrow('redis timed out')
    link.close()
    expect({ ready, said }).toEqual({ ready: 0, said: ['ClusterError'] })
  })
})
