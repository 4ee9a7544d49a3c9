import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './schema.ts'

/** A pool of connections. Opens none until the first query, and survives the loss of all of them. */
export function openDatabase(url: string, log: Logger, options: { max?: number } = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    application_name: 'latchkey-server',
  })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'))
  // A client in use emits its errors itself, and an error nobody listens to ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
  })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
