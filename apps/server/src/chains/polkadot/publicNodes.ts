import { kusamaAssetHub, polkadotAssetHub } from '@latchkey/chains/polkadot/networks'
import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from '../chainConfig.ts'
import { toConfig } from '../toConfig.ts'

/** The Asset Hubs, which hold the balances; a chain id has the first 32 characters of the genesis hash. */
export const namedChains = {
  POLKADOT_ASSET_HUB: polkadotAssetHub.id,
  KUSAMA_ASSET_HUB: kusamaAssetHub.id,
  PASEO_ASSET_HUB: 'polkadot:d6eec26135305a8ad257a20d00335728',
} as const satisfies Record<string, ChainId>

/** The Asset Hubs, on public nodes. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  return {
    [polkadotAssetHub.id]: toConfig(polkadotAssetHub),
    [kusamaAssetHub.id]: toConfig(kusamaAssetHub),
  }
}
