import { join } from 'node:path'
import { runner } from 'node-pg-migrate'
import type { Logger } from 'pino'
import { packageFolder } from '../programFiles.ts'

/** The tables of a database: those of the server, or those of a role that may have its own. */
const sets = {
  server: { folder: join(packageFolder, 'src/db/migrations'), table: 'migrations' },
  auth: { folder: join(packageFolder, 'src/db/authMigrations'), table: 'auth_migrations' },
  audit: { folder: join(packageFolder, 'src/db/auditMigrations'), table: 'audit_migrations' },
  vault: { folder: join(packageFolder, 'src/db/vaultMigrations'), table: 'vault_migrations' },
  escrow: { folder: join(packageFolder, 'src/db/escrowMigrations'), table: 'escrow_migrations' },
} as const

/** Migrates the database. Safe to run in several processes at once. Resolves to the names of the migrations run. */
export async function migrate(
  url: string,
  log?: Logger,
  set: keyof typeof sets = 'server',
): Promise<string[]> {
  const { folder, table } = sets[set]
  const done = await runner({
    databaseUrl: url,
    dir: folder,
    migrationsTable: table,
    direction: 'up',
    // A second process waits for the first.
    advisoryLockMode: 'wait',
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => log?.warn(message),
      // The error is also thrown, and the caller logs it.
      error: () => undefined,
    },
  } as Parameters<typeof runner>[0])
  const names = done.map(({ name }) => name)
  // What the server does is recorded in the same database.
  return set === 'server' ? [...names, ...(await migrate(url, log, 'audit'))] : names
}
