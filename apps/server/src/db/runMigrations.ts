import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationBuilder, PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate'
import type { Logger } from 'pino'
import { splitStatements } from './splitStatements.ts'
import { withClient } from './withClient.ts'

/**
 * Runs the migrations of a folder that a database lacks; resolves to their names. While one waits
 * for a table, every request that needs the table waits behind it: so it gives up soon, lets them
 * through, and tries again.
 */
export function runMigrations(options: runMigrations.Options): Promise<string[]> {
  return alone(options.url, () => runAll(options))
}

export declare namespace runMigrations {
  type Options = {
    url: string
    folder: string
    /** Where the names of those that were run are kept. */
    table: string
    log?: Logger | undefined
    /** How long a statement may wait for a table. @default 2_000 */
    lockTimeoutMs?: number | undefined
    /** How long it is tried again. @default 60_000 */
    timeoutMs?: number | undefined
  }
}

async function runAll(options: runMigrations.Options): Promise<string[]> {
  const { url, folder, table, log, lockTimeoutMs = 2_000, timeoutMs = 60_000 } = options
  const until = performance.now() + timeoutMs
  for (;;)
    try {
      const done = await withClient({ connectionString: url }, (dbClient) =>
        runner({
          dbClient,
          dir: folder,
          migrationsTable: table,
          direction: 'up',
          // `alone` holds one that works behind a PgBouncer, too.
          noLock: true,
          migrationLoaderStrategies: [
            { extensions: ['.sql'], loader: (paths: string[]) => load(paths, lockTimeoutMs) },
          ],
          logger: {
            debug: () => undefined,
            info: () => undefined,
            warn: (message) => log?.warn(message),
            // The error is also thrown, and the caller logs it.
            error: () => undefined,
          },
        } as Parameters<typeof runner>[0]),
      )
      return done.map(({ name }) => name)
    } catch (cause) {
      if ((cause as { code?: string }).code !== lockNotAvailable) throw cause
      if (performance.now() > until) throw new TableLockedError({ cause, seconds: timeoutMs / 1_000 })
      log?.warn('a migration waits for a table that a long transaction uses')
      // Requests that have waited behind it go first.
      await wait(lockTimeoutMs * (0.5 + Math.random()))
    }
}

/**
 * Runs work in one process at a time. The lock belongs to a transaction: that of a session, which
 * the runner would take, is lost behind a PgBouncer that pools transactions. Those that wait ask
 * again and hold neither a transaction, which could leave no connection for the work, nor a
 * snapshot, for which an index that is built concurrently waits.
 */
function alone<Value>(url: string, work: () => Promise<Value>): Promise<Value> {
  return withClient({ connectionString: url }, async (client) => {
    for (;;) {
      await client.query('begin')
      const { rows } = await client.query<{ isMine: boolean; isPglite: boolean }>(
        `select pg_try_advisory_xact_lock(${PG_MIGRATE_LOCK_ID}) as "isMine", version() like '%PGlite%' as "isPglite"`,
      )
      const { isMine, isPglite } = rows[0] ?? {}
      if (isMine && !isPglite) return work()
      await client.query('rollback')
      // All its connections are one session: an open transaction would keep the work out. One process uses it.
      if (isPglite) return work()
      await wait(lockAskMs)
    }
  })
}

/** How often a process asks whether another one still migrates. */
const lockAskMs = 100

const lockNotAvailable = '55P03'
async function load(paths: readonly string[], lockTimeoutMs: number) {
  return Promise.all(
    paths.map(async (path) => {
      const [up = ''] = (await readFile(path, 'utf8')).split(/^-- Down Migration$/m)
      return { id: path, filePaths: [path], actions: { up: upOf(up, lockTimeoutMs), down: false as const } }
    }),
  )
}

function upOf(up: string, lockTimeoutMs: number) {
  return (pgm: MigrationBuilder) => {
    if (!/\bconcurrently\b/i.test(up)) return pgm.sql(`set local lock_timeout = ${lockTimeoutMs};\n${up}`)
    // PostgreSQL builds an index beside writers only outside a transaction. No request waits behind it.
    pgm.noTransaction()
    for (const statement of splitStatements(up)) pgm.sql(statement)
  }
}

class TableLockedError extends Error {
  override readonly name = 'TableLockedError'
  constructor({ cause, seconds }: { cause: unknown; seconds: number }) {
    super(
      `a migration waited ${seconds} seconds for a table that other transactions use: end those (pg_stat_activity lists them), then run it again`,
      { cause },
    )
  }
}
