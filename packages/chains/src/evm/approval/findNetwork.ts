import type { ChainId } from '@latchkey/protocol/caip'
import * as networks from '../networks.gen.ts'

/** The network of a chain, if it is one of the known ones. */
export function findNetwork(chainId: ChainId) {
  return Object.values(networks).find(({ id }) => `eip155:${id}` === chainId)
}

export function networkName(chainId: ChainId): string | undefined {
  return findNetwork(chainId)?.name
}
