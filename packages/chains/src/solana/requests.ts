/** What apps ask a Solana wallet for. */
export type Requests = {
  readonly transaction: SolanaTransaction
}

/** A serialised transaction, as bytes or as base64 text. */
export type SolanaTransaction = Uint8Array | string
