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
