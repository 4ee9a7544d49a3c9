import type { ChainId, Namespace } from '@latchkey/protocol/caip'
import type { Upstream } from '../gateway/gateway.ts'

/** Configuration of a chain, from the operator or the kit. */
export type ChainConfig = {
  readonly upstreams: readonly Upstream[]
  /** Milliseconds between blocks. */
  readonly blockTime?: number | undefined
  readonly currency?:
    | { readonly name: string; readonly symbol: string; readonly decimals: number }
    | undefined
  /** Contracts used by features (multicall3, ensUniversalResolver, swap routers), by name. */
  readonly contracts?: Readonly<Record<string, string>> | undefined
}

/** What the server knows about the chains of a family before it asks a node. */
export type KnownChains = {
  readonly namespace: Namespace
  /** Chains and nodes to use if the operator configures none. */
  publicNodes(): Record<ChainId, ChainConfig>
  /** Names that settings use instead of a chain's id. */
  readonly names?: Readonly<Record<string, ChainId>>
  /** The chains most accounts use, the most used one first. */
  readonly common: readonly ChainId[]
  /** CoinGecko's ids of coins, on chains of which price vendors list no tokens by address. */
  readonly coins?: Readonly<Record<ChainId, string>>
  /** Contracts that settings may name. */
  readonly contracts?: readonly string[]
  /** Why a URL cannot be a node; undefined if it can. */
  problemOf?(url: URL): string | undefined
}
