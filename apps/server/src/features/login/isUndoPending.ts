import type { Kysely } from 'kysely'
import type { LoginTables } from './tables.ts'

/**
 * Whether another account gave this address up less than a day ago. It is kept free for
 * it: an account that took it would be in the way of undoing the change.
 */
export async function isUndoPending(db: Kysely<LoginTables>, args: isUndoPending.Args): Promise<boolean> {
  const { projectId, addressHash, accountId, now } = args
  const row = await db
    .selectFrom('login_changes')
    .innerJoin('login_accounts', 'login_accounts.id', 'login_changes.account_id')
    .select('login_changes.id')
    .where('login_accounts.project_id', '=', projectId)
    .where('login_accounts.address_hash', '!=', addressHash)
    .where('login_changes.old_hash', '=', addressHash)
    .where('login_changes.step', '=', 'done')
    .where('login_changes.expires_at', '>', now)
    .$if(accountId !== undefined, (query) => query.where('login_accounts.id', '!=', accountId ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

export declare namespace isUndoPending {
  type Args = {
    projectId: string
    addressHash: Buffer
    /** The account that wants the address; undefined for a new one. */
    accountId?: string | undefined
    now: Date
  }
}
