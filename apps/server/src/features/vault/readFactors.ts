import type { Answer } from '@latchkey/protocol/http/contract'
import type { vaultFactors } from '@latchkey/protocol/http/vault'
import type { Kysely } from 'kysely'
import { retryLost } from '../../db/retryLost.ts'
import type { Owner } from '../../walletCalls/readAccessToken.ts'
import { ofOwner } from './ofOwner.ts'
import type { VaultTables } from './tables.ts'

/** Kinds of what opens a wallet, and since when. */
export async function readFactors(
  db: Kysely<VaultTables>,
  owner: Owner,
): Promise<Answer<typeof vaultFactors>['factors']> {
  const [pairs, totp] = await retryLost(() =>
    Promise.all([
      ofOwner(db.selectFrom('vault_pairs'), owner)
        .select(({ fn }) => ['factor_id', 'kind', fn.min('created_at').as('since')])
        .groupBy(['factor_id', 'kind'])
        .orderBy('since')
        .execute(),
      ofOwner(db.selectFrom('vault_totp'), owner).select('created_at').executeTakeFirst(),
    ]),
  )
  return [
    ...pairs.map(({ kind, since }) => ({ kind, addedAt: since.toISOString() })),
    ...(totp ? [{ kind: 'totp' as const, addedAt: totp.created_at.toISOString() }] : []),
  ]
}
