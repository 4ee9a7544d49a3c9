import { type QueryExecutorProvider, sql } from 'kysely'

/** Rows removed per statement, to keep locks short. */
const batchRows = 5_000

/** Deletes the rows of a table whose `expires_at` is before the given time. */
export async function pruneExpired(
  db: QueryExecutorProvider,
  table: string,
  key: string,
  before: number,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where expires_at < ${new Date(before)}
        limit ${batchRows} for update skip locked
      )`.execute(db)
    if (numAffectedRows < batchRows) break
  }
}
