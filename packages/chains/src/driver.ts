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
  /** In the order of the host's configuration; the first is the default. */
  readonly networks: readonly Network[]
  /** The kind of account preferred where a wallet offers several. */
  readonly defaultAccountType: AccountType

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

  /** Asks the wallet to use a network, adding it when the wallet lacks it. */
  switchNetwork?(args: { session: Session; network: Network }): Promise<void>

  /** Signs a text for the account; resolves to the signature as the family writes it. */
  signMessage?(args: Driver.SignMessageArgs): Promise<string>
  /** Signs structured data (EIP-712 where the family is EVM). */
  signTypedData?(args: Driver.SignTypedDataArgs): Promise<string>
  /** Has the wallet sign and broadcast one transaction of the family's own shape; resolves to its hash. */
  sendTransaction?(args: Driver.SendTransactionArgs): Promise<string>
  /** Resolves when the transaction is final enough to show as done, or rejects with the reason. */
  waitForTransaction?(args: Driver.WaitArgs): Promise<Receipt>

  /** The native balance, read from the network's own nodes. */
  balance?(args: { network: Network; address: string }): Promise<Balance>
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
  type SignTypedDataArgs = { session: Session; address: string; data: unknown }
  type SendTransactionArgs = {
    session: Session
    network: Network
    address: string
    /** The family's own request: an EIP-1193 transaction, a base64 Solana one, a PSBT. */
    transaction: unknown
  }
  type WaitArgs = { network: Network; hash: string; signal?: AbortSignal | undefined }
}

/** A chain one can be on. */
export type Network = {
  readonly id: ChainId
  readonly namespace: Namespace
  readonly name: string
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Tried in order; the first that answers wins. */
  readonly rpcUrls: readonly string[]
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
  /** EIP-1193, Wallet Standard, …: handed to the host as it is. */
  readonly provider: unknown
}

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

export type Balance = { readonly value: bigint; readonly decimals: number; readonly symbol: string }

export type Receipt = {
  readonly hash: string
  readonly status: 'success' | 'reverted'
  readonly replaced?: boolean | undefined
}

export type Capabilities = Readonly<Partial<Record<ChainId, Readonly<Record<string, unknown>>>>>
