import type { ChainId } from '@latchkey/protocol/caip'
import { contractOf, type EvmContext } from './context.ts'

/** Known contracts, by their names in the chain configuration. */
const known = {
  uniswapV2Router: 'Uniswap v2',
  uniswapV3Router: 'Uniswap v3',
} as const
/** The same address on every chain. */
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** The name of a known spender. Never the name a contract gives itself. */
export function spenderName(context: EvmContext, chain: ChainId, spender: string): string | undefined {
  const address = spender.toLowerCase()
  if (address === permit2) return 'Permit2'
  for (const [key, name] of Object.entries(known))
    if (contractOf(context, chain, key)?.toLowerCase() === address) return name
  return undefined
}
