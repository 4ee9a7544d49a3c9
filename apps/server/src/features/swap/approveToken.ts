import { accountId } from '@latchkey/protocol/caip'
import { swapApprovalNeedless, swapSpenderUnknown } from '@latchkey/protocol/catalogue'
import type { Answer, Query } from '@latchkey/protocol/http/contract'
import type { swapApprove } from '@latchkey/protocol/http/swap'
import { Refusal } from '../../refusal.ts'
import { askProviders, ledgerOf, providersOn, type SwapContext, spendersOf } from './context.ts'
import { usualGasPrice } from './readGasPrice.ts'
import { readAddress, readAmount, readPair, readUser } from './readSwap.ts'
import { defaultSlippage } from './slippage.ts'

/** The approval transaction for the given router, or for the one with the best quote. */
export async function approveToken(
  context: SwapContext,
  { userAddress, from, to, amount, spender }: Query<typeof swapApprove>,
  signal: AbortSignal,
): Promise<Answer<typeof swapApprove>> {
  const { chains } = context
  const pair = readPair(chains, from, to)
  const { chain } = pair
  const owner = readUser(chains, chain, userAddress)
  const able = providersOn(context, chain)
  const { spending } = ledgerOf(context, chain)
  if (pair.from.native || !spending) throw new Refusal(swapApprovalNeedless)
  const units = amount === undefined ? undefined : readAmount(amount)
  const routers = spendersOf(able, chain).flat()

  /** Undefined if the best swap needs no allowance. */
  async function choose(): Promise<string | undefined> {
    if (spender !== undefined) {
      const family = chains.of(chain)
      const named = readAddress(family, chain, spender, 'spender')
      const known = routers.find((router) => family.normalise(router) === named)
      if (known === undefined) throw new Refusal(swapSpenderUnknown)
      return known
    }
    if (units === undefined) return routers[0]
    const request = { ...pair, amount: units, user: owner, slippage: defaultSlippage, signal }
    return (await askProviders(context, able, request))[0]?.quote.spender
  }

  const taker = await choose()
  if (taker === undefined) throw new Refusal(swapApprovalNeedless)
  const [{ data, resetData }, gasPrice] = await Promise.all([
    spending.approval({ chain, token: pair.from.address, owner, spender: taker, amount: units, signal }),
    usualGasPrice(chains, chain, signal),
  ])
  return {
    tx: {
      from: accountId(chain, owner),
      to: accountId(chain, pair.from.address),
      data,
      value: '0',
      spender: taker,
      eip155: gasPrice === undefined ? null : { gasPrice },
      ...(resetData === undefined ? {} : { resetFirst: true, resetData }),
    },
  }
}
