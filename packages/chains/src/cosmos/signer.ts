/** A sign document of mode DIRECT, in its encoded parts. */
export type DirectDoc = {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  readonly accountNumber: bigint
}

/** A sign document of mode AMINO_JSON. Its fields are those of the standard. */
export type AminoDoc = {
  readonly chain_id: string
  readonly account_number: string
  readonly sequence: string
  readonly fee: { readonly amount: readonly AminoCoin[]; readonly gas: string }
  readonly msgs: readonly { readonly type: string; readonly value: unknown }[]
  readonly memo: string
  readonly timeout_height?: string | undefined
}

export type AminoCoin = { readonly denom: string; readonly amount: string }

/** What a wallet says it signed. Wallets let people change the fee, so `signed` can differ from what was asked. */
export type Signed<doc> = {
  readonly signed: doc
  /** 64 bytes: r and s. */
  readonly signature: Uint8Array
  /** 33 bytes. */
  readonly publicKey: Uint8Array
}

/**
 * Signs for one account of a session. The shapes of what it resolves to are checked; whether it
 * signed what was asked is not.
 */
export type CosmosSigner = {
  readonly address: string
  /** Undefined until the wallet has said it. */
  readonly publicKey?: Uint8Array | undefined
  /** The key is on a device that only signs AMINO documents. */
  readonly isLedger: boolean
  signDirect(doc: DirectDoc): Promise<Signed<DirectDoc>>
  signAmino?(doc: AminoDoc): Promise<Signed<AminoDoc>>
}
