/**
 * The members of Keplr's interface that are used here. Other wallets offer the same interface.
 *
 * @see https://docs.keplr.app/api/
 */
export type KeplrProvider = {
  /** The name of a wallet that takes Keplr's place. Keplr itself has none. */
  readonly name?: string | undefined
  /** Prompts the visitor, unless the page may use the chains already. Unlocks the wallet first. */
  enable(chainIds: string | readonly string[]): Promise<void>
  getKey(chainId: string): Promise<KeplrKey>
  signDirect(
    chainId: string,
    signer: string,
    doc: KeplrDirectDoc,
    options?: KeplrSignOptions,
  ): Promise<KeplrSigned<KeplrDirectDoc>>
  signAmino?(
    chainId: string,
    signer: string,
    doc: object,
    options?: KeplrSignOptions,
  ): Promise<KeplrSigned<unknown>>
  /** Signs a message as ADR-036 says. */
  signArbitrary?(chainId: string, signer: string, data: string | Uint8Array): Promise<KeplrSignature>
  /** Adds a chain to the wallet. May never settle. */
  experimentalSuggestChain?(chain: object): Promise<void>
  /** Takes back the page's access to the chains. */
  disable?(chainIds: readonly string[]): Promise<void>
  on?(event: string, listener: () => void): unknown
  off?(event: string, listener: () => void): unknown
}

/** The account that the wallet is on. */
export type KeplrKey = {
  /** 33 bytes. */
  readonly pubKey: Uint8Array
  readonly bech32Address: string
  /** The key is on a Ledger, which only signs AMINO documents. */
  readonly isNanoLedger?: boolean | undefined
}

export type KeplrDirectDoc = {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  /** A `Long` in the answers of most wallets. */
  readonly accountNumber: unknown
}

/** What was signed: the visitor may have changed the fee and the memo in the wallet. */
export type KeplrSigned<doc> = { readonly signed: doc; readonly signature: KeplrSignature }

export type KeplrSignature = {
  readonly pub_key: { readonly type: string; readonly value: string }
  /** Base64 of 64 bytes. */
  readonly signature: string
}

/** Whether to keep the fee and the memo as they are asked for. */
export type KeplrSignOptions = {
  readonly preferNoSetFee?: boolean | undefined
  readonly preferNoSetMemo?: boolean | undefined
}
