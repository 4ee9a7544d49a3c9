import type { ChainId } from '@latchkey/protocol/caip'
import { isBait } from '../../text/isBait.ts'
import type { Holding, TokenInfo } from '../chain.ts'
import { balancesOf } from './balancesOf.ts'
import type { EvmContext } from './context.ts'
import { findTokens } from './findTokens.ts'
import { createNode } from './node.ts'
import { tokenInfo } from './tokenInfo.ts'

/** Accounts with more mostly hold spam. */
const maxHoldings = 300

/** Everything the account holds at one block: the native coin, then listed tokens and tokens once received. */
export async function getHoldings(
  context: EvmContext,
  chain: ChainId,
  account: string,
  native: TokenInfo,
  signal?: AbortSignal | undefined,
): Promise<Holding[]> {
  const node = createNode(context.gateway, chain, signal)
  const at = await node.height()
  const listed = context.tokens.of(chain).map(({ address }) => address)
  const found = await findTokens(context, chain, account, at, signal)
  const tokens = [...new Set<string>([...listed, ...found])]
  const [coins, amounts] = await Promise.all([
    node.balance(account, at),
    balancesOf(context, chain, account, tokens, at, signal),
  ])
  const held = tokens
    .map((token, index) => ({ token, units: amounts[index] ?? 0n }))
    .filter(({ units }) => units > 0n)
    .slice(0, maxHoldings)
  const infos = await tokenInfo(
    context,
    chain,
    held.map(({ token }) => token),
    signal,
  )
  const isListed = new Set<string>(listed)
  const holdings = held.flatMap(({ token: address, units }, index) => {
    const token = infos[index]
    if (!token || (!isListed.has(address) && isBait(token.name, token.symbol))) return []
    return [{ token, units }]
  })
  return [{ token: native, units: coins }, ...holdings]
}
