import type { ChainId } from '@latchkey/protocol/caip'
import type { Holding, TokenInfo } from '../chain.ts'
import type { Coin } from './bank.ts'
import type { CosmosNode } from './node.ts'
import { listedToken, toTokenInfo } from './tokens.ts'

const maxHoldings = 300
const maxPages = 5

/** The coin first, then listed denoms, then others. */
export async function getHoldings(
  node: CosmosNode,
  chain: ChainId,
  account: string,
  { coin, native }: { coin: string; native: TokenInfo },
): Promise<Holding[]> {
  // Asked on its own, because anyone can send an account more denoms than are read here.
  const [units, coins] = await Promise.all([node.balance(account, coin), readAll(node, account)])
  const isListed = ({ denom }: Coin) => listedToken(chain, denom) !== undefined
  const held = coins.filter(({ denom, units }) => denom !== coin && units > 0n)
  const ordered = [...held.filter(isListed), ...held.filter((coin) => !isListed(coin))]
  const tokens = ordered.slice(0, maxHoldings).flatMap((coin): Holding[] => {
    const token = toTokenInfo(chain, coin.denom)
    return token ? [{ token, units: coin.units, isListed: isListed(coin) }] : []
  })
  return [{ token: native, units }, ...tokens]
}

async function readAll(node: CosmosNode, account: string): Promise<Coin[]> {
  const found = new Map<string, Coin>()
  let page: Buffer | undefined
  for (let pages = 0; pages < maxPages; pages++) {
    const { coins, next } = await node.balances(account, page)
    for (const coin of coins) found.set(coin.denom, coin)
    page = next
    if (!page) break
  }
  return [...found.values()]
}
