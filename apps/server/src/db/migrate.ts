import { join } from 'node:path'
import { runner } from 'node-pg-migrate'
import type { Logger } from 'pino'

const folder = join(import.meta.dirname, 'migrations')

/** Brings the database up to date; several processes may try at once. Resolves to the names of what was run. */
export async function migrate(url: string, log?: Logger): Promise<string[]> {
  const done = await runner({
    databaseUrl: url,
    dir: folder,
    migrationsTable: 'migrations',
    direction: 'up',
    // Whoever comes second waits for the first instead of failing.
    advisoryLockMode: 'wait',
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => log?.warn(message),
      // The same is thrown, and said by whoever asked.
      error: () => undefined,
    },
  } as Parameters<typeof runner>[0])
  return done.map(({ name }) => name)
}
