import pg from 'pg'
import type { Metrics } from '../metrics.ts'

/** Who uses the pool: the server as a whole, or a role with a database of its own. */
type PoolOwner = 'main' | 'auth' | 'vault' | 'escrow'

/** A scrape does not wait longer for a database that hangs. */
const probeTimeoutMs = 2_000

/** Measures a pool, and asks its database whether it responds, on every scrape. */
export function watchDatabase(metrics: Metrics, owner: PoolOwner, pool: pg.Pool): void {
  const { collectors, databaseUp, databaseConnections, databaseConnectionsMax } = metrics
  const labels = { database: owner }
  let asking: Promise<boolean> | undefined

  collectors.add(async () => {
    if (pool.ended) return
    const { totalCount, idleCount, waitingCount } = pool
    databaseConnections.set({ ...labels, state: 'used' }, totalCount - idleCount)
    databaseConnections.set({ ...labels, state: 'idle' }, idleCount)
    databaseConnections.set({ ...labels, state: 'waiting' }, waitingCount)
    databaseConnectionsMax.set(labels, pool.options.max)
    asking ??= responds(pool.options).finally(() => {
      asking = undefined
    })
    databaseUp.set(labels, (await asking) ? 1 : 0)
  })
}

/** On a connection of its own: a pool without a free one says nothing about the database. */
async function responds(options: pg.PoolOptions): Promise<boolean> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    // A connection that hangs does not end either.
    void client.end().catch(() => undefined)
  }
}
