import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Cluster } from 'ioredis'
import { afterAll, describe, expect, test } from 'vitest'
import { startCluster } from '../testing/startCluster.ts'
import { openSharedRedis } from './openSharedRedis.ts'
import { readRedisAddress } from './redisAddress.ts'
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
        url: ${JSON.stringify(url)}, log, requestTimeoutMs: 1500, channels: () => ['a'], onGap() {},
        onMessage: (...message) => messages.push(message),
      })
      const relay = await link.ask('a', ['PING']).catch(() => 'nothing')
      if (relay === 'PONG') {
        await link.listen(['a'])
        await link.ask('a', ['SPUBLISH', 'a', 'x'.repeat(100_000)])
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

describe('a cluster', () => {
  test('behavior: several nodes share the user, the password and TLS of the first', () => {
    expect(readRedisAddress('rediss://me:a%2Cb@one:7001,two,rediss://[::1]:7003')).toEqual({
      secure: true,
      username: 'me',
      password: 'a,b',
      database: '',
      seeds: [
        { host: 'one', port: 7_001 },
        { host: 'two', port: 6_379 },
        { host: '::1', port: 7_003 },
      ],
    })
  })

  test('behavior: it is recognised, also if it is reached after the start', async () => {
    const cluster = await startCluster({ primaries: 1, replicas: 0 })
    const [node] = cluster.nodes
    await node?.kill()
    const redis = openSharedRedis(cluster.url, { info: () => undefined, warn: () => undefined })
    try {
      await expect(redis.client().get('k')).rejects.toThrow()
      await node?.start()
      await expect
        .poll(() => redis.client() instanceof Cluster && redis.client().status, { timeout: 10_000 })
        .toBe('ready')
      expect(await redis.memory()).toHaveLength(1)
    } finally {
      redis.close()
      await cluster.stop()
    }
  })
})
