import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startRedis, type TestRedis } from './cache/testingRedis.ts'
import { migrate } from './db/migrate.ts'
import { writeMetrics } from './metrics.ts'
import { type Postgres, startPostgres } from './testing/startPostgres.ts'
import { startTestServer, type TestServer } from './testing/startTestServer.ts'

let postgres: Postgres
let redis: TestRedis
let server: TestServer
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([
    startPostgres(),
    startRedis({ args: ['--maxmemory', '100mb', '--maxmemory-policy', 'noeviction'] }),
  ])
  await migrate(postgres.url)
  const env = { REDIS_URL: redis.url, RPC_EIP155_1: 'http://127.0.0.1:9' }
  server = await startTestServer({ url: postgres.url, env })
})
afterAll(async () => {
  await server.stop()
  await Promise.all([postgres.stop(), redis.stop()])
})

/** The value of a series, such as `latchkey_redis_up{redis="cache"}`. */
async function read(series: string): Promise<number | undefined> {
  const line = (await writeMetrics(server.deps.metrics))
    .split('\n')
    .find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

test('behavior: the pool of the database is measured on every scrape', async () => {
  const series = (state: string) => `latchkey_database_connections{database="main",state="${state}"}`
  expect(await read('latchkey_database_up{database="main"}')).toBe(1)
  const max = (await read('latchkey_database_connections_max{database="main"}')) ?? 0
  expect(max).toBeGreaterThan(0)
  const held = new AbortController()
  const queries = Array.from({ length: max + 3 }, () =>
    server.deps.db.connection().execute(async (one) => {
      await sql`select 1`.execute(one)
      if (!held.signal.aborted) await once(held.signal, 'abort')
    }),
  )
  await vi.waitFor(
    async () => expect([await read(series('used')), await read(series('waiting'))]).toEqual([max, 3]),
    5_000,
  )
  // A pool that is used up is not a database that is away.
  expect(await read('latchkey_database_up{database="main"}')).toBe(1)
  held.abort()
  await Promise.all(queries)
  expect([await read(series('used')), await read(series('waiting'))]).toEqual([0, 0])
})

test('behavior: a database and a Redis that are lost show within a scrape, and when they are back', async () => {
  const state = async () => [
    await read('latchkey_database_up{database="main"}'),
    await read('latchkey_redis_up{redis="cache"}'),
  ]
  await vi.waitFor(async () => expect(await state()).toEqual([1, 1]), 5_000)
  const share = () => read('latchkey_redis_used_share{redis="cache"}')
  await vi.waitFor(async () => expect(await share()).toBeGreaterThan(0.001), 5_000)
  await Promise.all([postgres.kill(), redis.kill()])
  await vi.waitFor(async () => expect(await state()).toEqual([0, 0]), 5_000)
  await Promise.all([postgres.start(), redis.start()])
  await vi.waitFor(async () => expect(await state()).toEqual([1, 1]), 10_000)
})

test('behavior: sockets at /v1 and the room of the spool are counted', async () => {
  const url = (await server.listen()).replace('http', 'ws')
  const socket = new WebSocket(`${url}/v1?chainId=eip155:1&projectId=${server.projectId}`)
  await once(socket, 'open')
  expect(await read('latchkey_rpc_sockets')).toBe(1)
  socket.close()
  await vi.waitFor(async () => expect(await read('latchkey_rpc_sockets')).toBe(0))
  expect(await read('latchkey_spool_max_bytes')).toBe(2 ** 30)
  expect(await read('latchkey_spool_free_bytes')).toBeGreaterThan(0)
})
