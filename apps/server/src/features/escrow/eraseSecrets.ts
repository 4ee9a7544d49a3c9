import type { Kysely } from 'kysely'
import { appendAudit } from '../../audit/appendAudit.ts'
import type { Owner } from '../../walletCalls/readAccessToken.ts'
import type { EscrowTables } from './tables.ts'

/** Deletes the secrets of an account that is being deleted. Does nothing the second time. */
export function eraseSecrets(db: Kysely<EscrowTables>, { accountId, projectId }: Owner): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('escrow_secrets')
      .where('project_id', '=', projectId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    const details = { project: projectId }
    await appendAudit(tx, { chain: 'escrow', kind: 'escrow/erased', subject: accountId, details })
  })
}
