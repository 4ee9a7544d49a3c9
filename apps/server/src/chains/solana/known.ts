import type { KnownChains } from '../chainConfig.ts'
import { namedChains, publicNodes } from './publicNodes.ts'

export const known: KnownChains = {
  namespace: 'solana',
  publicNodes,
  names: namedChains,
  common: [namedChains.SOLANA_MAINNET],
}
