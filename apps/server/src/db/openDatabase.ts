import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { addSpan } from '../tracing/spans.ts'
import type { Database } from './schema.ts'

/** A connection pool. Connects on the first query, and recovers from lost connections. */
export function openDatabase<Tables = Database>(
  url: string,
  log: Logger,
  options: {
    max?: number
    /** How long a statement may take. */
    timeoutMs?: number
    watch?: (pool: pg.Pool) => void
  } = {},
): Kysely<Tables> {
  const { timeoutMs = 10_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 2_000,
    application_name: 'latchkey-server',
  })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'))
  // A client in use emits its own errors; without a listener they crash the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'))
  })
  options.watch?.(pool)
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: alsoPooled(pool, log, timeoutMs) }),
    log({ level, query, queryDurationMillis }) {
      const [operation = ''] = /^[a-z]+/i.exec(query.sql) ?? []
      addSpan('database', { 'db.operation.name': operation }, queryDurationMillis, level === 'error')
    },
  })
}

/**
 * PgBouncer refuses a connection that brings a statement timeout, which it could not keep: its
 * connections to PostgreSQL are shared. There, its operator sets one for all of them.
 */
function alsoPooled(pool: pg.Pool, log: Logger, timeoutMs: number): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      try {
        return await pool.connect()
      } catch (error) {
        if (!/unsupported startup parameter/.test((error as Error).message)) throw error
      }
      const isFirst = 'statement_timeout' in pool.options
      // Read for every new connection.
      delete pool.options.statement_timeout
      const client = await pool.connect()
      if (isFirst && (await hasNoTimeout(client)))
        log.warn(
          `PgBouncer runs statements without a time limit: add connect_query='set statement_timeout = ${timeoutMs}' to the database in its settings`,
        )
      return client
    },
    end: () => pool.end(),
  }
}

async function hasNoTimeout(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
  return rows[0]?.statement_timeout === '0'
}
