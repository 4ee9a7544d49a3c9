import * as networks from '@latchkey/chains/evm/networks'
import { type ChainId, chainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from '../chainConfig.ts'

/** Fields read from the kit's networks. */
type Known = {
  readonly id: number
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockTime?: number
  readonly contracts?: Readonly<Record<string, { readonly address: string } | undefined>>
}

/** Every EVM network of the kit, on public nodes. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  return Object.fromEntries(
    (Object.values(networks) as readonly Known[]).map((network) => [
      chainId('eip155', network.id),
      toConfig(network),
    ]),
  )
}

function toConfig({ nativeCurrency, rpcUrls, blockTime, contracts = {} }: Known): ChainConfig {
  return {
    upstreams: rpcUrls.default.http.map((url, index) => ({ id: `public-${index + 1}`, url })),
    blockTime,
    currency: nativeCurrency,
    contracts: Object.fromEntries(
      Object.entries(contracts).flatMap(([name, contract]) => (contract ? [[name, contract.address]] : [])),
    ),
  }
}
