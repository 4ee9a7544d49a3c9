import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { packageFolder } from '../programFiles.ts'
import { runMigrations } from './runMigrations.ts'
import { withClient } from './withClient.ts'

/** The tables of a database: those of the server, or those of a role that may have its own. */
const sets = {
  server: { folder: join(packageFolder, 'src/db/migrations'), table: 'migrations' },
  auth: { folder: join(packageFolder, 'src/db/authMigrations'), table: 'auth_migrations' },
  audit: { folder: join(packageFolder, 'src/db/auditMigrations'), table: 'audit_migrations' },
  vault: { folder: join(packageFolder, 'src/db/vaultMigrations'), table: 'vault_migrations' },
  escrow: { folder: join(packageFolder, 'src/db/escrowMigrations'), table: 'escrow_migrations' },
} as const
export type MigrationSet = keyof typeof sets

/** Migrates the database. Safe to run in several processes at once. Resolves to the names of the migrations run. */
export async function migrate(url: string, log?: Logger, set: MigrationSet = 'server'): Promise<string[]> {
  const { folder, table } = sets[set]
  const names = await runMigrations({ url, folder, table, log })
  // What the server does is recorded in the same database.
  return set === 'server' ? [...names, ...(await migrate(url, log, 'audit'))] : names
}

/** Migrations of this build that the database lacks. Those of a newer build do not matter: they suit this one, too. */
export async function missingMigrations(url: string, set: MigrationSet): Promise<string[]> {
  const { folder, table } = sets[set]
  const wanted = readdirSync(folder).map((name) => name.replace(/\.sql$/, ''))
  const done = await withClient({ connectionString: url, query_timeout: 5_000 }, (client) =>
    client.query<{ name: string }>(`select name from ${table}`).catch((error: { code?: string }) => {
      if (error.code === noSuchTable) return { rows: [] }
      throw error
    }),
  )
  const names = new Set(done.rows.map(({ name }) => name))
  return wanted.filter((name) => !names.has(name)).sort()
}

const noSuchTable = '42P01'
