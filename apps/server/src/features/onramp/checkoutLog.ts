import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** A checkout that a provider opened for a buyer, or failed to open. */
export type Checkout = {
  readonly projectId: string
  readonly provider: string
  readonly origin: string | undefined
  /** Where the purchase is delivered. */
  readonly wallets: readonly string[]
  readonly outcome: 'opened' | 'failed'
}

/** Which checkouts to delete; without a field, of any value. */
export type CheckoutFilter = {
  /** Of `walletHash`. */
  readonly wallet?: Buffer | undefined
  readonly projectId?: string | undefined
  readonly before?: Date | undefined
}

/** Rows removed per statement, to keep locks short. */
const deleteBatch = 5_000

/** Records a checkout for each wallet, so that it can be found and deleted by any of them. */
export async function recordCheckout(
  db: Kysely<Database>,
  hashKey: Buffer,
  { projectId, provider, origin, wallets, outcome }: Checkout,
  now: number,
): Promise<void> {
  const row = { project_id: projectId, provider, origin: origin ?? null, outcome, created_at: new Date(now) }
  const hashes = [...new Set(wallets.map((address) => address.toLowerCase()))]
  const rows = hashes.map((address) => ({ ...row, wallet_hash: walletHash(hashKey, address) }))
  if (rows.length > 0) await db.insertInto('onramp_audit').values(rows).execute()
}

/** Deletes what matches all given fields; resolves to the number of deleted records. */
export async function deleteCheckouts(
  db: Kysely<Database>,
  { wallet, projectId, before }: CheckoutFilter,
): Promise<number> {
  let deleted = 0
  for (;;) {
    const rows = db
      .selectFrom('onramp_audit')
      .select('id')
      .$if(wallet !== undefined, (query) => query.where('wallet_hash', '=', wallet ?? Buffer.of()))
      .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? ''))
      .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? new Date(0)))
      .orderBy('id')
      .limit(deleteBatch)
    const { numAffectedRows = 0n } = await sql`delete from onramp_audit where id in (${rows})`.execute(db)
    deleted += Number(numAffectedRows)
    if (numAffectedRows < deleteBatch) return deleted
  }
}

/** Keyed: allows lookups by address, but the table reveals none. */
export function walletHash(hashKey: Buffer, address: string): Buffer {
  return createHmac('sha256', hashKey).update(`onramp ${address.toLowerCase()}`).digest()
}
