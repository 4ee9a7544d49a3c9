import type { AssetId, ChainId, Namespace } from '@latchkey/protocol/caip'
import type { AccountType } from './account.ts'
import type { TransactionRequest } from './requests.gen.ts'
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
 * A chain family: finds its wallets, connects to them, and lists what the family can do.
 *
 * Optional members are capabilities. A driver leaves out what its family cannot do, and
 * the modal hides it; code outside this package never compares namespaces. A capability
 * is a function that loads its code on demand, so an unused driver adds a few hundred
 * bytes to a bundle.
 *
 * Wallets on other devices and embedded wallets are not families: a connector passes the
 * driver a {@link Wallet}, as if it had been found in the page.
 */
export type Driver<provider = unknown> = {
  readonly namespace: Namespace
  /** The display name of the family. Not translated. @default the name of its first network */
  readonly name?: string | undefined
  /**
   * In the order the host configured them; the first is the default. The kit keeps a copy
   * of the driver with the current networks, because the host can add and remove networks at runtime.
   */
  readonly networks: readonly Network[]
  /** The type of account to select when a wallet offers several. */
  readonly defaultAccountType: AccountType
  readonly addresses: Addresses
  readonly assets: Assets

  /**
   * Watches for wallets in the page. Calls back immediately with the wallets already
   * known, and with the whole list on every change. Makes no request. Returns a function that stops watching.
   */
  wallets(onChange: (wallets: readonly LocalWallet<provider>[]) => void): () => void
  /**
   * Connects to a wallet. With `silent` it must not prompt the visitor: it resolves
   * only if the wallet already trusts this page.
   */
  connect(args: Driver.ConnectArgs<provider>): Promise<Session<provider>>
  /** Fetches what `connect` needs, ahead of a click. */
  load?(): Promise<unknown>
  /** The methods and events to request from a wallet on another device. Absent if the family does not support these. */
  remote?(): Promise<RemoteFamily>

  /** Switches between networks. */
  readonly networkSwitch?: NetworkSwitch | undefined
  /** Signs messages and verifies signatures. */
  messages?(): Promise<Messages>
  /** Signs typed data (EIP-712). */
  typedData?(): Promise<TypedData>
  /** Signs, broadcasts and simulates transactions in the family's own format. */
  transactions?(): Promise<Transactions>
  /** Waits for transactions to be confirmed. */
  receipts?(): Promise<Receipts>
  /** Sends several calls as one transaction (EIP-5792). */
  batches?(): Promise<Batches>
  /** Grants allowances by signature, without a transaction (EIP-2612). */
  permits?(): Promise<Permits>
  /** Revokes allowances, and sessions of apps. */
  allowances?(): Promise<Allowances>
  /** Sends an amount of the coin or of a token to an address. */
  transfers?(): Promise<Transfers>
  /** The fee speeds a transfer offers, cheapest first. Absent if there is only one price. */
  readonly feeSpeeds?: readonly FeeSpeed[] | undefined
  /** Transfers can carry a text for the recipient; exchanges tell their customers apart by it. */
  readonly memo?: { readonly maxBytes: number } | undefined
  /**
   * `device` if no node and no server lists the transactions of an account, so that activity
   * is only what this device sent. @default 'server'
   */
  readonly activity?: 'server' | 'device' | undefined
  /** Resolves names, such as ENS names, to addresses. */
  names?(): Promise<Names>
  /** Reads balances from the network's nodes. */
  balances?(): Promise<Balances>
  /** Reads assets and capabilities from the wallet. */
  walletReports?(): Promise<WalletReports>
  /** On-ramp providers can deliver to this family. */
  readonly onramp?: boolean | undefined
  /** A Latchkey server can list the collectibles of the family's accounts. */
  readonly collectibles?: boolean | undefined
  /** Checks the swaps that a Latchkey server prepares, before the wallet signs anything of them. */
  swaps?(): Promise<Swaps>
  /** The explorer page of an address or transaction; undefined if the network has no explorer. */
  explorerUrl?(
    args: { network: Network; address: string } | { network: Network; hash: string },
  ): string | undefined
}

/** Validates, compares and formats addresses. Everything except `parse` is synchronous and cheap. */
export type Addresses = {
  /** Whether the text has the format of an address, on the given network if there is one. Does not verify the checksum. */
  isValid(value: string, network?: Network | undefined): boolean
  /** Equal for two texts if and only if they are the same address. Compare addresses by key, never as text. */
  key(address: string): string
  /** The address in the network's canonical format; undefined if it is not an address or its checksum is wrong. */
  parse?(value: string, network: Network): Promise<string | undefined>
  /** The address of the same key on another network of the family; undefined if it has none there. */
  onNetwork?(address: string, network: Network): Promise<string | undefined>
}

/** Identifies the assets of a family. */
export type Assets = {
  /** The CAIP-19 id of a token, or of the network's coin if `token` is absent. Equal for every spelling of the token's address. */
  id(network: ChainId, token?: string | undefined): AssetId
  /** The placeholder that servers use for the coin where a token address is expected. */
  readonly coin: string
}

export type NetworkSwitch = {
  /** `wallet` if the wallet must approve a switch; `page` if the page chooses the network without involving the wallet. */
  readonly by: 'wallet' | 'page'
  /** Switches to a network, adding it to the wallet first if the wallet does not know it. */
  to(args: { session: Session; network: Network }): Promise<void>
}

export type Messages = {
  /** Signs a message; resolves to the signature in the family's encoding. */
  sign(args: Driver.SignMessageArgs): Promise<string>
  /**
   * Whether the account made the signature; undefined if this browser cannot verify it.
   * Rejects if verification needs a node and none responds.
   */
  verify?(args: Driver.VerifyMessageArgs): Promise<boolean | undefined>
  /** Asks the wallet to write and sign the sign-in message in one step; undefined if the wallet does not support it. */
  signIn?(args: Driver.SignInArgs): Promise<SignedIn | undefined>
}

export type TypedData = { sign(args: Driver.SignTypedDataArgs): Promise<string> }

export type Transactions = {
  /** Asks the wallet to sign and broadcast a transaction. */
  send(args: Driver.TransactionArgs): Promise<TransactionHandle>
  /** Asks the wallet to sign a transaction without broadcasting it; resolves to the serialised transaction. */
  sign?(args: Driver.TransactionArgs): Promise<string>
  /**
   * Simulates what a transaction would do to the account, without sending it. The
   * outcome can still change before the transaction is in a block. Never rejects: the
   * status is `unknown` if the transaction could not be simulated.
   */
  simulate?(args: Driver.SimulateArgs): Promise<Simulation>
}

export type Receipts = {
  /** Resolves when the transaction is confirmed or can no longer be. Rejects on timeout, abort or if no node responds. */
  wait(args: Driver.WaitArgs): Promise<Receipt>
  /** What a transaction transferred, read from the network's nodes. Needs no wallet and no session. */
  transfers?(args: Driver.WaitArgs): Promise<TransferRecord>
}

export type Batches = {
  /** Asks the wallet to run the calls in order and atomically; resolves to the batch id. */
  send(args: Driver.SendCallsArgs): Promise<string>
  /** Resolves when the batch is complete, to the receipt of its last transaction. */
  wait(args: Driver.WaitForCallsArgs): Promise<Receipt>
}

export type Permits = {
  /** Whether the account can sign a permit for the token, as far as the chain can tell. */
  canSign(args: Driver.PermitArgs): Promise<boolean>
  /**
   * Asks the wallet to sign a permit for exactly the amount, and simulates it. Resolves
   * to undefined if the wallet, the account or the token does not support it; rejects if
   * the visitor declines.
   */
  sign(args: Driver.PermitArgs & { session: Session }): Promise<Permit | undefined>
}

export type Allowances = {
  /** The transaction that revokes an allowance. */
  revocation(args: Driver.RevocationArgs): Promise<TransactionRequest>
  /**
   * Ends what an app may spend within limits without asking (ERC-7715); resolves once the chain
   * has ended it. Absent if the family has no such sessions.
   */
  revokeSession?(args: Driver.RevokeSessionArgs): Promise<void>
}

export type Transfers = {
  /** Estimates the fee. Rejects with the reason if the transfer would fail. */
  fee(args: Driver.TransferFeeArgs): Promise<TransferFee>
  /** Asks the wallet to send the amount. */
  send(args: Driver.TransferArgs & { session: Session }): Promise<TransactionHandle>
  /** The transfer as a transaction in the family's format, to simulate it before it is signed. */
  transaction?(args: Driver.TransferArgs): Promise<unknown>
  /** Whether an address is an account or a contract, and whether it was ever used. */
  recipient?(args: { network: Network; address: string }): Promise<Recipient>
}

export type Names = {
  /** The name of the service, such as ENS. Not translated. */
  readonly service?: string | undefined
  /**
   * The address of a name on `network`; undefined if it has none there. `networks` are
   * all networks of the app: names may be stored on another network.
   */
  resolve(args: Driver.ResolveNameArgs): Promise<string | undefined>
}

export type Balances = {
  /** The balance of the network's coin. */
  coin(args: { network: Network; address: string }): Promise<Balance>
  /** A token's symbol and decimals as stored on the chain, and the balance of `address` if given. */
  token?(args: { network: Network; token: string; address?: string | undefined }): Promise<TokenBalance>
  /** The symbol and decimals of a well-known token; undefined for others. Asks no node. */
  known?(args: {
    network: Network
    token: string
  }): Promise<Pick<TokenBalance, 'symbol' | 'decimals'> | undefined>
}

/**
 * What a server says about swaps, checked by other means: contracts that are known in
 * advance, and the network's nodes. Pass a network without `gatewayUrl`, so that the server
 * that is checked is not asked about itself.
 */
export type Swaps = {
  /** Whether the calls do what is shown and nothing else. Never rejects. */
  judge(args: Driver.JudgeSwapArgs): Promise<SwapVerdict>
  /** What exchanges on the chain give for the amount, and for a small part of it; undefined if none is reached. */
  market(args: Driver.SwapMarketArgs): Promise<SwapMarket | undefined>
  /**
   * The coins that a swap of coins must leave for its fee and deposits. Absent for families
   * whose fees are gas, which the server prices.
   */
  reserve?(args: { network: Network }): Promise<bigint>
}

/**
 * `least` is the minimum that the contract enforces, undefined if the call could not be
 * decoded; `simulated` is false if no node could simulate it. `fee` is what it costs beside
 * the amount, deposits included, for families whose fee is part of the transaction.
 */
export type SwapVerdict =
  | {
      readonly status: 'fair'
      readonly least: bigint | undefined
      readonly simulated: boolean
      readonly fee?: bigint | undefined
    }
  /** It differs from what is shown. `details` is for developers. */
  | { readonly status: 'refused'; readonly details: string }
  /** It would fail at the moment. */
  | { readonly status: 'reverts' }

export type SwapMarket = {
  /** The best output for the whole amount. */
  readonly best: bigint
  /** The output of the same path for a small part of the amount, multiplied up to the whole. */
  readonly small: bigint
}

/** Contracts of a network that swaps may call. Names are those of the server's settings. */
export type SwapContracts = {
  /** The wrapped coin. */
  readonly weth?: string | undefined
  readonly uniswapV2Router?: string | undefined
  readonly uniswapV3Router?: string | undefined
  readonly uniswapV3Quoter?: string | undefined
  /** Tokens to route through, separated by commas. */
  readonly swapHops?: string | undefined
  readonly oneinchRouter?: string | undefined
  readonly lifiRouter?: string | undefined
  /** Other routers, or programs on Solana, separated by commas. Their calls are not decoded, so a node must simulate them. */
  readonly routers?: string | undefined
}

export type WalletReports = {
  /** The assets of the account (EIP-7811); undefined if the wallet does not support this. */
  assets(args: {
    session: Session
    network: Network
    address: string
  }): Promise<readonly WalletAsset[] | undefined>
  /** What the wallet supports on each network (EIP-5792). */
  capabilities(args: Driver.CapabilitiesArgs): Promise<Capabilities>
}

export declare namespace Driver {
  type RevocationArgs = Revocable & {
    readonly network: Network
    /** The account that granted it. */
    readonly owner: string
  }
  type RevokeSessionArgs = {
    session: Session
    network: Network
    /** As the server lists it. */
    context: string
  }
  type ConnectArgs<provider = unknown> = {
    wallet: Wallet<provider>
    /** The network the host prefers; the session may start on another. */
    network?: Network | undefined
    /** Returns the app's current networks, which can change during the session. @default the driver's own */
    networks?: (() => readonly Network[]) | undefined
    silent?: boolean | undefined
    /**
     * With `silent`: the key of the account of the last visit. A family whose wallets cannot be
     * asked without a prompt opens the session on it, and asks the wallet at the first signature.
     */
    known?: string | undefined
    signal?: AbortSignal | undefined
  }
  type SignMessageArgs = { session: Session; address: string; message: string | Uint8Array }
  type VerifyMessageArgs = { network: Network; address: string; message: string; signature: string }
  type SignInArgs = {
    session: Session
    /** The account that must sign. @default the account that the visitor chooses in the wallet */
    address?: string | undefined
    /** The fields of the message, by their names in CAIP-122. */
    input: Readonly<Record<string, string | readonly string[] | undefined>>
  }
  type SignTypedDataArgs = { session: Session; address: string; data: unknown }
  type TransactionArgs = {
    session: Session
    network: Network
    address: string
    /** In the family's format: an EIP-1193 transaction request, a Solana transaction in base64, a PSBT. */
    transaction: unknown
  }
  type SimulateArgs = {
    network: Network
    address: string
    /** As {@link Transactions.send} takes it. */
    transaction: unknown
    signal?: AbortSignal | undefined
  }
  type SendCallsArgs = {
    session: Session
    network: Network
    address: string
    /** In order, each as {@link Transactions.send} takes it. */
    calls: readonly unknown[]
  }
  type CapabilitiesArgs = {
    session: Session
    address: string
    /** The networks to report when the wallet says "on all chains". @default the driver's own */
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
  type SwapArgs = {
    network: Network
    /** The tokens; absent for the network's coin. */
    from: string | undefined
    to: string | undefined
    /** What is given, in base units of `from`. */
    units: bigint
    /** Contracts that the host knows, besides those the driver knows. */
    contracts?: SwapContracts | undefined
  }
  type JudgeSwapArgs = SwapArgs & {
    address: string
    /** The least that must arrive, in base units of `to`. */
    least: bigint
    /** Who may take `units` of `from`; undefined where none needs to. */
    spender: string | undefined
    /** The calls that allow it, in order; empty where it is allowed already, or `transaction` brings a permit. */
    approvals: readonly SwapCall[]
    transaction: SwapTransaction
    signal?: AbortSignal | undefined
  }
  type SwapMarketArgs = SwapArgs & { signal?: AbortSignal | undefined }
  /** A call, or for families without calls the whole transaction as {@link Transactions.send} takes it: base64 on Solana. */
  type SwapTransaction = SwapCall | string
  type SwapCall = { readonly to: string; readonly data: string; readonly value: bigint }
  type WaitForCallsArgs = { session: Session; id: string; signal?: AbortSignal | undefined }
  type WaitArgs = {
    network: Network
    handle: TransactionHandle
    signal?: AbortSignal | undefined
    /** The session of the account that sent it, once there is one. A wallet that queues transactions is asked what became of it. */
    session?: (() => Session | undefined) | undefined
  }
  type TransferArgs = {
    network: Network
    /** The sender. */
    address: string
    /** Absent for the network's coin. */
    token?: string | undefined
    to: string
    /** In base units. */
    amount: bigint
    /** The decimals the amount was entered with. Rejects if the chain reports others. */
    decimals?: number | undefined
    /** A text for the recipient, if the family has memos. */
    memo?: string | undefined
    /** {@link TransferFee.terms} of the fee that was shown, so that the wallet uses the same prices. */
    terms?: unknown
  }
  type TransferFeeArgs = Omit<TransferArgs, 'amount'> & {
    /** `max` for the coin's whole balance, minus fee and reserve. */
    amount: bigint | 'max'
    /** @default normal */
    speed?: FeeSpeed | undefined
    /** Of the sender, for families whose wallets may choose the fee themselves. */
    session?: Session | undefined
  }
  type ResolveNameArgs = { network: Network; name: string; networks: readonly Network[] }
}

/** A network of a chain family. */
export type Network = {
  readonly id: ChainId
  readonly namespace: Namespace
  readonly name: string
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Tried in order until one responds. */
  readonly rpcUrls: readonly string[]
  /** The host's own RPC gateway, tried before `rpcUrls`. Never passed to a wallet. */
  readonly gatewayUrl?: string | undefined
  readonly explorer?: { readonly name: string; readonly url: string } | undefined
  readonly testnet?: boolean | undefined
  /** URL of an image that the host serves. Without one, initials are shown. */
  readonly icon?: string | undefined
  /** Milliseconds between blocks, if known. */
  readonly blockTime?: number | undefined
  /** The family's own definition of the network, such as a viem chain. Opaque to the kit. */
  readonly native?: unknown
}

/** The message as it was signed, and the signature in the family's encoding. */
export type SignedIn = {
  readonly address: string
  readonly message: string
  readonly signature: string
}

export type Capabilities = Readonly<Partial<Record<ChainId, Readonly<Record<string, unknown>>>>>
