import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Number of events on a day, and of distinct accounts. */
export type EventCount = { day: string; event: string; n: number; accounts: number }

/** Event counts of a project between two days, inclusive. */
export async function readCounts(options: readCounts.Options): Promise<EventCount[]> {
  const { db, projectId, from, to } = options
  const { rows } = await sql<{ day: string; event: string; n: string; accounts: string }>`
    select day::text as day, event, n, accounts from event_counts
    where project_id = ${projectId} and day between ${from}::date and ${to}::date
    order by day, event
    limit 20000
  `.execute(db)
  return rows.map(({ n, accounts, ...row }) => ({ ...row, n: Number(n), accounts: Number(accounts) }))
}

export declare namespace readCounts {
  type Options = {
    db: Kysely<Database>
    projectId: string
    /** UTC days such as `2026-01-31`. */
    from: string
    to: string
  }
}
