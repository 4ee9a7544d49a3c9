import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { startRedis, type TestRedis } from '../../apps/server/src/cache/testingRedis.ts'
import { createTestDatabase } from '../../apps/server/src/testing/createTestDatabase.ts'
import { type FaultProxy, startFaultProxy } from '../../apps/server/src/testing/startFaultProxy.ts'
import { type Postgres, startPostgres } from '../../apps/server/src/testing/startPostgres.ts'
import { type Balancer, startBalancer } from './startBalancer.ts'
import { type ServerProcess, startServer } from './startServer.ts'

/** Separate instances of every dependency of a server, so that each can be broken. */
export type World = {
  readonly folder: string
  readonly databaseUrl: string
  /** Set when the database is a separate PostgreSQL. */
  readonly postgres: Postgres | undefined
  readonly redis: TestRedis | undefined
  readonly anvil: Anvil
  /** Two RPC providers for the same node, each of which can fail. */
  readonly upstreams: readonly [FaultProxy, FaultProxy]
  startServer(options?: Partial<startServer.Options>): Promise<ServerProcess>
  startBalancer(targets: readonly ServerProcess[]): Promise<Balancer>
  /** Cleanup functions, called in reverse order. */
  onEnd(undo: () => Promise<unknown> | unknown): void
}

/** The chain of every world. */
export const chainId = 'eip155:31337'
/** The setting that names its nodes. */
export const nodeSetting = 'RPC_EIP155_31337'
export const zone = 'faults.eth'

/** Creates a world, calls `run` with it, and always cleans up. */
export async function withWorld<T>(
  options: withWorld.Options,
  run: (world: World) => Promise<T>,
): Promise<T> {
  const undo: (() => Promise<unknown> | unknown)[] = []
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-world-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const anvil = await startAnvil()
    undo.push(anvil.stop)
    const upstreams = [await startFaultProxy(anvil.url), await startFaultProxy(anvil.url)] as const
    undo.push(...upstreams.map(({ stop }) => stop))
    const redis = options.redis ? await startRedis() : undefined
    if (redis) undo.push(redis.stop)
    const postgres = options.ownPostgres ? await startPostgres() : undefined
    if (postgres) undo.push(postgres.stop)
    const shared = postgres ? undefined : await createTestDatabase()
    if (shared) undo.push(shared.drop)
    const databaseUrl = postgres?.url ?? shared?.url ?? ''

    const file = join(folder, 'config.json')
    writeFileSync(file, JSON.stringify({ limits: options.limits ?? {} }))
    const env = {
      DATABASE_URL: databaseUrl,
      ...(redis && { REDIS_URL: redis.url }),
      ...(options.limits && { LIMITS: 'on' }),
      LATCHKEY_CONFIG: file,
      [nodeSetting]: upstreams.map(({ url }) => url).join(','),
      NAME_ZONES: zone,
      NAMES_PER_ADDRESS: '1000',
      PROXIES: '1',
    }
    return await run({
      folder,
      databaseUrl,
      postgres,
      redis,
      anvil,
      upstreams,
      async startServer(more = {}) {
        const server = await startServer({ folder, ...more, env: { ...env, ...more.env } })
        undo.push(server.kill)
        return server
      },
      async startBalancer(targets) {
        const balancer = await startBalancer(targets.map(({ url }) => url))
        undo.push(balancer.stop)
        return balancer
      },
      onEnd: (last) => undo.push(last),
    })
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

export declare namespace withWorld {
  type Options = {
    redis?: boolean | undefined
    /** Start a separate PostgreSQL that can be killed, instead of using the machine's. */
    ownPostgres?: boolean | undefined
    /** Enables rate limits, with these overriding the defaults. */
    limits?: Readonly<Record<string, unknown>> | undefined
  }
}

/** Limits that are checked on every request but never reached. */
export const wideLimits = Object.fromEntries(
  ['rpc', 'data', 'write', 'asset', 'config', 'ingest'].map((name) => {
    const wide = { rate: 100_000, period: 1_000, burst: 200_000 }
    return [name, { ip: wide, project: wide }]
  }),
)
