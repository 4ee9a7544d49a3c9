import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from './chainConfig.ts'
import { publicNodes } from './knownChains.ts'

export type NodeCount = { readonly chain: ChainId; readonly own: number; readonly public: number }

/** How many nodes each chain has: the operator's own, and public ones, which promise nothing. */
export function countNodes(chains: Readonly<Record<ChainId, ChainConfig>>): NodeCount[] {
  const known = publicNodes()
  return (Object.entries(chains) as [ChainId, ChainConfig][]).map(([chain, { upstreams }]) => {
    const isPublic = ({ url }: { url: string }) => known[chain]?.upstreams.some((one) => one.url === url)
    const publicCount = upstreams.filter(isPublic).length
    return { chain, own: upstreams.length - publicCount, public: publicCount }
  })
}

/** Chains that fail with the first node that does, and those that no operator's node serves. */
export function findWeakChains(counts: readonly NodeCount[]) {
  const pick = (isWeak: (count: NodeCount) => boolean) => counts.filter(isWeak).map(({ chain }) => chain)
  return {
    onlyPublicNodes: pick((count) => count.own === 0),
    onlyOneNode: pick((count) => count.own + count.public === 1),
  }
}
