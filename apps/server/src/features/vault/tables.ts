import type { FactorKind } from '@latchkey/protocol/http/vault'
import type { ColumnType, Generated } from 'kysely'

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
    annex: Buffer | null
    annex_version: Generated<number>
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
    session_id: string | null
    created_at: Date
  }
  vault_confirm: Wallet & { ends_at: Date | null }
  vault_confirm_keys: Wallet & {
    factor_id: string
    credential_id: string
    public_key: Buffer
    /** A string of digits when it is read. */
    uses: ColumnType<string, number | undefined, number>
    created_at: Date
  }
  vault_confirm_challenges: Wallet & { id: string; session_id: string; nonce: string; expires_at: Date }
  vault_confirm_entries: Wallet & { session_id: string; expires_at: Date }
  vault_totp: Wallet & {
    wrapped: Buffer
    backup: Buffer[]
    last_step: number
    tries: Generated<number>
    locks: Generated<number>
    locked_until: Generated<Date>
    created_at: Date
  }
  vault_code_entries: Wallet & { session_id: string; expires_at: Date }
  vault_handovers: Wallet & {
    id: string
    session_id: string
    jkt: string
    public_key: string
    tag: string
    state: Generated<'waiting' | 'answered' | 'declined'>
    answer: ColumnType<{ enc: string; ciphertext: string } | null, never, string | null>
    created_at: Date
    expires_at: Date
  }
  vault_revoked: Wallet & { factor_id: string; revision: number }
}
