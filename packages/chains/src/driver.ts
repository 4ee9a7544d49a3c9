import type { AssetId, ChainId, Namespace } from '@latchkey/protocol/caip'
import type { AccountType } from './account.ts'
import type {
  Balance,
  FeeSpeed,
  Permit,
  Receipt,
  Recipient,
  Revocable,
  Simulation,
  TokenBalance,
  TransactionHandle,
  TransferFee,
  TransferRecord,
  WalletAsset,
} from './transaction.ts'
import type { LocalWallet, RemoteFamily, Session, Wallet } from './wallet.ts'

export * from './account.ts'
export * from './transaction.ts'
export * from './wallet.ts'
export type { AssetId, ChainId, Namespace }

/**
 * A chain family: how to find its wallets, connect to them, and what it can do.
 *
 * A plain object. The capabilities of a family are its optional members: what
 * a family lacks it leaves out, the interface hides it, and nothing outside this
 * package compares a namespace. A capability is a function that loads it, so a
 * driver costs a host's bundle a few hundred bytes until it is used.
 *
 * Remote and embedded wallets are not families: a connector hands the driver a
 * {@link Wallet}, as if it had been found in the page.
 */
export type Driver<provider = unknown> = {
  readonly namespace: Namespace
  /** What people call the family; a name, so never translated. @default the name of its first network */
  readonly name?: string | undefined
  /**
   * In the order of the host's configuration; the first is the default. The kit's own
   * copy of a driver has the networks of the moment: the host may add and remove some while running.
   */
  readonly networks: readonly Network[]
  /** The kind of account selected where a wallet offers several. */
  readonly defaultAccountType: AccountType
  readonly addresses: Addresses
  readonly assets: Assets

  /**
   * Watches for wallets in the page. Calls back at once with those already
   * known and again with the whole list on every change. Makes no request.
   */
  wallets(onChange: (wallets: readonly LocalWallet<provider>[]) => void): () => void
  /**
   * Connects to a wallet. With `silent` it must not show anything to the
   * visitor: it resolves only if the wallet already trusts this page.
   */
  connect(args: Driver.ConnectArgs<provider>): Promise<Session<provider>>
  /** What a wallet on another device is asked to grant; absent where the family cannot be reached so. */
  remote?(): Promise<RemoteFamily>

  /** Switching between networks. */
  readonly networkSwitch?: NetworkSwitch | undefined
  /** Signing texts, and verifying them. */
  messages?(): Promise<Messages>
  /** Signing structured data (EIP-712). */
  typedData?(): Promise<TypedData>
  /** Signing and broadcasting transactions of the family's own shape. */
  transactions?(): Promise<Transactions>
  /** Following transactions to their end. */
  receipts?(): Promise<Receipts>
  /** Running several transactions as one (EIP-5792). */
  batches?(): Promise<Batches>
  /** Allowances granted by a signature alone (EIP-2612). */
  permits?(): Promise<Permits>
  /** Revoking allowances. */
  allowances?(): Promise<Allowances>
  /** Sending an amount of a coin or token to an address. */
  transfers?(): Promise<Transfers>
  /** The fee choices of a transfer, cheapest first. Absent where there is one price. */
  readonly feeSpeeds?: readonly FeeSpeed[] | undefined
  /** Names that stand for addresses. */
  names?(): Promise<Names>
  /** Balances read from the network's own nodes. */
  balances?(): Promise<Balances>
  /** What the wallet reports about the account. */
  walletReports?(): Promise<WalletReports>
  /** On-ramp providers can deliver to this family. */
  readonly onramp?: boolean | undefined
  /** Swaps that a server prepares can be signed. */
  readonly swaps?: boolean | undefined
  /** The page of an address or transaction, where the network has an explorer. */
  explorerUrl?(
    args: { network: Network; address: string } | { network: Network; hash: string },
  ): string | undefined
}

/** How a family writes addresses. Everything but `parse` is synchronous and cheap. */
export type Addresses = {
  /** Whether the text could be an address, of that network where one is given. No checksum. */
  isValid(value: string, network?: Network | undefined): boolean
  /** The same for two texts exactly when they are the same address: the only way to compare addresses. */
  key(address: string): string
  /** The address as that network writes it; undefined where it is none, or its checksum is wrong. */
  parse?(value: string, network: Network): Promise<string | undefined>
}

/** How a family writes assets. */
export type Assets = {
  /** CAIP-19, the same for every spelling of a token's address; of the coin without one. */
  id(network: ChainId, token?: string | undefined): AssetId
  /** What servers write for the family's own coin where a token's address is expected. */
  readonly coin: string
}

export type NetworkSwitch = {
  /** Who chooses the network: the wallet has to be asked, or the page decides alone. */
  readonly by: 'wallet' | 'page'
  /** Uses a network, adding it to the wallet where it lacks it. */
  to(args: { session: Session; network: Network }): Promise<void>
}

export type Messages = {
  /** Signs a text; resolves to the signature as the family writes it. */
  sign(args: Driver.SignMessageArgs): Promise<string>
  /**
   * Whether a signature over a text is the account's; undefined where that cannot
   * be told here. Rejects where only a node could tell and none answers.
   */
  verify?(args: Driver.VerifyMessageArgs): Promise<boolean | undefined>
  /** Has the wallet write and sign the sign-in text in one step; undefined where the wallet does not offer it. */
  signIn?(args: Driver.SignInArgs): Promise<SignedIn | undefined>
}

export type TypedData = { sign(args: Driver.SignTypedDataArgs): Promise<string> }

export type Transactions = {
  /** Has the wallet sign and broadcast a transaction. */
  send(args: Driver.TransactionArgs): Promise<TransactionHandle>
  /** Has the wallet sign a transaction without broadcasting it; resolves to it as the network's nodes take it. */
  sign?(args: Driver.TransactionArgs): Promise<string>
  /**
   * What a transaction would do to the account, without sending it. The chain
   * moves on between simulation and signature, so this is advice and no promise.
   * Never rejects; what could not be simulated is `unknown`.
   */
  simulate?(args: Driver.SimulateArgs): Promise<Simulation>
}

export type Receipts = {
  /** Resolves when the transaction is final enough to show as done, or rejects with the reason. */
  wait(args: Driver.WaitArgs): Promise<Receipt>
  /** What a transaction transferred, read from the network's nodes alone: no wallet and no session is needed. */
  transfers?(args: Driver.WaitArgs): Promise<TransferRecord>
}

export type Batches = {
  /** Has the wallet run the calls in order, all of them or none; resolves to the batch's id. */
  send(args: Driver.SendCallsArgs): Promise<string>
  /** Resolves when the batch has ended; the hash is that of the transaction that carried it. */
  wait(args: Driver.WaitForCallsArgs): Promise<Receipt>
}

export type Permits = {
  /** Whether the account could sign a permit for the token, as far as the chain can prove it. */
  canSign(args: Driver.PermitArgs): Promise<boolean>
  /**
   * Has the wallet sign a permit for exactly the amount, and simulates it. Undefined
   * where wallet, account or token cannot after all; rejects where the visitor declines.
   */
  sign(args: Driver.PermitArgs & { session: Session }): Promise<Permit | undefined>
}

export type Allowances = {
  /** The transaction that revokes an allowance. */
  revocation(args: Revocable): Promise<unknown>
}

export type Transfers = {
  /** What the transfer costs; rejects with the reason where it would fail. */
  fee(args: Driver.TransferFeeArgs): Promise<TransferFee>
  /** Has the wallet send the amount. */
  send(args: Driver.TransferArgs & { session: Session }): Promise<TransactionHandle>
  /** The transfer as a transaction of the family's own shape, to be simulated before it is signed. */
  transaction?(args: Driver.TransferArgs): Promise<unknown>
  /** What is at an address: an account or a contract, and whether it was ever used. */
  recipient?(args: { network: Network; address: string }): Promise<Recipient>
}

export type Names = {
  /**
   * The address a name has on that network; undefined where it has none there.
   * `networks` are those the kit may ask: names may be kept on another than `network`.
   */
  resolve(args: Driver.ResolveNameArgs): Promise<string | undefined>
}

export type Balances = {
  /** The balance of the network's own coin. */
  coin(args: { network: Network; address: string }): Promise<Balance>
  /** A token as its chain describes it, and the balance of an account where one is given. */
  token?(args: { network: Network; token: string; address?: string | undefined }): Promise<TokenBalance>
}

export type WalletReports = {
  /** What the account holds (EIP-7811); undefined where the wallet does not say. */
  assets(args: {
    session: Session
    network: Network
    address: string
  }): Promise<readonly WalletAsset[] | undefined>
  /** What the wallet supports on each network (EIP-5792). */
  capabilities(args: Driver.CapabilitiesArgs): Promise<Capabilities>
}

export declare namespace Driver {
  type ConnectArgs<provider = unknown> = {
    wallet: Wallet<provider>
    /** The network the host would like; the session may land on another. */
    network?: Network | undefined
    /** The app's networks at the moment it is called; they may change during the session. @default the driver's own */
    networks?: (() => readonly Network[]) | undefined
    silent?: boolean | undefined
    signal?: AbortSignal | undefined
  }
  type SignMessageArgs = { session: Session; address: string; message: string | Uint8Array }
  type VerifyMessageArgs = { network: Network; address: string; message: string; signature: string }
  type SignInArgs = {
    session: Session
    /** Who must sign. @default the account that the visitor chooses in the wallet */
    address?: string | undefined
    /** The fields of the text by their names in CAIP-122. */
    input: Readonly<Record<string, string | readonly string[] | undefined>>
  }
  type SignTypedDataArgs = { session: Session; address: string; data: unknown }
  type TransactionArgs = {
    session: Session
    network: Network
    address: string
    /** The family's own request: an EIP-1193 transaction, a base64 Solana one, a PSBT. */
    transaction: unknown
  }
  type SimulateArgs = {
    network: Network
    address: string
    /** The same request that {@link Transactions.send} takes. */
    transaction: unknown
    signal?: AbortSignal | undefined
  }
  type SendCallsArgs = {
    session: Session
    network: Network
    address: string
    /** Each as {@link Transactions.send} takes it, in order. */
    calls: readonly unknown[]
  }
  type CapabilitiesArgs = {
    session: Session
    address: string
    /** Those a wallet means where it says "on all". @default the driver's own */
    networks?: readonly Network[] | undefined
  }
  type PermitArgs = {
    network: Network
    /** The owner of the token. */
    address: string
    token: string
    spender: string
    /** In base units. */
    amount: bigint
  }
  type WaitForCallsArgs = { session: Session; id: string; signal?: AbortSignal | undefined }
  type WaitArgs = { network: Network; handle: TransactionHandle; signal?: AbortSignal | undefined }
  type TransferArgs = {
    network: Network
    /** The sender. */
    address: string
    /** Absent for the network's own coin. */
    token?: string | undefined
    to: string
    /** In base units. */
    amount: bigint
    /** The decimals the amount was entered with: refused where the chain says otherwise. */
    decimals?: number | undefined
    /** {@link TransferFee.terms} as they were shown, for the wallet to keep to. */
    terms?: unknown
  }
  type TransferFeeArgs = Omit<TransferArgs, 'amount'> & {
    /** `max` for all of the coin, whose amount is what fee and reserve leave. */
    amount: bigint | 'max'
    /** @default normal */
    speed?: FeeSpeed | undefined
  }
  type ResolveNameArgs = { network: Network; name: string; networks: readonly Network[] }
}

/** A chain one can be on. */
export type Network = {
  readonly id: ChainId
  readonly namespace: Namespace
  readonly name: string
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Tried in order; the first that answers wins. */
  readonly rpcUrls: readonly string[]
  /** A gateway of the host's own, asked before `rpcUrls`. Never told to a wallet. */
  readonly gatewayUrl?: string | undefined
  readonly explorer?: { readonly name: string; readonly url: string } | undefined
  readonly testnet?: boolean | undefined
  /** An image the host serves; initials are drawn without one. */
  readonly icon?: string | undefined
  /** Milliseconds between blocks, where known. */
  readonly blockTime?: number | undefined
  /** The family's own description (a viem chain, a genesis hash), opaque to the kit. */
  readonly native?: unknown
}

/** The text as it was signed, and the signature as the family writes it. */
export type SignedIn = {
  readonly address: string
  readonly message: string
  readonly signature: string
}

export type Capabilities = Readonly<Partial<Record<ChainId, Readonly<Record<string, unknown>>>>>
