import type { ChainId } from '@latchkey/protocol/caip'
import { contractOf, type EvmContext } from './context.ts'

/** Contracts whose places we know, by the names they have in the configuration of a chain. */
const known = {
  uniswapV2Router: 'Uniswap v2',
  uniswapV3Router: 'Uniswap v3',
} as const
/** At the same place on every chain. */
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** What a spender is called, where it is one we know. Never what it calls itself. */
export function spenderName(context: EvmContext, chain: ChainId, spender: string): string | undefined {
  const address = spender.toLowerCase()
  if (address === permit2) return 'Permit2'
  for (const [key, name] of Object.entries(known))
    if (contractOf(context, chain, key)?.toLowerCase() === address) return name
  return undefined
}
