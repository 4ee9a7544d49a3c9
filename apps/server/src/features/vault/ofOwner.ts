import type { VaultOwner } from '@latchkey/protocol/http/vault'

/** What all rows of one wallet begin with. */
export type WalletKey = { project_id: string; account_id: string }

export function keyOf({ projectId, accountId }: VaultOwner): WalletKey {
  return { project_id: projectId, account_id: accountId }
}

type Restricted<Query> = { where(column: keyof WalletKey, is: '=', value: string): Query }

/** Restricts a query to the rows of one wallet. */
export function ofOwner<Query extends Restricted<Query>>(query: Query, owner: VaultOwner): Query {
  return query.where('project_id', '=', owner.projectId).where('account_id', '=', owner.accountId)
}
