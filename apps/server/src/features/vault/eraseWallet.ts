import type { Kysely } from 'kysely'
import { appendAudit } from '../../audit/appendAudit.ts'
import type { Owner } from '../../walletCalls/readAccessToken.ts'
import { ofOwner } from './ofOwner.ts'
import type { VaultTables } from './tables.ts'

/** All that is stored of a wallet. */
const tables = [
  'vault_pairs',
  'vault_vaults',
  'vault_confirm',
  'vault_confirm_keys',
  'vault_confirm_challenges',
  'vault_confirm_entries',
  'vault_totp',
  'vault_code_entries',
  'vault_handovers',
  'vault_revoked',
  'vault_wallets',
] as const

/** Deletes a wallet whose account is being deleted. Does nothing the second time. */
export function eraseWallet(db: Kysely<VaultTables>, owner: Owner): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Waits for a write that has begun.
    await ofOwner(tx.selectFrom('vault_wallets'), owner).select('revision').forUpdate().execute()
    let count = 0n
    for (const table of tables) {
      const { numDeletedRows } = await ofOwner(tx.deleteFrom(table), owner).executeTakeFirst()
      count += numDeletedRows
    }
    if (count === 0n) return
    const { accountId, projectId } = owner
    await appendAudit(tx, {
      chain: 'vault',
      kind: 'vault/erased',
      subject: accountId,
      details: { project: projectId },
    })
  })
}
