import type { Answer, Query } from '@latchkey/protocol/http/contract'
import type { swapQuotes } from '@latchkey/protocol/http/swap'
import { askProviders, providersOn, type SwapContext } from './context.ts'
import { readAmount, readPair, readUser } from './readSwap.ts'
import { defaultSlippage } from './slippage.ts'

/** Quotes of a swap from all providers. */
export async function quoteSwap(
  context: SwapContext,
  { amount, userAddress, from, to, gasPrice }: Query<typeof swapQuotes>,
  signal: AbortSignal,
): Promise<Answer<typeof swapQuotes>> {
  const { chains } = context
  const pair = readPair(chains, from, to)
  const able = providersOn(context, pair.chain)
  const request = {
    ...pair,
    amount: readAmount(amount),
    user: userAddress === undefined ? undefined : readUser(chains, pair.chain, userAddress),
    slippage: defaultSlippage,
    gasPrice: gasPrice === undefined ? undefined : BigInt(gasPrice),
    signal,
  }
  const offers = await askProviders(context, able, request)
  return {
    quotes: offers.map(({ provider, quote }) => ({
      id: null,
      fromAmount: String(request.amount),
      fromAccount: from,
      toAmount: String(quote.toAmount),
      toAccount: to,
      provider: provider.name,
      expiresAt: Math.floor(quote.expiresAt / 1000),
      minToAmount: String(quote.minToAmount),
      ...(quote.spender === undefined ? {} : { spender: quote.spender }),
      ...(quote.gas === undefined ? {} : { gas: String(quote.gas) }),
      ...(quote.priceImpactBps === undefined ? {} : { priceImpactBps: quote.priceImpactBps }),
    })),
  }
}
