import type { ChainId } from '@latchkey/protocol/caip'
import type { TokenInfo } from '../chain.ts'
import type { EvmContext } from './context.ts'

/** How the native coin is written where an address is needed. On the wire a balance of it has no address. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export function nativeCoin({ chains, tokens }: EvmContext, chain: ChainId): TokenInfo {
  const { name = 'Ether', symbol = 'ETH', decimals = 18 } = chains[chain]?.currency ?? {}
  const picture = tokens.pictureOf?.(symbol)
  return { id: undefined, name, symbol, decimals, ...(picture && { iconUrl: picture }) }
}
