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
  'bip122:000000000019d6689c085ae165831e93',
  'polkadot:68d56f15f85d3136970ec16946040bc1',
  'polkadot:48239ef607d7928874027a43a6768920',
  'cosmos:cosmoshub-4',
  'cosmos:osmosis-1',
  'cosmos:noble-1',
  'cosmos:celestia',
  'cosmos:dydx-mainnet-1',
]
const maxChains = 8

/**
 * Chains to read for an address without a chain: the most used ones that are supported, or
 * else the first supported. An address of some families fits one network only.
 */
export function defaultChains(chains: Pick<Chains, 'ids'>, family: ChainFamily, address: string): ChainId[] {
  const served = chains.ids.filter(
    (id) => parseChainId(id).namespace === family.namespace && family.isAddress(address, id),
  )
  const known = wellKnown.filter((id) => served.includes(id))
  return (known.length > 0 ? known : served).slice(0, maxChains)
}
