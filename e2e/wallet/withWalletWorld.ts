import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis, type TestRedis } from '../../apps/server/src/cache/testingRedis.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { type Postgres, startPostgres } from '../../apps/server/src/testing/startPostgres.ts'
import { psql } from '../server/psql.ts'
import { createProject, type ServerProcess, startServer } from '../server/startServer.ts'
import { type Hsm, startHsm } from './startHsm.ts'
import { type Mailbox, startMailbox } from './startMailbox.ts'
import type { Embedding } from './visitor.ts'

const roles = ['auth', 'vault', 'escrow'] as const
export type Role = (typeof roles)[number]

/** The roles of the embedded wallet, each a process with a database of its own, and all they depend on. */
export type WalletWorld = Embedding & {
  readonly processes: Readonly<Record<Role, ServerProcess>>
  /** Where each has its metrics. */
  readonly opsUrls: Readonly<Record<Role, string>>
  /** URLs of their databases. */
  readonly databases: Readonly<Record<Role, string>>
  readonly postgres: Postgres
  readonly redis: TestRedis
  readonly hsm: Hsm
  readonly mail: Mailbox
}

const many = '1000000'

/** Limits of releases that are never reached. */
export const wideReleases = {
  VAULT_RELEASES_PER_ACCOUNT: many,
  VAULT_RELEASES_PER_PROJECT: many,
  ESCROW_RELEASES_PER_ACCOUNT: many,
  ESCROW_RELEASES_PER_PROJECT: many,
}

/** Creates a world, calls `run` with it, and always cleans up. Rate limits are off, and {@link wideReleases} apply. */
export async function withWalletWorld<Value>(
  run: (world: WalletWorld) => Promise<Value>,
  { cores = {} }: withWalletWorld.Options = {},
): Promise<Value> {
  const undo: (() => unknown)[] = []
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-wallets-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  try {
    const [postgres, redis, mail, hsm] = await Promise.all([
      startPostgres().then(kept(({ stop }) => stop)),
      startRedis().then(kept(({ stop }) => stop)),
      startMailbox().then(kept(({ kill }) => kill)),
      startHsm(roles).then(kept(({ stop }) => stop)),
    ])
    const ports = await Promise.all(roles.map(() => freePort()))
    const opsPorts = await Promise.all(roles.map(() => freePort()))
    const [authUrl = '', vaultUrl = '', escrowUrl = ''] = ports.map((port) => `http://127.0.0.1:${port}`)
    const databases = createDatabases(postgres.url)
    const origin = 'https://shop.test'
    const env = {
      ...hsm.env,
      REDIS_URL: redis.url,
      WALLET_URL: 'https://wallet.test',
      AUTH_URL: authUrl,
      VAULT_URL: vaultUrl,
      ESCROW_URL: escrowUrl,
      SMTP_URL: mail.url,
      MAIL_FROM: 'login@wallet.test',
      ...wideReleases,
      PROXIES: '1',
    }
    const started = roles.map(async (role, index) => {
      const own = {
        ROLES: role === 'auth' ? 'api,auth' : role,
        DATABASE_URL: databases[role],
        OPS_PORT: `${opsPorts[index]}`,
      }
      const server = await startServer({
        env: { ...env, ...own },
        folder,
        port: ports[index],
        core: cores[role],
      })
      undo.push(server.kill)
      return [role, server] as const
    })
    const processes = Object.fromEntries(await Promise.all(started)) as WalletWorld['processes']
    return await run({
      api: authUrl,
      servers: { vault: vaultUrl, escrow: escrowUrl },
      projectId: await createProject(authUrl, 'wallets', [origin]),
      origin,
      processes,
      opsUrls: Object.fromEntries(
        roles.map((role, index) => [role, `http://127.0.0.1:${opsPorts[index]}`]),
      ) as WalletWorld['opsUrls'],
      databases,
      postgres,
      redis,
      hsm,
      mail,
    })
  } finally {
    for (const step of undo.reverse()) await step()
  }

  function kept<One>(undoOf: (one: One) => () => unknown) {
    return (one: One) => {
      undo.push(undoOf(one))
      return one
    }
  }
}

export declare namespace withWalletWorld {
  type Options = {
    /** CPU cores that processes are pinned to. */
    cores?: Partial<Record<Role, number>> | undefined
  }
}

function createDatabases(url: string): Record<Role, string> {
  const made = roles.map((role) => {
    psql(url, `create database wallet_${role}`)
    return [role, url.replace(/[^/]*$/, `wallet_${role}`)] as const
  })
  return Object.fromEntries(made) as Record<Role, string>
}
