import type { Network } from '../driver.ts'

/** The fields of a viem or wagmi chain that the driver uses. */
export type EvmChain = {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly blockTime?: number | undefined
  readonly contracts?: unknown
  readonly fees?: unknown
  /** URL of an image that the host serves. Not part of viem's type. */
  readonly icon?: string | undefined
}

/** Converts a viem or wagmi chain to a {@link Network}; copies a network. */
export function toNetwork(chain: EvmChain | Network): Network {
  if ('namespace' in chain) return { ...chain }
  const { blockExplorers, blockTime, icon, id, name, nativeCurrency, rpcUrls, testnet } = chain
  return {
    id: `eip155:${id}`,
    namespace: 'eip155',
    name,
    currency: nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    explorer: blockExplorers?.default,
    testnet,
    icon,
    blockTime,
    native: chain,
  }
}
