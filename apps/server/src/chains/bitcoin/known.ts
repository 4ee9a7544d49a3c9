import type { KnownChains } from '../chainConfig.ts'
import { problemOf } from './problemOf.ts'
import { namedChains, publicNodes } from './publicNodes.ts'

export const known: KnownChains = {
  namespace: 'bip122',
  publicNodes,
  names: namedChains,
  common: [namedChains.BITCOIN],
  coins: { [namedChains.BITCOIN]: 'bitcoin' },
  problemOf,
}
