import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import type { ChainFamily } from './chain.ts'
import type { Chains } from './chains.ts'

/** The chains most accounts use. */
const wellKnown: readonly ChainId[] = [
  'eip155:1',
  'eip155:8453',
  'eip155:42161',
  'eip155:10',
  'eip155:137',
  'eip155:56',
  'eip155:43114',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
]
const maxChains = 8

/** Chains to read for an address without a chain: the most used ones that are supported, or else the first supported. */
export function defaultChains(chains: Pick<Chains, 'ids'>, { namespace }: ChainFamily): ChainId[] {
  const served = chains.ids.filter((id) => parseChainId(id).namespace === namespace)
  const known = wellKnown.filter((id) => served.includes(id))
  return (known.length > 0 ? known : served).slice(0, maxChains)
}
