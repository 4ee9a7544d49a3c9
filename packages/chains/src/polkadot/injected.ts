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
  readonly signer: { signRaw?(payload: RawPayload): Promise<{ signature: string }> }
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
