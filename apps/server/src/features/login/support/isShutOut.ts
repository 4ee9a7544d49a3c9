import { loginUserErasing } from '@latchkey/protocol/catalogue'
import type { Transaction } from 'kysely'
import { Refusal } from '../../../refusal.ts'
import type { LoginTables } from '../tables.ts'

/**
 * Whether an owner has shut one of these accounts out. Holds what disables or deletes them back
 * until the login is stored, which then ends its session. Throws a Refusal if one is being deleted.
 */
export async function isShutOut(tx: Transaction<LoginTables>, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('login_accounts')
    .select('disabled_at')
    .where('id', 'in', ids)
    // The same order for every login, so that two never wait for each other.
    .orderBy('id')
    .forShare()
    .execute()
  const erasing = await tx
    .selectFrom('login_deletions')
    .select('account_id')
    .where('account_id', 'in', ids)
    .where('state', '=', 'erasing')
    .executeTakeFirst()
  if (erasing) throw new Refusal(loginUserErasing)
  return rows.some(({ disabled_at }) => disabled_at !== null)
}
