/** A wallet's entry in `window.injectedWeb3`, with the members that are used here. */
export type InjectedWallet = {
  /** Prompts the visitor, unless the wallet already shares accounts with this page. */
  enable(appName: string): Promise<Injected>
}

/** What `enable` resolves to. */
export type Injected = {
  readonly accounts: {
    get(): Promise<readonly InjectedAccount[]>
    /** Calls back with the whole list, now and on every change. */
    subscribe(listener: (accounts: readonly InjectedAccount[]) => void): () => void
  }
  readonly signer: {
    signRaw?(payload: RawPayload): Promise<{ signature: string }>
    signPayload?(payload: TransactionPayload): Promise<{ signature: string }>
  }
}

export type InjectedAccount = {
  /** SS58. Most wallets use prefix 42. */
  readonly address: string
  readonly type?: string | undefined
  /** The only chain on which the visitor allows the account. */
  readonly genesisHash?: string | null | undefined
  readonly name?: string | undefined
}

export type RawPayload = {
  readonly address: string
  /** Hex. Wallets wrap it in `<Bytes>` and `</Bytes>`, so that it cannot be a transaction. */
  readonly data: string
  readonly type: 'bytes'
}

/**
 * A transaction, from which a wallet builds the bytes to sign. Numbers are in hex.
 *
 * @see https://github.com/polkadot-js/api/blob/master/packages/types/src/types/extrinsic.ts
 */
export type TransactionPayload = {
  readonly address: string
  /** The block after which it becomes valid. */
  readonly blockHash: string
  readonly blockNumber: string
  readonly era: string
  readonly genesisHash: string
  /** The call. */
  readonly method: string
  readonly nonce: string
  readonly signedExtensions: readonly string[]
  readonly specVersion: string
  readonly tip: string
  readonly transactionVersion: string
  readonly version: 4
  /** 1 if the digest of the metadata is signed too. */
  readonly mode?: 1 | undefined
  readonly metadataHash?: string | undefined
}
