import { setTimeout as later } from 'node:timers/promises'
import { sql } from 'kysely'
import { createKmsProbe, type KmsState } from './kms/createKmsProbe.ts'
import type { Relay } from './relay/createRelay.ts'
import type { Shared } from './shared.ts'

const probeCacheMs = 1_000
const probeTimeoutMs = 300

type Deps = Pick<
  Shared,
  'authKms' | 'vaultKms' | 'escrowKms' | 'db' | 'clock' | 'log' | 'redisState' | 'draining' | 'startup'
>

export type Readiness = {
  ready: boolean
  draining: boolean
  /** Why it has not been ready since it started. */
  reason?: string
  database: 'ok' | 'away'
  cache: 'ok' | 'full' | 'away' | 'none'
  /** `full`: it refuses new messages. */
  relay: 'ok' | 'full' | 'away' | 'none'
  /** `away` if one of several is. */
  kms: KmsState | 'none'
}

/**
 * Losing the database, Redis or the KMS does not make a process unready: all processes would
 * fail at once, and routes that still work would stop. Draining does, and so does a database
 * that was not reached, or not migrated, since the process started.
 */
export function createReadiness(
  { authKms, vaultKms, escrowKms, db, clock, log, redisState, draining, startup }: Deps,
  relay?: Pick<Relay, 'state'>,
): () => Promise<Readiness> {
  const kmsProbes = [authKms, vaultKms, escrowKms].flatMap((open) =>
    open ? [createKmsProbe({ open, clock, log })] : [],
  )
  let known: { readonly at: number; readonly state: Promise<Readiness['database']> } | undefined
  let asking: Promise<unknown> | undefined

  /** One query at a time, cached for a second: probes must not use up the connection pool. */
  function askDatabase(): Promise<Readiness['database']> {
    if (known && clock() - known.at < probeCacheMs) return known.state
    asking ??= sql`select 1`.execute(db).finally(() => {
      asking = undefined
    })
    const isThere = asking.then(
      () => 'ok' as const,
      () => 'away' as const,
    )
    // A database that hangs counts as away; the probe does not wait for it.
    known = {
      at: clock(),
      state: Promise.race([isThere, later(probeTimeoutMs, 'away' as const, { ref: false })]),
    }
    return known.state
  }

  return async () => {
    const [wait, database, ...states] = await Promise.all([
      startup.waitsFor(),
      askDatabase(),
      ...kmsProbes.map((ask) => ask()),
    ])
    const kms = states.find((state) => state === 'away') ?? states[0] ?? 'none'
    const isDraining = draining.signal.aborted
    return {
      ready: !isDraining && !wait,
      draining: isDraining,
      ...(wait && { reason: `${wait.reason}: ${wait.details}` }),
      database,
      cache: redisState(),
      relay: relay?.state() ?? 'none',
      kms,
    }
  }
}
