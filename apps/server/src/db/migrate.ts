import { join } from 'node:path'
import { runner } from 'node-pg-migrate'
import type { Logger } from 'pino'

const folder = join(import.meta.dirname, 'migrations')

/** Migrates the database. Safe to run in several processes at once. Resolves to the names of the migrations run. */
export async function migrate(url: string, log?: Logger): Promise<string[]> {
  const done = await runner({
    databaseUrl: url,
    dir: folder,
    migrationsTable: 'migrations',
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
  return done.map(({ name }) => name)
}
