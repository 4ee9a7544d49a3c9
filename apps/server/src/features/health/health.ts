import { setTimeout as later } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Deps as AllDeps } from '../../deps.ts'
import type { Feature } from '../../feature.ts'

/** Alive: the process answers. Ready: it should be sent requests. */
export const health: Feature = (app, deps) => {
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    // Anybody can ask here: what this stands on is the operator's to know, and asking for it costs a connection.
    const draining = deps.draining.signal.aborted
    return reply
      .code(draining ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ready: !draining, draining })
  })
}

/** Milliseconds. */
const goodFor = 1_000
const patience = 300

export type Readiness = {
  ready: boolean
  draining: boolean
  database: 'ok' | 'away'
  cache: 'ok' | 'away' | 'none'
}

/**
 * A lost database or Redis does not make a process unready: every process
 * would be, and what can still be answered would not be. Draining does.
 */
export function createReadiness(deps: createReadiness.Deps): () => Promise<Readiness> {
  const { db, clock, redisState, draining } = deps
  let known: { readonly at: number; readonly state: Promise<Readiness['database']> } | undefined
  let asking: Promise<unknown> | undefined

  /** One question at a time, its answer good for a second: a probe must not hold the connections that others need. */
  function askDatabase(): Promise<Readiness['database']> {
    if (known && clock() - known.at < goodFor) return known.state
    asking ??= sql`select 1`.execute(db).finally(() => {
      asking = undefined
    })
    const isThere = asking.then(
      () => 'ok' as const,
      () => 'away' as const,
    )
    // One that hangs is away too, and a probe does not wait for long.
    known = { at: clock(), state: Promise.race([isThere, later(patience, 'away' as const, { ref: false })]) }
    return known.state
  }

  return async () => {
    const database = await askDatabase()
    const isDraining = draining.signal.aborted
    return { ready: !isDraining, draining: isDraining, database, cache: redisState() }
  }
}

export declare namespace createReadiness {
  type Deps = Pick<AllDeps, 'db' | 'clock' | 'redisState' | 'draining'>
}
