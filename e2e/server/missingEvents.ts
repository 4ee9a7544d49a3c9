import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/db/openDatabase.ts'
import { silent } from './silent.ts'

/**
 * The accepted events that are not stored; waits up to `timeoutMs`
 * milliseconds until all of them are.
 */
export async function missingEvents(
  databaseUrl: string,
  accepted: ReadonlySet<string>,
  timeoutMs = 20_000,
): Promise<string[]> {
  const db = openDatabase(databaseUrl, silent, { max: 1 })
  const until = Date.now() + timeoutMs
  try {
    for (;;) {
      const rows = await db
        .selectFrom('events')
        .select('event_id')
        .execute()
        .catch(() => [])
      const stored = new Set(rows.map(({ event_id }) => event_id))
      const missing = [...accepted].filter((id) => !stored.has(id))
      if (!missing.length || Date.now() > until) return missing
      await sleep(250)
    }
  } finally {
    await db.destroy()
  }
}
