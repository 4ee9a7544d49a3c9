import type { FactorKind } from '@latchkey/protocol/http/vault'

type Wallet = { project_id: string; account_id: string }

/**
 * The tables of wallets: in a database of their own, so not part of the server's. Those of
 * wrapped keys, proofs and stops are the same in several roles: `walletCalls/`, `releases/`.
 */
export type VaultTables = {
  vault_wallets: Wallet & {
    revision: number
    active_gen: number | null
    active_commit: string | null
    created_at: Date
  }
  vault_vaults: Wallet & {
    commit: string
    gen: number
    box: Buffer
    activated: boolean
    created_at: Date
  }
  vault_pairs: Wallet & {
    factor_id: string
    commit: string
    gen: number
    kind: FactorKind
    salt: Buffer
    sealed_meta: Buffer
    wrapped: Buffer
    created_at: Date
  }
  vault_revoked: Wallet & { factor_id: string; revision: number }
}
