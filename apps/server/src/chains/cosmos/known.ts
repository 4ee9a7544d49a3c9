import type { KnownChains } from '../chainConfig.ts'
import { namedChains, publicNodes } from './publicNodes.ts'

const { CELESTIA, COSMOSHUB, DYDX, NOBLE, OSMOSIS } = namedChains

export const known: KnownChains = {
  namespace: 'cosmos',
  publicNodes,
  names: namedChains,
  common: [COSMOSHUB, OSMOSIS, NOBLE, CELESTIA, DYDX],
  coins: {
    [COSMOSHUB]: 'cosmos',
    [OSMOSIS]: 'osmosis',
    [NOBLE]: 'usd-coin',
    [CELESTIA]: 'celestia',
    [DYDX]: 'dydx-chain',
  },
}
