/** What every key of a wallet is derived from: the entropy of its recovery phrase, and the BIP-39 seed. */
export type KeyRoot = {
  /** 16 to 32 bytes, as the words encode them. Polkadot derives from these. */
  readonly entropy: Uint8Array
  /** 64 bytes, from the words without a passphrase. */
  readonly seed: Uint8Array
}

/** A key of a chain family. The caller wipes `privateKey`. */
export type DerivedKey = {
  readonly privateKey: Uint8Array
  readonly publicKey: Uint8Array
  readonly address: string
}
