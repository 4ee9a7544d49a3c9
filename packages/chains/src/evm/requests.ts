type Hex = `0x${string}`
/** Text is hex or decimal. */
type Quantity = bigint | number | string

/** What apps ask an EVM wallet for. */
export type Requests = {
  readonly transaction: EvmTransaction
  readonly typedData: TypedData | string
  readonly call: EvmCall
}

/** A transaction to sign. The wallet fills in what is missing. */
export type EvmTransaction = {
  /** The receiver; none to deploy a contract. */
  readonly to?: string | null | undefined
  /** Amount in wei. */
  readonly value?: Quantity | undefined
  readonly data?: string | undefined
  /** The same as `data`, as some libraries call it. */
  readonly input?: string | undefined
  readonly gas?: Quantity | undefined
  /** The same as `gas`, as some libraries call it. */
  readonly gasLimit?: Quantity | undefined
  readonly gasPrice?: Quantity | undefined
  readonly maxFeePerGas?: Quantity | undefined
  readonly maxPriorityFeePerGas?: Quantity | undefined
  readonly maxFeePerBlobGas?: Quantity | undefined
  readonly nonce?: Quantity | undefined
  readonly type?: string | undefined
  readonly accessList?: readonly { readonly address: Hex; readonly storageKeys: readonly Hex[] }[] | undefined
  /** Signed authorizations (EIP-7702). If there is no `gas`, it is estimated. */
  readonly authorizationList?: readonly Authorization[] | undefined
  /** Data to carry in blobs (EIP-4844), into which it is split. */
  readonly blobs?: Hex | Uint8Array | undefined
}

/** A signed authorization, as viem returns it. */
export type Authorization = {
  readonly address: Hex
  readonly chainId: number
  readonly nonce: number
  readonly r: Hex
  readonly s: Hex
  readonly v?: bigint | undefined
  readonly yParity?: number | undefined
}

/** One call of a batch (EIP-5792). */
export type EvmCall = {
  readonly to?: Hex | undefined
  readonly value?: Quantity | undefined
  readonly data?: Hex | undefined
}

/** Structured data (EIP-712). */
export type TypedData = {
  readonly domain?: Readonly<Record<string, unknown>> | undefined
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}
