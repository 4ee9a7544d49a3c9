/** What apps ask a Bitcoin wallet for. */
export type Requests = {
  readonly transaction: BitcoinTransaction
}

/** A PSBT (BIP-174), as bytes or as base64 text. */
export type BitcoinTransaction = Uint8Array | string
