import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from '../chainConfig.ts'

/** Chains by their common names. */
export const namedChains = {
  COSMOSHUB: 'cosmos:cosmoshub-4',
  OSMOSIS: 'cosmos:osmosis-1',
  NOBLE: 'cosmos:noble-1',
  CELESTIA: 'cosmos:celestia',
  DYDX: 'cosmos:dydx-mainnet-1',
  OSMOSIS_TESTNET: 'cosmos:osmo-test-5',
} as const satisfies Record<string, ChainId>

/** The chains, on public nodes of the Cosmos chain registry. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  return {
    [namedChains.COSMOSHUB]: {
      upstreams: on('https://cosmos-rpc.publicnode.com', 'https://cosmos-rpc.polkachu.com'),
      blockTime: 6_000,
      currency: { name: 'Cosmos Hub', symbol: 'ATOM', decimals: 6 },
    },
    [namedChains.OSMOSIS]: {
      upstreams: on(
        'https://rpc.osmosis.zone',
        'https://osmosis-rpc.publicnode.com',
        'https://osmosis-rpc.polkachu.com',
      ),
      blockTime: 1_500,
      currency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
    },
    [namedChains.NOBLE]: {
      upstreams: on('https://noble-rpc.polkachu.com', 'https://rpc.lavenderfive.com/noble'),
      blockTime: 1_500,
      currency: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
    },
    [namedChains.CELESTIA]: {
      upstreams: on('https://celestia-rpc.publicnode.com', 'https://celestia-rpc.polkachu.com'),
      blockTime: 6_000,
      currency: { name: 'Celestia', symbol: 'TIA', decimals: 6 },
    },
    [namedChains.DYDX]: {
      upstreams: on('https://dydx-rpc.publicnode.com', 'https://dydx-rpc.polkachu.com'),
      blockTime: 1_000,
      currency: { name: 'dYdX', symbol: 'DYDX', decimals: 18 },
    },
    [namedChains.OSMOSIS_TESTNET]: {
      upstreams: on('https://rpc.osmotest5.osmosis.zone'),
      blockTime: 1_500,
      currency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
    },
  }
}

function on(...urls: readonly string[]): ChainConfig['upstreams'] {
  return urls.map((url, index) => ({ id: `public-${index + 1}`, url }))
}
