import { responseInvalid } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { SwapQuote } from '@latchkey/protocol/http/swap'
import type { Kit } from '../../core/kit.ts'
import { getPrices } from '../../core/server/prices.ts'
import { codeOf } from './codeOf.ts'
import { readUnits } from './figures.ts'
import { getSwapQuotes, lastGasPrice, usualGasPrice } from './swapCalls.ts'
import { type Market, type Quote, type SwapOrder, swapQuotes } from './swapQuotes.ts'
import { tokenId } from './tradeToken.ts'

/** Requests quotes from all providers. Never throws; a late answer is ignored. */
export async function loadQuotes(kit: Kit, order: SwapOrder, signal: AbortSignal): Promise<void> {
  const { key, from, to, units, address } = order
  const store = swapQuotes.of(kit)
  store.dispatch({ type: 'load', key })
  const market = askMarket(kit, order)
  try {
    const gasPrice = lastGasPrice(kit, from.chain)
    const pair = { from: tokenId(kit, from), to: tokenId(kit, to) }
    const args = { ...pair, amount: units, user: address, gasPrice, signal }
    const quotes = toQuotes(await getSwapQuotes(kit, args))
    if (signal.aborted) return
    store.dispatch({ type: 'ready', key, quotes, at: Date.now() })
  } catch (error) {
    if (!signal.aborted) store.dispatch({ type: 'fail', key, error: codeOf(error) })
    return
  }
  void market.then((market) => store.dispatch({ type: 'market', key, market }))
}

function toQuotes(answer: readonly SwapQuote[]): readonly [Quote, ...Quote[]] {
  const quotes = answer
    .filter(({ provider }) => provider !== undefined && provider !== '')
    .map(({ provider = '', toAmount, gas, spender, priceImpactBps }) => ({
      provider,
      received: readUnits(toAmount),
      gas: gas === undefined ? undefined : readUnits(gas),
      spender,
      impact: priceImpactBps === undefined ? undefined : BigInt(Math.max(0, priceImpactBps)),
    }))
    .filter(({ received }) => received > 0n)
    .toSorted((a, b) => (a.received === b.received ? 0 : a.received > b.received ? -1 : 1))
  const [best, ...others] = quotes
  if (!best) throw new KitError(responseInvalid, { details: 'The server answered with no offer.' })
  return [best, ...others]
}

/** Prices are optional: nothing waits for them. */
async function askMarket(kit: Kit, { from, to }: SwapOrder): Promise<Market> {
  const coin = { chain: from.chain, address: undefined }
  const ids = [from, to, coin].map((token) => tokenId(kit, token))
  const [prices, gasPrice] = await Promise.all([
    getPrices(kit, ids).catch(() => undefined),
    usualGasPrice(kit, from.chain).catch(() => undefined),
  ])
  const [fromPrice, toPrice, coinPrice] = ids.map((id) => {
    const price = prices?.get(id.toLowerCase())?.price ?? 0
    return price > 0 ? String(price) : undefined
  })
  return { from: fromPrice, to: toPrice, coin: coinPrice, gasPrice }
}
