import type { Answer, Query } from '@latchkey/protocol/http/contract'
import type { swapAllowance } from '@latchkey/protocol/http/swap'
import { ledgerOf, providersOn, type SwapContext, spendersOf } from './context.ts'
import { readAddress, readToken, readUser } from './readSwap.ts'

const unlimited = 2n ** 256n - 1n

/** The allowance of the given spender, or else the highest of any router. */
export async function readAllowance(
  context: SwapContext,
  { tokenAddress, userAddress, spender }: Query<typeof swapAllowance>,
  signal: AbortSignal,
): Promise<Answer<typeof swapAllowance>> {
  const { chains } = context
  const { chain, token } = readToken(chains, tokenAddress, 'tokenAddress')
  const owner = readUser(chains, chain, userAddress)
  const able = providersOn(context, chain)
  const spenders =
    spender === undefined
      ? spendersOf(able, chain).flatMap((routers) => routers.slice(0, 1))
      : [readAddress(chains.of(chain), chain, spender, 'spender')]
  const { spending } = ledgerOf(context, chain)
  if (token.native || !spending) return { allowance: String(unlimited) }
  const allowances = await spending.allowances({ chain, token: token.address, owner, spenders, signal })
  let most = 0n
  for (const allowance of allowances) if (allowance > most) most = allowance
  return { allowance: String(most) }
}
