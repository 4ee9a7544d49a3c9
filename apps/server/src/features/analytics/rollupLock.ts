import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Arbitrary id of the advisory locks of counts; the same in every process. */
const rollupLock = 514_106_723
const buckets = 64

/**
 * Until the transaction ends, no other process adds to the counts of these projects. Projects share
 * a few locks, so that a transaction never needs many.
 */
export async function lockRollups(tx: QueryExecutorProvider, projectIds: Iterable<string>): Promise<void> {
  const numbers = new Set<number>()
  for (const id of projectIds) numbers.add(createHash('sha1').update(id).digest().readUInt16BE() % buckets)
  // In one order, so that transactions do not wait for each other in a circle.
  const sorted = [...numbers].sort((one, other) => one - other)
  await sql`
    select pg_advisory_xact_lock(${rollupLock}, bucket) from unnest(${sql.val(sorted)}::int[]) as bucket
  `.execute(tx)
}
