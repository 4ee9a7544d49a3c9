import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/db/openDatabase.ts'
import { silent } from './silent.ts'

/**
 * Which of the accepted events are not stored; waits up to `patience`
 * milliseconds for the last of them.
 */
export async function missingEvents(
  databaseUrl: string,
  accepted: ReadonlySet<string>,
  patience = 20_000,
): Promise<string[]> {
  const db = openDatabase(databaseUrl, silent, { max: 1 })
  const until = Date.now() + patience
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
