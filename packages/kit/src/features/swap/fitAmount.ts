import { accountId } from '@latchkey/protocol/caip'
import { findToken } from '../../core/holdings/heldToken.ts'
import type { Kit } from '../../core/kit.ts'
import { readUnits } from './figures.ts'
import { defaultSlippage, leastOf, parseSlippage } from './slippage.ts'
import { readSpendable } from './spendableOf.ts'
import { getSwapQuotes, usualGasPrice } from './swapCalls.ts'
import { type TradeToken, tokenId } from './tradeToken.ts'

const mostQuotes = 4

/**
 * How much must be given so that the least a swap may give is what is wanted, by
 * real offers. The first guess where they do not say, or more than there is would be needed.
 */
export async function fitAmount(kit: Kit, args: fitAmount.Args): Promise<bigint> {
  const { address, atLeast, from, guess, to } = args
  const { chain } = from
  const gasPrice = await usualGasPrice(kit, chain).catch(() => undefined)
  const held = findToken(kit, from)?.units ?? 0n
  const most = await readSpendable(kit, from, held).catch(() => held)
  const pair = { from: tokenId(kit, from), to: tokenId(kit, to), user: accountId(chain, address) }
  const tolerance = parseSlippage(defaultSlippage) ?? 0n
  let amount = guess
  for (let count = 0; count < mostQuotes && amount <= most; count++) {
    const query = { ...pair, amount, gasPrice, signal: kit.signal }
    const quotes = await getSwapQuotes(kit, query).catch(() => [])
    const [best = 0n] = quotes.map(({ toAmount }) => readUnits(toAmount)).toSorted((a, b) => (a > b ? -1 : 1))
    const least = leastOf(best, tolerance)
    if (least >= atLeast) return amount
    if (least === 0n) return guess
    // A little more than the rule of three, because the price gets worse with the amount.
    amount = (amount * atLeast * 1_005n) / (least * 1_000n) + 1n
  }
  return guess
}

export declare namespace fitAmount {
  type Args = { from: TradeToken; to: TradeToken; guess: bigint; atLeast: bigint; address: string }
}
