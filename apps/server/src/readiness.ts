import { setTimeout as later } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Shared } from './shared.ts'

/** Milliseconds. */
const goodFor = 1_000
const probeTimeoutMs = 300

type Deps = Pick<Shared, 'db' | 'clock' | 'redisState' | 'draining'>

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
export function createReadiness({ db, clock, redisState, draining }: Deps): () => Promise<Readiness> {
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
    known = {
      at: clock(),
      state: Promise.race([isThere, later(probeTimeoutMs, 'away' as const, { ref: false })]),
    }
    return known.state
  }

  return async () => {
    const database = await askDatabase()
    const isDraining = draining.signal.aborted
    return { ready: !isDraining, draining: isDraining, database, cache: redisState() }
  }
}
