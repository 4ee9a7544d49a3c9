/**
 * The tables of the escrow: in a database of their own, so not part of the server's. Those of
 * wrapped keys, proofs and stops are the same in several roles: `walletCalls/`, `releases/`.
 */
export type EscrowTables = {
  escrow_secrets: {
    project_id: string
    account_id: string
    factor_id: string
    wrapped: Buffer
    created_at: Date
  }
}
