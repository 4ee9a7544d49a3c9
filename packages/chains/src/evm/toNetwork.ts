import type { Network } from '../driver.ts'

/** What is read of a viem or wagmi chain. */
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
  /** An image the host serves. Not viem's. */
  readonly icon?: string | undefined
}

/** Describes a viem or wagmi chain the way the kit knows networks; a network comes back as a copy. */
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
