import type { AccountId, ChainId, Namespace } from '@latchkey/protocol/caip'
import type { Transaction, Transfer } from '@latchkey/protocol/http/history'
import type { CollectibleKey } from './collectibleId.ts'

export type { Transaction, Transfer }

/**
 * A chain family on the server: what can be read from plain nodes through the gateway.
 * A missing capability is one the family does not support. Code outside `chains/`
 * compares no namespaces.
 */
export type ChainFamily = {
  readonly namespace: Namespace
  /** Strict: a checksum, if present, must be valid. With a chain, false for addresses of other networks. */
  isAddress(value: string, chain?: ChainId | undefined): boolean
  /** Canonical spelling for keys and responses. Only for addresses that `isAddress` accepts. */
  normalise(address: string): string
  /**
   * Canonical spelling of a token as in CAIP-10, the native coin's placeholder included;
   * undefined if the text is no token. Tokens are not addresses on every chain.
   */
  toToken(value: string, chain: ChainId): string | undefined
  /** CoinGecko's id of a listed token, for chains whose tokens price sources do not know by address. */
  priceId?(chain: ChainId, token: string): string | undefined
  /** Placeholder address of the native coin. */
  readonly nativeAddress: string
  nativeCoin(chain: ChainId): TokenInfo

  /** Everything the account holds: the native coin, then tokens with a non-zero balance. */
  holdings?(chain: ChainId, address: string, signal?: AbortSignal): Promise<Holding[]>
  /** Balances of exactly these tokens, uncached, including zeros. */
  balancesOf?(
    chain: ChainId,
    address: string,
    tokens: readonly string[],
    signal?: AbortSignal,
  ): Promise<Holding[]>
  tokenInfo?(
    chain: ChainId,
    tokens: readonly string[],
    signal?: AbortSignal,
  ): Promise<(TokenInfo | undefined)[]>
  /** Newest first, strictly before `before`. */
  history?(chain: ChainId, address: string, page: HistoryPage, signal?: AbortSignal): Promise<HistoryAnswer>
  /** Current allowances of the account. */
  allowances?(chain: ChainId, address: string, signal?: AbortSignal): Promise<Allowances>
  /** NFTs the account currently owns, newest first where the chain says when they came. */
  collectibles?(chain: ChainId, address: string, signal?: AbortSignal): Promise<Collectibles>
  /** Metadata URI, read from the chain. Untrusted. */
  collectibleUri?(collectible: CollectibleKey, signal?: AbortSignal): Promise<string | undefined>
  /** Whether the account currently owns the NFT. */
  ownsCollectible?(collectible: CollectibleKey, owner: string, signal?: AbortSignal): Promise<boolean>
  /** The verified name of an address in the chain's name service, and the URI of its avatar. */
  identity?(address: string, signal?: AbortSignal): Promise<{ name: string | null; avatar: string | null }>
  /** In base units per unit of gas. */
  gasPrice?(
    chain: ChainId,
    signal?: AbortSignal,
  ): Promise<{ standard: bigint; fast: bigint; instant: bigint }>
  /** US dollars per whole token, from on-chain pools, in the order requested; undefined if no pool is deep enough. */
  prices?(chain: ChainId, tokens: readonly string[], signal?: AbortSignal): Promise<(number | undefined)[]>
  /** Whether the signature is that of the account's key. Only of families with contract accounts. */
  isSignedByKey?(args: { address: string; message: string; signature: string }): Promise<boolean>
  /** Whether the account signed the text. Supports contract accounts. */
  verifyMessage?(args: {
    chain: ChainId
    address: string
    message: string
    signature: string
  }): Promise<boolean>
}

export type TokenInfo = {
  /** CAIP-10; undefined for a native coin that has no id in responses. */
  readonly id: AccountId | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}
export type Holding = {
  readonly token: TokenInfo
  readonly units: bigint
  /** True for a token of the server's own list, whose name can be trusted. */
  readonly isListed?: boolean | undefined
}

/** Where to continue: height and position of the last transaction returned. */
export type HistoryPage = {
  readonly limit: number
  readonly before?: HistoryPoint | undefined
}
/** Every source understands this position, so paging survives a change of source. */
export type HistoryPoint = {
  /** Block or slot. */
  readonly height: number
  /**
   * Hash of the last transaction returned; transactions at the same height up to it are
   * skipped. Empty if the whole height was returned.
   */
  readonly hash: string
  /** The whole height was returned although there is a hash, which the family needs to continue. */
  readonly isWhole?: boolean | undefined
  /** Unix milliseconds, for sources that page by time. */
  readonly time: number
}
export type HistoryAnswer = {
  readonly transactions: Transaction[]
  readonly next: HistoryPoint | undefined
  /** On the last page: transactions may be missing that the nodes do not list or no longer have. */
  readonly isPartial?: boolean | undefined
}

/** `complete` is false while older blocks have not been scanned; request again to continue. */
export type Allowances = { readonly allowances: TokenAllowance[]; readonly complete: boolean }
export type TokenAllowance = {
  /** `collection` if it covers a whole NFT collection. */
  readonly kind: 'token' | 'collection'
  readonly token: TokenInfo
  readonly spender: string
  readonly spenderName: string | undefined
  readonly amount: bigint | 'unlimited'
  /** Unix milliseconds. */
  readonly since: number | undefined
}

export type Collectibles = { readonly collectibles: Collectible[]; readonly complete: boolean }
export type Collectible = {
  readonly key: CollectibleKey
  /** The NFT itself, if it has no collection. */
  readonly collection: AccountId
  readonly collectionName: string
  /** As written on the chain, for when its metadata has none. */
  readonly name?: string | undefined
  readonly amount: bigint
  /** Whether it looks like spam, by its names or by a collection that does not vouch for it. */
  readonly isSpam: boolean
}
