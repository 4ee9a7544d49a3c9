import type { ChainId } from '@latchkey/protocol/caip'
import type { TokenInfo } from '../chain.ts'
import type { EvmContext } from './context.ts'

/** Placeholder address of the native coin. In responses, its balance has no address. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export function nativeCoin({ chains, tokens }: EvmContext, chain: ChainId): TokenInfo {
  const { name = 'Ether', symbol = 'ETH', decimals = 18 } = chains[chain]?.currency ?? {}
  const picture = tokens.pictureOf?.(symbol)
  return { id: undefined, name, symbol, decimals, ...(picture && { iconUrl: picture }) }
}
