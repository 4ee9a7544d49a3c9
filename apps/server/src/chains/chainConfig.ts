import type { Upstream } from '../gateway/gateway.ts'

/** What the operator, or the kit, knows of a chain. */
export type ChainConfig = {
  readonly upstreams: readonly Upstream[]
  /** Milliseconds between blocks. */
  readonly blockTime?: number | undefined
  readonly currency?:
    | { readonly name: string; readonly symbol: string; readonly decimals: number }
    | undefined
  /** Contracts of the chain that features use (multicall3, ensUniversalResolver, swap routers), by name. */
  readonly contracts?: Readonly<Record<string, string>> | undefined
}
