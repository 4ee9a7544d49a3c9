import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { migrateRoles } from '../db/migrateAll.ts'
import type { App, Parts } from '../feature.ts'
import * as features from '../features.ts'
import { type Deps, openFeatures } from '../openFeatures.ts'
import { openShared, type Shared } from '../shared.ts'
import { createTestDatabase } from './createTestDatabase.ts'

export const adminToken = 'the admin token that only tests know'

/**
 * The whole server in this process with one project, on a new database unless one is
 * given. Chains are only those in `env` (`RPC_EIP155_31337`).
 */
export async function startTestServer(options: startTestServer.Options = {}): Promise<TestServer> {
  const database = options.url === undefined ? await createTestDatabase() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-'))
  const read = readConfig({
    DATABASE_URL: options.url ?? database?.url,
    SECRET: 'a secret that only tests know, 32 long',
    ADMIN_TOKEN: adminToken,
    ONLY_LISTED_CHAINS: '1',
    LIMITS: 'off',
    SPOOL_FOLDER: join(folder, 'spool'),
    DRAIN_DELAY_MS: '0',
    ...options.env,
  })
  const config: Config = { ...read, ...options.config, chains: { ...read.chains, ...options.chains } }
  await migrateRoles(config)
  const log = pino({ level: options.logLevel ?? 'silent' })
  const shared = openShared(config, log, options.clock)
  const parts: Partial<Parts> = options.parts?.(shared) ?? {}
  const isGiven = (name: string): name is keyof Parts => name in parts
  const deps = await openFeatures(
    { ...shared, ...parts },
    Object.values(features).map((feature) => {
      const { name } = feature
      if (!isGiven(name)) return feature
      return { ...feature, open: () => parts[name], close: async () => undefined }
    }),
  )
  await deps.startup.waitsFor()
  const app = await buildApp(deps)
  const { origins } = options
  const settings = { id: 'test', name: 'Test', ...(origins && { mode: 'production' as const, origins }) }
  const known = await deps.projects.find(settings.id)
  const { key } = known ? { key: '' } : await deps.projects.create(settings)
  return {
    app,
    deps,
    projectId: settings.id,
    key,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async stop() {
      deps.draining.abort()
      await app.close()
      await deps.close()
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export declare namespace startTestServer {
  type Options = {
    /** URL of an existing database, for servers that share one. */
    url?: string | undefined
    env?: Readonly<Record<string, string>>
    config?: Partial<Config>
    /** In addition to those of `env`. */
    chains?: Config['chains']
    /** Replaces parts: a source that fails, a chain over one node. */
    parts?: (shared: Shared) => Partial<Parts>
    /** Allowed origins; if set, the project is in production. */
    origins?: string[]
    clock?: (() => number) | undefined
    logLevel?: string
  }
}

export type TestServer = {
  readonly app: App
  readonly deps: Deps
  readonly projectId: string
  /** Empty if the project already existed. */
  readonly key: string
  listen(): Promise<string>
  stop(): Promise<void>
}
