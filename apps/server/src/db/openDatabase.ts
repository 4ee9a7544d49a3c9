import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './schema.ts'

/** A connection pool. Connects on the first query, and recovers from lost connections. */
export function openDatabase<Tables = Database>(
  url: string,
  log: Logger,
  options: { max?: number } = {},
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    application_name: 'latchkey-server',
  })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'))
  // A client in use emits its own errors; without a listener they crash the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'))
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
