import type { AccountId, ChainId, Namespace } from '@latchkey/protocol/caip'
import type { Transaction } from '@latchkey/protocol/http/history'
import type { CollectibleKey } from './collectibleId.ts'

/**
 * A chain family as the server sees it: what can be read from plain nodes
 * through the gateway. A capability that is missing is one the family does not
 * have here. Nothing outside `chains/` compares a namespace.
 */
export type ChainFamily = {
  readonly namespace: Namespace
  /** Strict: a checksum that is there must be right. */
  isAddress(value: string): boolean
  /** The one spelling used in keys and answers. Only for what `isAddress` accepts. */
  normalise(address: string): string
  /** How the native coin is written where an address is needed. */
  readonly nativeAddress: string
  nativeCoin(chain: ChainId): TokenInfo

  /** Everything the account holds: the native coin first, then tokens it has more than none of. */
  holdings?(chain: ChainId, address: string, signal?: AbortSignal): Promise<Holding[]>
  /** Exactly these tokens, read now; none is left out, zero or not. */
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
  /** What others may take from the account without asking again, as it stands now. */
  allowances?(chain: ChainId, address: string, signal?: AbortSignal): Promise<Allowances>
  /** The collectibles the account has now, the newest first. */
  collectibles?(chain: ChainId, address: string, signal?: AbortSignal): Promise<Collectibles>
  /** Where a collectible describes itself, in its contract's own words: not to be trusted. */
  collectibleUri?(collectible: CollectibleKey, signal?: AbortSignal): Promise<string | undefined>
  /** Whether the account has the collectible now. */
  ownsCollectible?(collectible: CollectibleKey, owner: string, signal?: AbortSignal): Promise<boolean>
  /** The verified name of an address, from the chain's own name service, and where the name says its picture is. */
  identity?(address: string, signal?: AbortSignal): Promise<{ name: string | null; avatar: string | null }>
  /** In base units per unit of gas. */
  gasPrice?(
    chain: ChainId,
    signal?: AbortSignal,
  ): Promise<{ standard: bigint; fast: bigint; instant: bigint }>
  /** US dollars per whole token from pools on the chain itself, in the order asked; undefined where no pool is deep enough. */
  prices?(chain: ChainId, tokens: readonly string[], signal?: AbortSignal): Promise<(number | undefined)[]>
  /** Whether the account, a contract or not, signed the text. */
  verifyMessage?(args: {
    chain: ChainId
    address: string
    message: string
    signature: string
  }): Promise<boolean>
}

export type TokenInfo = {
  /** CAIP-10; undefined for the native coin of a family that gives it none on the wire. */
  readonly id: AccountId | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}
export type Holding = {
  readonly token: TokenInfo
  readonly units: bigint
  /** True for a token of our own list: what it says of itself is not anybody's to make up. */
  readonly isListed?: boolean | undefined
}

/** Where to go on: by the height and position of the last transaction given. */
export type HistoryPage = {
  readonly limit: number
  readonly before?: HistoryPoint | undefined
}
/** Every source can find this again, so paging survives a change of source. */
export type HistoryPoint = {
  /** Block or slot. */
  readonly height: number
  /** Hash of the last transaction given; those at the same height up to it are left out. Empty where all of that height were given. */
  readonly hash: string
  /** Unix milliseconds, for sources that only know time. */
  readonly time: number
}
export type HistoryAnswer = { readonly transactions: Transaction[]; readonly next: HistoryPoint | undefined }

/** `complete` is false while older blocks have not been read: asking again reads on. */
export type Allowances = { readonly allowances: TokenAllowance[]; readonly complete: boolean }
export type TokenAllowance = {
  /** `collection` where it is about everything of a collection of collectibles. */
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
  readonly collection: AccountId
  readonly collectionName: string
  readonly id: bigint
  readonly amount: bigint
  /** Whether there may be several of one number (ERC-1155). */
  readonly isMany: boolean
  /** Whether the name of its collection wants to be followed. */
  readonly isBait: boolean
}
