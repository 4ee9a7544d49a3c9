import type { ChainId, Namespace } from '@latchkey/protocol/caip'
import type { Account } from './account.ts'

/** A wallet that was found. Name, icon and rdns are sanitised. */
export type Wallet<provider = unknown> = LocalWallet<provider> | RemoteWallet

type WalletFacts = {
  /** Stable across reloads and unique within the namespace: the rdns where there is one. */
  readonly id: string
  readonly namespace: Namespace
  readonly name: string
  readonly rdns?: string | undefined
  /** A `data:` or same-page image that cannot run script; absent when unfit. */
  readonly icon?: string | undefined
}

/** A wallet in this page: `provider` is EIP-1193, Wallet Standard, …, as the wallet injected it. */
export type LocalWallet<provider = unknown> = WalletFacts & {
  /**
   * How it came to be here: it announced itself (EIP-6963, Wallet Standard), was found as
   * `window.ethereum`, is the embedded one, or was passed by the host.
   */
  readonly kind: 'announced' | 'injected' | 'embedded' | 'external'
  readonly provider: provider
}

/** A wallet on another device. The driver builds a provider of its own kind over `link`. */
export type RemoteWallet = WalletFacts & { readonly kind: 'remote'; readonly link: RemoteLink }

/**
 * A live link to a wallet. The wallet is the source of truth: `accounts` and
 * `network` change only when it says so, and every change is also an event.
 */
export type Session<provider = unknown> = {
  readonly wallet: Wallet<provider>
  /** What the wallet injected, or a provider of the same kind over a {@link RemoteLink}. */
  readonly provider: provider
  /** Never empty while the session is open. */
  readonly accounts: readonly Account[]
  /** The key of the account in use. */
  readonly selected: string
  /** The network the wallet is on, even when it is not a configured one. */
  readonly network: ChainId | undefined
  /** Uses another of `accounts`. An unknown key, or one that may not be selected, changes nothing. */
  select(key: string): void
  subscribe(listener: (event: SessionEvent) => void): () => void
  /** Ends the link, asking the wallet to forget this page where it can. Never throws. */
  close(): Promise<void>
}

/** Tells what changed; the session itself says what is true now. */
export type SessionEvent =
  | { readonly type: 'accounts'; readonly accounts: readonly Account[] }
  | { readonly type: 'network'; readonly network: ChainId }
  /** The wallet ended the session: it was locked, forgot this page, or vanished. */
  | { readonly type: 'close' }

/** What a wallet on another device is asked to grant, by the names of the family's standards. */
export type RemoteFamily = {
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Its wallets can sign the visitor in with the same consent (CAIP-122 with a recap). */
  readonly signsIn?: boolean | undefined
}

/** The connection to a wallet on another device. */
export type RemoteLink = {
  /** What the wallet granted this family; undefined while there is no link. */
  readonly grant: RemoteGrant | undefined
  /** Restores the link of an earlier visit, where there is one. */
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
  /** Stops waiting for an answer; the wallet may show the request all the same. */
  readonly signal?: AbortSignal | undefined
}

export type RemoteGrant = {
  /** CAIP-10, the selected one first. */
  readonly accounts: readonly string[]
  readonly networks: readonly ChainId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The wallet's name; sanitised. */
  readonly name: string
  /** Links that open the wallet on its device, where it sent any: to an app or a web page, checked. */
  readonly apps?: readonly string[] | undefined
}

export type RemoteEvent =
  /** The grant has changed. */
  | { readonly type: 'grant' }
  /** An event of the family, by its own name. */
  | { readonly type: 'event'; readonly network: ChainId; readonly name: string; readonly data: unknown }
  /** The wallet ended the link, or it expired. */
  | { readonly type: 'close' }
