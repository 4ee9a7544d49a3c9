import { setTimeout as later } from 'node:timers/promises'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { explainDatabase } from './db/explainDatabase.ts'
import { missingMigrations } from './db/migrate.ts'
import { tablesOf } from './db/migrateAll.ts'

const askEveryMs = 1_000
// Kubernetes waits a second for a probe.
const answerWithinMs = 900

/** Whether every database of this process was reached, with the tables of this build, since it started. */
export type Startup = {
  /** Resolves to what the process still waits for; to undefined once it has started, from then on for good. */
  waitsFor(): Promise<Wait | undefined>
}

export type Wait = {
  /** For everyone. */
  readonly reason: 'database not reached yet' | 'database not migrated yet'
  /** For the operator. */
  readonly details: string
}

/**
 * A process that never had its databases must not receive requests: a rollout would replace
 * processes that work by processes that do not. It asks while it is asked, at most once a second.
 */
export function createStartup(config: createStartup.Options, clock: Clock): Startup {
  let wait: Wait | undefined = notReached('no answer')
  let asking: Promise<void> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  const left = tablesOf(config)

  async function askAll(): Promise<void> {
    for (let [next] = left; next; [next] = left) {
      wait = await askOne(next)
      if (wait) return
      left.shift()
    }
  }

  return {
    async waitsFor() {
      if (left.length === 0) return undefined
      if (!asking && clock() - askedAt >= askEveryMs) {
        askedAt = clock()
        asking = askAll().finally(() => {
          asking = undefined
        })
      }
      // A probe does not wait for a database that hangs.
      await Promise.race([asking, later(answerWithinMs, undefined, { ref: false })])
      return wait
    },
  }
}

export declare namespace createStartup {
  type Options = Pick<Config, 'databaseUrl' | 'auth' | 'vault' | 'escrow' | 'roles'>
}

async function askOne({ url, set }: ReturnType<typeof tablesOf>[number]): Promise<Wait | undefined> {
  try {
    const missing = await missingMigrations(url, set)
    if (missing.length === 0) return undefined
    return { reason: 'database not migrated yet', details: `${set} lacks ${missing.join(', ')}` }
  } catch (error) {
    return notReached(`${set}: ${explainDatabase(error)}`)
  }
}

function notReached(details: string): Wait {
  return { reason: 'database not reached yet', details }
}
