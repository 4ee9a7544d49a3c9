import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openRedis } from '../../../apps/server/src/cache/openRedis.ts'
import { startRedis, type TestRedis } from '../../../apps/server/src/cache/testingRedis.ts'
import { aTopic, connectRelay, envelope } from '../../../apps/server/src/relay/testing/relayClient.ts'
import { type Postgres, startPostgres } from '../../../apps/server/src/testing/startPostgres.ts'
import { startLink } from '../../relay/startLink.ts'
import { fireAtRate, type Load, summarise } from '../fireAtRate.ts'
import { rpc } from '../journey.ts'
import { psql } from '../psql.ts'
import { silent } from '../silent.ts'
import { createProject, type ServerProcess } from '../startServer.ts'
import { type World, withWorld } from '../withWorld.ts'
import { type Kind, keepWriting, kinds, readIds } from './keepWriting.ts'
import { readCommands } from './readCommands.ts'
import { runCommands } from './runCommands.ts'

// Two sites on one machine. Everything of the first is killed at once, and the second takes over with
// the commands of docs/guides/two-sites.md.

const count = Number(process.env.DRILL ?? (process.env.EXHAUSTIVE ? 2_000 : 60))
const processes = count > 500 ? 2 : 1
const timeout = 90_000 + count * 60
/** What one site has of what is shared. */
type Shared = { readonly postgres: Postgres; readonly redis: TestRedis }
const audience = 'wss://relay.example'
/** What must not be lost. */
const exact = kinds.filter((kind) => kind !== 'events')

// Minutes: by `pnpm drill` only.
test.runIf(process.env.DRILL ?? process.env.EXHAUSTIVE)(
  'behavior: a site is lost under load: the other changes names, projects and sessions within 30 s, and none is lost',
  {
    timeout,
  },
  async ({ annotate }) => {
    await withWorld({ ownPostgres: true }, async (world) => {
      if (!world.postgres) return
      const first = { postgres: world.postgres, redis: await started(world, startRedis()) }
      const second = await startStandby(world, first)
      const run = (heading: string, index = 0) =>
        runCommands(readCommands('guides/two-sites.md', heading)[index] ?? '', world.folder, {
          PRIMARY_URL: first.postgres.url,
          STANDBY_URL: second.postgres.url,
          STANDBY_REDIS_URL: second.redis.url,
        })
      await run('Set it up')
      await isSynchronous(first.postgres.url)

      // The addresses that move.
      const database = await startLink(portOf(first.postgres.url))
      const messages = await startLink(portOf(first.redis.url))
      world.onEnd(database.stop)
      world.onEnd(messages.stop)
      const startSite = async () => {
        const own = await started(world, startRedis())
        const env = {
          DATABASE_URL: `postgres://root@127.0.0.1:${database.port}/postgres`,
          REDIS_URL: own.url,
          RELAY_REDIS_URL: `redis://127.0.0.1:${messages.port}`,
          RELAY_URLS: audience,
          DRAIN_DELAY_MS: '0',
        }
        const servers = await Promise.all(Array.from({ length: processes }, () => world.startServer({ env })))
        return { own, servers }
      }
      const [here, there] = await Promise.all([startSite(), startSite()])
      const balancer = await world.startBalancer([...here.servers, ...there.servers])
      const projectId = await createProject(balancer.url, 'drill')
      const [relayHere, relayThere] = [here, there].map(({ servers }) => relayOf(servers)) as [string, string]
      const writing = keepWriting({ base: balancer.url, projectId, lanes: 8 })
      const reading = keepReading(balancer.url, projectId)
      const publishing = await keepPublishing(relayHere, projectId)
      await writing.reaches(count)

      const lostAt = performance.now()
      await Promise.all([
        ...here.servers.map((server) => server.kill()),
        first.postgres.kill(),
        first.redis.kill(),
        here.own.kill(),
      ])
      const killedAt = performance.now()
      await run('When a site is lost')
      database.targets = [portOf(second.postgres.url)]
      messages.targets = [portOf(second.redis.url)]
      const promotedMs = performance.now() - lostAt
      const since = (kind: Kind) => [...writing.written[kind].values()].filter((at) => at > killedAt)
      while (exact.some((kind) => since(kind).length < 2)) await writing.reaches(writing.count() + 1)
      const backMs = Math.max(...exact.map((kind) => Math.min(...since(kind)) - lostAt))
      const kept = await countKept(relayThere, projectId, publishing.confirmed)

      // As at the beginning, the other way round.
      await started(world, startPostgres({ standbyOf: second.postgres.url }))
      psql(second.postgres.url, `alter system set synchronous_standby_names = '*'`)
      psql(second.postgres.url, 'select pg_reload_conf()')
      await isSynchronous(second.postgres.url)
      await writing.reaches(writing.count() + 2 * kinds.length)
      await writing.stop()
      const reads = await reading.stop()
      // What it has in memory and on its disk is stored.
      for (const server of there.servers) await server.terminate()

      expect(backMs).toBeLessThan(30_000)
      const missing = Object.fromEntries(
        kinds.map((kind) => {
          const there = readIds(second.postgres.url, kind)
          return [kind, [...writing.written[kind].keys()].filter((id) => !there.has(id))]
        }),
      ) as Record<Kind, string[]>
      for (const kind of exact) expect(missing[kind], kind).toEqual([])
      const served = reads.requests - reads.failures
      const counted = Number(psql(second.postgres.url, `select sum(n) from usage_minute where kind = 'rpc'`))
      await annotate(
        `promoted after ${seconds(promotedMs)}, every kind of change after ${seconds(backMs)}; ${reads.failures} of ${reads.requests} reads failed`,
        'time',
      )
      await annotate(
        `lost: 0 of ${exact.reduce((sum, kind) => sum + writing.written[kind].size, 0)} names, projects and sessions; ${missing.events.length} of ${writing.written.events.size} events with the disk; ${publishing.confirmed.length - kept} of ${publishing.confirmed.length} messages of the relay; ${Math.max(0, served - counted)} of ${served} calls in usage`,
        'size',
      )
    })
  },
)

async function started<Part extends { stop(): Promise<void> }>(
  world: World,
  part: Promise<Part>,
): Promise<Part> {
  const made = await part
  world.onEnd(made.stop)
  return made
}

async function startStandby(world: World, { postgres, redis }: Shared): Promise<Shared> {
  const args = ['--replicaof', '127.0.0.1', `${portOf(redis.url)}`]
  const replica = await started(world, startRedis({ args }))
  const asked = openRedis(replica.url, silent)
  await once(asked, 'ready')
  while (!(await asked.info('replication')).includes('master_link_status:up')) await sleep(20)
  asked.disconnect()
  return { postgres: await started(world, startPostgres({ standbyOf: postgres.url })), redis: replica }
}

async function isSynchronous(url: string): Promise<void> {
  while (psql(url, 'select sync_state from pg_stat_replication') !== 'sync') await sleep(50)
}

/** Calls of the gateway, which need no database. */
function keepReading(base: string, projectId: string) {
  const loads: Promise<Load>[] = []
  let going = true
  const running = (async () => {
    while (going) {
      const next = () => rpc(projectId, 'eth_chainId')
      loads.push(fireAtRate({ base, rate: 50, durationMs: 1_000, next }))
      await sleep(1_000)
    }
  })()
  return {
    async stop() {
      going = false
      await running
      return summarise((await Promise.all(loads)).flatMap(({ shots }) => shots))
    },
  }
}

/** Publishes until the relay is gone, each message on a topic that no client is on. */
async function keepPublishing(url: string, projectId: string): Promise<{ confirmed: string[] }> {
  const confirmed: string[] = []
  const client = await connectRelay({ url, projectId, audience })
  const lane = async () => {
    for (;;) {
      const topic = aTopic()
      const message = { topic, message: envelope(), ttl: 3_600, tag: 1_108 }
      const { result } = await client.call('irn_publish', message)
      if (result) confirmed.push(topic)
      await sleep(20)
    }
  }
  for (let count = 0; count < 4; count += 1) lane().catch(() => undefined)
  return { confirmed }
}

async function countKept(url: string, projectId: string, topics: readonly string[]): Promise<number> {
  let kept = 0
  const client = await connectRelay({ url, projectId, audience })
  for (const topic of topics) {
    const { result } = await client.call('irn_fetchMessages', { topic })
    kept += (result as { messages: unknown[] }).messages.length
  }
  await client.close()
  return kept
}

const portOf = (url: string) => Number(new URL(url).port)
const relayOf = ([server]: readonly ServerProcess[]) => `${server?.url.replace('http', 'ws')}/relay`
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
