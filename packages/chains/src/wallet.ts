import type { ChainId, Namespace } from '@latchkey/protocol/caip'
import type { LoginProvider } from '@latchkey/protocol/http/social'
import type { Account } from './account.ts'

/** A wallet that a visitor can connect. Its name, icon and rdns are sanitised. */
export type Wallet<provider = unknown> = LocalWallet<provider> | RemoteWallet

type WalletInfo = {
  /** Stable across reloads and unique within the namespace: the rdns if there is one. */
  readonly id: string
  readonly namespace: Namespace
  readonly name: string
  readonly rdns?: string | undefined
  /** A `data:` image; absent if the wallet has none or it is not safe to show. */
  readonly icon?: string | undefined
  /** Listed first, because it belongs to what the page runs in. */
  readonly preferred?: boolean | undefined
  /** How visitors log in to it, if they do. */
  readonly auth?: { readonly name: 'email' | LoginProvider } | undefined
}

/** A wallet in this page. `provider` is the object it injected: an EIP-1193 provider, a Wallet Standard wallet and so on. */
export type LocalWallet<provider = unknown> = WalletInfo & {
  /**
   * How it was found: `announced` by itself (EIP-6963, Wallet Standard), `injected` as
   * `window.ethereum` or `window.injectedWeb3`, or `external`, passed by the host.
   */
  readonly kind: 'announced' | 'injected' | 'external'
  readonly provider: provider
  /** Its accounts are contracts. */
  readonly hasContractAccounts?: true | undefined
  /**
   * It answers with the id of a batch (EIP-5792) where others answer with a transaction hash,
   * because the transaction is made later: once all owners of the account have approved it.
   */
  readonly queuesTransactions?: true | undefined
}

/**
 * A wallet that injects no provider: on another device, embedded from another origin, or an
 * announced extension that serves several families (CAIP-25). The driver creates a provider over `link`.
 */
export type RemoteWallet = WalletInfo & {
  readonly kind: 'remote' | 'embedded' | 'announced'
  readonly link: RemoteLink
}

/**
 * A live connection to a wallet. The wallet is the source of truth: `accounts` and
 * `network` change when it reports a change, and every change emits an event.
 */
export type Session<provider = unknown> = {
  readonly wallet: Wallet<provider>
  /** The provider that the wallet injected, or one of the same kind over a {@link RemoteLink}. */
  readonly provider: provider
  /** Never empty while the session is open. */
  readonly accounts: readonly Account[]
  /** The key of the selected account. */
  readonly selected: string
  /** The network the wallet is on, even if it is not configured. */
  readonly network: ChainId | undefined
  /** Selects another of `accounts`. Does nothing if the key is unknown or cannot be selected. */
  select(key: string): void
  subscribe(listener: (event: SessionEvent) => void): () => void
  /** Ends the session and, if the wallet supports it, revokes this page's access. Never throws. */
  close(): Promise<void>
}

/** Says what changed; read the current state from the session. */
export type SessionEvent =
  | { readonly type: 'accounts'; readonly accounts: readonly Account[] }
  | { readonly type: 'network'; readonly network: ChainId }
  /** The wallet ended the session: it was locked, revoked this page's access, or was removed. */
  | { readonly type: 'close' }

/** The methods and events to request when pairing with a wallet on another device. */
export type RemoteFamily = {
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Wallets of the family can sign the visitor in while pairing (CAIP-122 with a recap). */
  readonly signsIn?: boolean | undefined
  /** How wallets that are asked for several families name and shape the methods (CAIP-27). Absent if it is not documented. */
  readonly dialect?: RemoteDialect | undefined
}

/** The words of installed wallets for the methods of a family. */
export type RemoteDialect = {
  /** Their names of the methods, to ask for. */
  readonly methods: readonly string[]
  /** The family's methods among those that the wallet granted. */
  granted(methods: readonly string[]): readonly string[]
  toCall(request: Pick<RemoteRequest, 'network' | 'method' | 'params'>): {
    readonly method: string
    readonly params: unknown
  }
  toAnswer(answer: unknown): unknown
}

/** The connection to a wallet that is not in this page. */
export type RemoteLink = {
  /** What the wallet granted for this family; undefined while not paired. */
  readonly grant: RemoteGrant | undefined
  /** Restores the pairing of an earlier visit, if there is one. */
  restore(): Promise<void>
  /** Asks the visitor for a grant in the wallet. Absent if the wallet has to be paired or logged in to first. */
  ask?(args: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Sends a request. Rejects with the wallet's `code` and `message` if it returned an error. */
  request(args: RemoteRequest): Promise<unknown>
  subscribe(listener: (event: RemoteEvent) => void): () => void
  /** Ends the link for every family it serves. Never throws. */
  close(): Promise<void>
}

export type RemoteRequest = {
  readonly network: ChainId
  readonly method: string
  readonly params: unknown
  /** Stops waiting for the response; the wallet may still show the request. */
  readonly signal?: AbortSignal | undefined
}

export type RemoteGrant = {
  /** CAIP-10 ids, the selected account first. */
  readonly accounts: readonly string[]
  /** Addresses of those that are contracts, and whether the visitor prefers one. */
  readonly smartAccounts?:
    | { readonly addresses: readonly string[]; readonly arePreferred: boolean }
    | undefined
  readonly networks: readonly ChainId[]
  /** Undefined if the wallet decides about each request. */
  readonly methods?: readonly string[] | undefined
  readonly events: readonly string[]
  /** The wallet's name, sanitised. */
  readonly name: string
  /** Validated links that open the wallet on its device, if it sent any. */
  readonly apps?: readonly string[] | undefined
}

export type RemoteEvent =
  /** The grant has changed. */
  | { readonly type: 'grant' }
  /** An event of the family, such as `chainChanged`. */
  | { readonly type: 'event'; readonly network: ChainId; readonly name: string; readonly data: unknown }
  /** The wallet ended the link, or it expired. */
  | { readonly type: 'close' }
