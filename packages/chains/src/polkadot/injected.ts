/** What a wallet puts under its name into `window.injectedWeb3`: as little of it as is relied on. */
export type InjectedWallet = {
  /** Asks the visitor, unless the wallet shares its accounts with this page already. */
  enable(appName: string): Promise<Injected>
}

/** What a wallet gives a page that it trusts. */
export type Injected = {
  readonly accounts: {
    get(): Promise<readonly InjectedAccount[]>
    /** Calls back with the whole list, now and on every change. */
    subscribe(listener: (accounts: readonly InjectedAccount[]) => void): () => void
  }
  readonly signer: { signRaw?(payload: RawPayload): Promise<{ signature: string }> }
}

export type InjectedAccount = {
  /** SS58, as the wallet likes to write it: most use the prefix 42. */
  readonly address: string
  readonly type?: string | undefined
  /** The only chain the visitor allows it on. */
  readonly genesisHash?: string | null | undefined
  readonly name?: string | undefined
}

export type RawPayload = {
  readonly address: string
  /** Hex. Wallets sign it between `<Bytes>` and `</Bytes>`, so that it is never a transaction. */
  readonly data: string
  readonly type: 'bytes'
}
