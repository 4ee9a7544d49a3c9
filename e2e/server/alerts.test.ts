import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestRedis } from '../../apps/server/src/cache/testingRedis.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { ask } from './ask.ts'
import { checkAlerts, type Scrape, scrape } from './firedAlerts.ts'
import { event, uncached } from './journey.ts'
import { psql } from './psql.ts'
import { createProject } from './startServer.ts'
import { type World, withWorld } from './withWorld.ts'

/** A scrape is every 100 ms, and counts as a minute: so the minutes of `for` and `rate` pass in seconds. */
const everyMs = 100
const healthyScrapes = 12
const faultScrapes = 30
const relayMaxBytes = 6_000_000

let folder: string
let world: World
let redis: TestRedis
let call: () => void
let read: () => Promise<Scrape>
/** More events than usual. */
let report: () => void
let end: () => void
let ended: Promise<void>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-alerts-'))
  const ready = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  end = over.resolve
  ended = withWorld({ ownPostgres: true, redis: true }, async (given) => {
    world = given
    redis = given.redis as TestRedis
    const opsPort = await freePort()
    const port = await freePort()
    const relayUrl = `ws://127.0.0.1:${port}/relay`
    const { url } = await given.startServer({
      port,
      env: {
        OPS_PORT: `${opsPort}`,
        ROLES: 'api,relay,worker',
        RELAY_URLS: relayUrl,
        RELAY_MAX_BYTES: `${relayMaxBytes}`,
        SPOOL_MAX_BYTES: '8000',
      },
    })
    const projectId = await createProject(url)
    const send = (what: Parameters<typeof ask>[1]) => ask(url, what).catch(() => undefined)
    call = () => {
      for (let time = 0; time < 3; time++) void send(uncached(projectId))
      void send({ method: 'GET', path: `/v1/config?projectId=${projectId}` })
      void send(event(projectId))
    }
    read = () => scrape(`http://127.0.0.1:${opsPort}`)
    report = () => {
      for (let time = 0; time < 4; time++) void send(event(projectId))
    }
    ready.resolve()
    await over.promise
  })
  await Promise.race([ready.promise, ended])
})
afterAll(async () => {
  end()
  await ended
  rmSync(folder, { recursive: true, force: true })
})

async function record(count: number, during: () => unknown = () => undefined): Promise<Scrape[]> {
  const scrapes: Scrape[] = []
  for (let index = 0; index < count; index++) {
    const pause = sleep(everyMs)
    call()
    void during()
    scrapes.push(await read())
    await pause
  }
  return scrapes
}

const nothing = () => undefined
type Case = [string, string[], () => unknown, () => unknown, () => void]

test.each<Case>([
  ['nothing', [], nothing, nothing, nothing],
  [
    'a lost database',
    ['DatabaseAway', 'SpoolFills', 'SpoolStuck', 'EventsRefused', 'BudgetBurnsFast', 'BudgetBurns'],
    () => world.postgres?.kill(),
    () => world.postgres?.start(),
    () => report(),
  ],
  [
    'a Redis without room for messages',
    ['RelayFull', 'RedisFills'],
    async () => {
      const { hostname, port } = new URL(redis.url)
      const socket = connect(Number(port), hostname)
      const value = 'x'.repeat(relayMaxBytes)
      socket.write(`*3\r\n$3\r\nSET\r\n$6\r\nfiller\r\n$${value.length}\r\n${value}\r\n`)
      await once(socket, 'data')
      socket.destroy()
    },
    async () => {
      await redis.kill()
      await redis.start()
    },
    nothing,
  ],
  [
    'a job that fails',
    ['JobFails'],
    () => {
      psql(world.databaseUrl, 'alter table siwx_sessions rename to lost_sessions')
      psql(world.databaseUrl, "insert into jobs.job (name) values ('siwx-prune')")
    },
    () => psql(world.databaseUrl, 'alter table lost_sessions rename to siwx_sessions'),
    nothing,
  ],
  ['a lost Redis', ['RedisAway'], () => redis.kill(), () => redis.start(), nothing],
  [
    'nodes that fail',
    ['ChainDown', 'NodeFails', 'BudgetBurnsFast', 'BudgetBurns'],
    () => {
      for (const node of world.upstreams) node.break({ kind: 'status', status: 500 })
    },
    () => {
      for (const node of world.upstreams) node.heal()
    },
    nothing,
  ],
])('behavior: %s fires %j', { timeout: 60_000 }, async (name, alerts, fail, heal, during) => {
  const state = async () => {
    const now = await read()
    return [
      now.get('latchkey_database_up{database="main"}'),
      now.get('latchkey_redis_up{redis="cache"}'),
      now.get('latchkey_redis_up{redis="relay"}'),
      now.get('latchkey_spool_bytes'),
      now.get('latchkey_job_failures_total{job="siwx-prune"}') !== undefined,
    ]
  }
  await expect.poll(state, { timeout: 20_000 }).toEqual(['1', '1', '1', '0', true])
  const healthy = await record(healthyScrapes)
  await fail()
  const scrapes = [...healthy, ...(await record(faultScrapes, during))]
  await heal()
  checkAlerts(join(folder, `${name.replaceAll(' ', '-')}.json`), scrapes, alerts)
})
