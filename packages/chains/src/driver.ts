import type { ChainId, Namespace } from '@latchkey/protocol/caip'

export type { ChainId, Namespace }

/**
 * A chain family: how to find its wallets, talk to them, and read its networks.
 *
 * A plain object. What a family cannot do it leaves out, and the interface
 * hides it; nothing outside this package compares a namespace. Everything
 * heavy is imported inside the methods, so that a driver in a host's bundle
 * costs a few hundred bytes until somebody clicks.
 *
 * How each family fits:
 * - **evm**: wallets from EIP-6963 and `window.ethereum`; `provider` is
 *   EIP-1193; one session sees one network at a time and the wallet decides
 *   which, so `switchNetwork` asks and the `network` event answers.
 * - **solana**: wallets from Wallet Standard; `provider` is the Wallet Standard
 *   wallet; accounts are valid on every cluster, so `switchNetwork` only
 *   chooses the RPC to read and the chain to name when signing, and resolves
 *   at once.
 * - **bitcoin**: Wallet Standard, or the wallet's own provider (sats-connect);
 *   accounts carry a `type` and a `purpose` because one wallet gives several
 *   addresses; `signTypedData` is absent; PSBTs go through `send`.
 * - **polkadot**: `injectedWeb3` extensions; `wallets` lists them without
 *   enabling, `connect` calls `enable`; one public key is shown per network
 *   prefix, so `accounts` is computed from the network.
 * - **cosmos**: the Keplr interface; `connect` enables every configured chain
 *   at once and each has its own address, so `accounts` is filtered by network.
 *
 * Remote and embedded wallets are not families: a connector produces a
 * provider of the right kind and hands it to {@link Driver.connect} inside a
 * {@link Wallet}, exactly as if it had been found in the page.
 */
export type Driver = {
  readonly namespace: Namespace
  /** What people call the family; a name, so never translated. @default the name of its first network */
  readonly name?: string | undefined
  /** In the order of the host's configuration; the first is the default. */
  readonly networks: readonly Network[]
  /** The kind of account preferred where a wallet offers several. */
  readonly defaultAccountType: AccountType

  /** What servers write for the family's own coin where a token's address is expected. */
  readonly coinAddress?: string | undefined

  /** Whether the text could be an address of this family. Cheap, no checksum. */
  isAddress(value: string): boolean

  /**
   * Watches for wallets in the page. Calls back at once with those already
   * known and again with the whole list on every change. Makes no request.
   */
  wallets(onChange: (wallets: readonly Wallet[]) => void): () => void

  /**
   * Links to a wallet. With `silent` it must not show anything to the visitor:
   * it resolves only if the wallet already trusts this page.
   */
  connect(args: Driver.ConnectArgs): Promise<Session>

  /** What a wallet on another device is asked to grant; absent where the family cannot be reached so. */
  remote?(): Promise<RemoteFamily>

  /** Where one is, is the page's own choice: a switch asks no wallet, and no wallet tells of one. */
  readonly choosesNetwork?: boolean | undefined
  /** Sellers of coins deliver to its addresses. */
  readonly onramp?: boolean | undefined
  /** Swaps as a server prepares them, transactions and permissions of an EVM, can be signed. */
  readonly swaps?: boolean | undefined
  /** Asks the wallet to use a network, adding it when the wallet lacks it. */
  switchNetwork?(args: { session: Session; network: Network }): Promise<void>

  /** Signs a text for the account; resolves to the signature as the family writes it. */
  signMessage?(args: Driver.SignMessageArgs): Promise<string>
  /**
   * Has the wallet write and sign the text that signs the visitor in, in one step
   * where the family has such a thing; nothing where the wallet does not offer it.
   */
  signIn?(args: Driver.SignInArgs): Promise<SignedIn | undefined>
  /**
   * Whether a signature over a text is the account's; nothing where that cannot
   * be told here. Rejects where only a node could tell and none answers.
   */
  verifyMessage?(args: Driver.VerifyMessageArgs): Promise<boolean | undefined>
  /** Signs structured data (EIP-712 where the family is EVM). */
  signTypedData?(args: Driver.SignTypedDataArgs): Promise<string>
  /** Has the wallet sign and broadcast one transaction of the family's own shape; resolves to its hash. */
  sendTransaction?(args: Driver.SendTransactionArgs): Promise<string>
  /** Has the wallet run several transactions as one, all of them or none; resolves to the batch's id. */
  sendCalls?(args: Driver.SendCallsArgs): Promise<string>
  /** Resolves when a batch has ended; the hash is that of the transaction that carried it. */
  waitForCalls?(args: Driver.WaitForCallsArgs): Promise<Receipt>
  /**
   * Whether the account could let somebody take a token by a signature alone
   * (EIP-2612 where the family is EVM), as far as the chain can prove it.
   */
  canPermit?(args: Driver.PermitArgs): Promise<boolean>
  /**
   * Has the wallet sign that permission, for exactly the amount, and tries it
   * out. Nothing where wallet, account or token cannot after all; rejects where
   * the visitor says no.
   */
  signPermit?(args: Driver.PermitArgs & { session: Session }): Promise<Permit | undefined>
  /** Resolves when the transaction is final enough to show as done, or rejects with the reason. */
  waitForTransaction?(args: Driver.WaitArgs): Promise<Receipt>

  /** The transaction that takes back what somebody was allowed to take. */
  revocation?(args: Revocable): Promise<unknown>
  /**
   * What a transaction would do to the account, tried out without sending it.
   * Advice and no promise: the chain moves on between the trial and the
   * signature. Never rejects; what could not be tried is `unknown`.
   */
  simulate?(args: Driver.SimulateArgs): Promise<Simulation>
  /** The address as the family writes it; nothing where it is none, or its checksum tells of a typing mistake. */
  toAddress?(value: string): Promise<string | undefined>
  /** Has the wallet send an amount of a token, or of the coin; resolves to the hash. */
  transfer?(args: Driver.TransferArgs & { session: Session }): Promise<string>
  /** That transfer as a transaction of the family's own shape, to be rehearsed before it is signed. */
  transferTransaction?(args: Driver.TransferArgs): Promise<unknown>
  /** What that transfer costs; rejects with the reason where it would fail. */
  transferFee?(args: Driver.TransferFeeArgs): Promise<TransferFee>
  /** What is at an address: an account or a contract, and whether anything ever happened there. */
  recipient?(args: { network: Network; address: string }): Promise<Recipient>
  /**
   * The address a name has on that network; nothing where it has none there.
   * `networks` are those the kit may ask: names may be kept on another than `network`.
   */
  resolveName?(args: Driver.ResolveNameArgs): Promise<string | undefined>

  /** The native balance, read from the network's own nodes. */
  balance?(args: { network: Network; address: string }): Promise<Balance>
  /** What the wallet itself says the account has (EIP-7811 where the family is EVM); nothing where it does not. */
  assets?(args: Driver.AssetsArgs): Promise<readonly WalletAsset[] | undefined>
  /** What the wallet can do on each network (EIP-5792 where the family is EVM). */
  capabilities?(args: { session: Session; address: string }): Promise<Capabilities>

  /** Where a person can see the address or the transaction, when the network has an explorer. */
  explorerUrl?(
    args: { network: Network; address: string } | { network: Network; hash: string },
  ): string | undefined
}

export declare namespace Driver {
  type ConnectArgs = {
    wallet: Wallet
    /** The network the host would like; the session may land on another. */
    network?: Network | undefined
    silent?: boolean | undefined
    signal?: AbortSignal | undefined
  }
  type SignMessageArgs = { session: Session; address: string; message: string | Uint8Array }
  type VerifyMessageArgs = { network: Network; address: string; message: string; signature: string }
  type SignInArgs = {
    session: Session
    /** Who must sign. @default whoever the visitor chooses in the wallet */
    address?: string | undefined
    /** The fields of the text by their names in CAIP-122. */
    input: Readonly<Record<string, string | readonly string[] | undefined>>
  }
  type SignTypedDataArgs = { session: Session; address: string; data: unknown }
  type SendTransactionArgs = {
    session: Session
    network: Network
    address: string
    /** The family's own request: an EIP-1193 transaction, a base64 Solana one, a PSBT. */
    transaction: unknown
  }
  type SimulateArgs = {
    network: Network
    address: string
    /** The same request that {@link Driver.sendTransaction} would be given. */
    transaction: unknown
    signal?: AbortSignal | undefined
  }
  type SendCallsArgs = {
    session: Session
    network: Network
    address: string
    /** Each as {@link Driver.sendTransaction} would be given it, in order. */
    calls: readonly unknown[]
  }
  type AssetsArgs = { session: Session; network: Network; address: string }
  type PermitArgs = {
    network: Network
    /** Whose token it is. */
    address: string
    token: string
    /** Who is allowed to take it. */
    spender: string
    /** In base units. */
    amount: bigint
  }
  type WaitForCallsArgs = { session: Session; id: string; signal?: AbortSignal | undefined }
  type WaitArgs = { network: Network; hash: string; signal?: AbortSignal | undefined }
  type TransferArgs = {
    network: Network
    /** Who sends. */
    address: string
    /** Absent for the network's own coin. */
    token?: string | undefined
    to: string
    /** In base units. */
    amount: bigint
    /** What the token was counted with: refused where the chain says otherwise. */
    decimals?: number | undefined
    /** {@link TransferFee.terms} as they were shown, for the wallet to keep to. */
    terms?: unknown
  }
  type TransferFeeArgs = Omit<TransferArgs, 'amount'> & {
    /** `max` for all of the coin, whose amount is what fee and reserve leave. */
    amount: bigint | 'max'
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

/** A wallet that was found. Name, icon and rdns are already sanitised. */
export type Wallet = {
  /** Stable across reloads and unique within the namespace: the rdns where there is one. */
  readonly id: string
  readonly namespace: Namespace
  readonly name: string
  /** How it came to be here. */
  readonly kind: 'announced' | 'injected' | 'remote' | 'embedded' | 'custom'
  readonly rdns?: string | undefined
  /** A `data:` or same-page image that cannot run script; absent when unfit. */
  readonly icon?: string | undefined
  /** EIP-1193, Wallet Standard, …: handed to the host as it is. A {@link RemoteLink} on another device. */
  readonly provider: unknown
}

/** What the family's wallets have to do and tell, by the names the standards give it. */
export type RemoteFamily = {
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Its wallets can sign the visitor in with the same consent (CAIP-122 with a recap). */
  readonly signsIn?: boolean | undefined
}

/**
 * A wallet on another device: what {@link Wallet.provider} is where its kind is
 * `remote`. The driver makes a provider of its own kind from it, so that nothing
 * else can tell the difference.
 */
export type RemoteLink = {
  /** What the wallet granted this family; nothing while there is no link. */
  readonly grant: RemoteGrant | undefined
  /** Takes up the link of an earlier visit, where there is one. */
  restore(): Promise<void>
  /** Rejects with the wallet's own error, `code` and `message`, where it gave one. */
  request(args: RemoteRequest): Promise<unknown>
  subscribe(listener: (event: RemoteEvent) => void): () => void
  /** Ends the link for every family it serves. Never throws. */
  close(): Promise<void>
}

export type RemoteRequest = {
  readonly network: ChainId
  readonly method: string
  readonly params: unknown
  /** Gives up on an answer; the wallet may show the request all the same. */
  readonly signal?: AbortSignal | undefined
}

export type RemoteGrant = {
  /** CAIP-10, the selected one first. */
  readonly accounts: readonly string[]
  readonly networks: readonly ChainId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** What the wallet calls itself; sanitised. */
  readonly name: string
  /** What opens it on the device it is on, where it has said so: links to an app or a web page, checked. */
  readonly apps?: readonly string[] | undefined
}

export type RemoteEvent =
  /** The grant has changed. */
  | { readonly type: 'grant' }
  /** The wallet tells of something by the family's own name for it. */
  | { readonly type: 'event'; readonly network: ChainId; readonly name: string; readonly data: unknown }
  /** The wallet ended it, or it has expired. */
  | { readonly type: 'close' }

export type AccountType = 'eoa' | 'smartAccount' | 'payment'

export type Account = {
  readonly address: string
  readonly type: AccountType
  /** What the address is for, where a wallet gives several (Bitcoin). */
  readonly purpose?: string | undefined
}

/**
 * A live link to a wallet. The wallet is the truth: `accounts` and `network`
 * change only when it says so, and each change is also an event.
 */
export type Session = {
  readonly wallet: Wallet
  readonly provider: unknown
  /** Never empty while the session is open; the first is the selected one. */
  readonly accounts: readonly Account[]
  /** Where the wallet is, even when that is not a configured network. */
  readonly network: ChainId | undefined
  subscribe(listener: (event: SessionEvent) => void): () => void
  /** Ends the link, asking the wallet to forget this page where it can. Never throws. */
  close(): Promise<void>
}

export type SessionEvent =
  | { readonly type: 'accounts'; readonly accounts: readonly Account[] }
  | { readonly type: 'network'; readonly network: ChainId }
  /** The wallet ended it: locked, forgot this page, or vanished. */
  | { readonly type: 'close' }

/** Something an account has, as its wallet tells it: made safe to show, not to trust. */
export type WalletAsset = {
  readonly type: 'ERC20' | 'NATIVE'
  /** Undefined for the chain's own coin. */
  readonly address: string | undefined
  readonly balance: bigint
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Decimal text, in dollars. */
  readonly price: string | undefined
  readonly icon: string | undefined
}

/** A permission that was signed and not yet used. */
export type Permit = {
  /** As contracts of the family take it. */
  readonly data: string
  /** Unix milliseconds. */
  readonly expiresAt: number
}

/** What {@link Driver.signIn} got: the text as it was signed, and the signature as the family writes it. */
export type SignedIn = {
  readonly address: string
  readonly message: string
  readonly signature: string
}

export type TransferFee = {
  /** The most it can cost, in base units of the network's coin. */
  readonly fee: bigint
  /** How much of it is no fee, but is put into an account that must be opened for whoever receives. */
  readonly deposit?: bigint | undefined
  /** What the sender's account must keep besides, where all of the coin is sent. */
  readonly reserve?: bigint | undefined
  /** What the token itself keeps of the amount, in the token's base units. */
  readonly withheld?: bigint | undefined
  /** What the wallet must keep to for amount and fee to fit into the balance. */
  readonly terms?: unknown
}

export type Recipient = {
  readonly kind: 'account' | 'contract'
  /** False where nothing ever came or went: often a typing mistake. */
  readonly used: boolean
}

export type Balance = { readonly value: bigint; readonly decimals: number; readonly symbol: string }

export type Receipt = {
  readonly hash: string
  /** `dropped` where it was never taken into a block and no longer can be. */
  readonly status: 'success' | 'reverted' | 'dropped'
  readonly replaced?: boolean | undefined
}

/** What a transaction would do. `changes` and `approvals` are complete only where it is `ok`. */
export type Simulation = {
  readonly status: 'ok' | 'reverts' | 'unknown'
  /** Why it would fail, in the contract's own words: made safe to show, not to trust. */
  readonly reason?: string | undefined
  /** Why it would fail, as one of the codes in the catalogue of errors. */
  readonly code?: string | undefined
  /** The fee is not among them. */
  readonly changes: readonly AssetChange[]
  readonly approvals: readonly AssetApproval[]
}

/** A permission, as its family knows it. */
export type Revocable = {
  readonly token: string
  readonly spender: string
  /** Whether it is about everything of a collection. */
  readonly collectible: boolean
}

/** Negative where the account gives, positive where it gets; never zero. */
export type AssetChange = { readonly token: Asset; readonly delta: bigint }

/** What somebody else may take afterwards without asking again. Zero takes a permission away. */
export type AssetApproval = {
  readonly token: Asset
  readonly spender: string
  /** In the smallest unit; `unlimited` where it is all there is, or all of a collection. */
  readonly amount: bigint | 'unlimited'
}

/** A coin, a token, or one thing of a collection. What it calls itself is made safe to show, not to trust. */
export type Asset = {
  readonly chain: ChainId
  /** Undefined for the chain's own coin. */
  readonly address: string | undefined
  /** Empty where it has none. */
  readonly symbol: string
  readonly decimals: number
  /** Which one, where they differ (ERC-721, ERC-1155). */
  readonly id?: bigint | undefined
  /** Whether it is of a collection, even where no single one of it is meant. */
  readonly collectible?: boolean | undefined
}

export type Capabilities = Readonly<Partial<Record<ChainId, Readonly<Record<string, unknown>>>>>
