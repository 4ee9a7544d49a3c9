import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import type { ChainFamily } from './chain.ts'
import type { Chains } from './chains.ts'
import { commonChains } from './knownChains.ts'

const maxChains = 8

/**
 * Chains to read for an address without a chain: the most used ones that are supported, or
 * else the first supported. An address of some families fits one network only.
 */
export function defaultChains(chains: Pick<Chains, 'ids'>, family: ChainFamily, address: string): ChainId[] {
  const served = chains.ids.filter(
    (id) => parseChainId(id).namespace === family.namespace && family.isAddress(address, id),
  )
  const known = commonChains.filter((id) => served.includes(id))
  return (known.length > 0 ? known : served).slice(0, maxChains)
}
