import { celestia, cosmosHub, dydx, noble, osmosis, osmosisTestnet } from '@latchkey/chains/cosmos/networks'
import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from '../chainConfig.ts'
import { toConfig } from '../toConfig.ts'

/** Chains by their common names. */
export const namedChains = {
  COSMOSHUB: cosmosHub.id,
  OSMOSIS: osmosis.id,
  NOBLE: noble.id,
  CELESTIA: celestia.id,
  DYDX: dydx.id,
  OSMOSIS_TESTNET: osmosisTestnet.id,
} as const satisfies Record<string, ChainId>

/** The chains, on public nodes of the Cosmos chain registry. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  const networks = [cosmosHub, osmosis, noble, celestia, dydx, osmosisTestnet]
  return Object.fromEntries(networks.map((network) => [network.id, toConfig(network)]))
}
