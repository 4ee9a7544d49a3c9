import type { KnownChains } from '../chainConfig.ts'
import { namedChains, publicNodes } from './publicNodes.ts'

const { KUSAMA_ASSET_HUB, POLKADOT_ASSET_HUB } = namedChains

export const known: KnownChains = {
  namespace: 'polkadot',
  publicNodes,
  names: namedChains,
  common: [POLKADOT_ASSET_HUB, KUSAMA_ASSET_HUB],
  coins: { [POLKADOT_ASSET_HUB]: 'polkadot', [KUSAMA_ASSET_HUB]: 'kusama' },
}
