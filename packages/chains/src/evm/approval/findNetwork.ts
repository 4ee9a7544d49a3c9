import type { ChainId } from '@latchkey/protocol/caip'
import { networkNames } from './networkNames.gen.ts'

/** What an approval says of a network, if it is one of the known ones. */
export function findNetwork(chainId: ChainId) {
  const [name, symbol, decimals] = networkNames[Number(chainId.split(':')[1])] ?? []
  return name === undefined ? undefined : { name, nativeCurrency: { symbol, decimals } }
}

export function networkName(chainId: ChainId): string | undefined {
  return findNetwork(chainId)?.name
}
