import { compareAmounts, divideByPrice, formatAmount, multiplyByPrice } from '@latchkey/protocol/amount'
import { accountId } from '@latchkey/protocol/caip'
import { actionNotAllowed, insufficientFunds, payInsufficientFunds } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { isServed } from '../../core/apiUrl.ts'
import { features } from '../../core/features.ts'
import { holdings, type Token } from '../../core/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal.ts'
import { getGasPrice, getSwapQuotes } from '../../core/server/swap.ts'
import { spendableOf } from '../../core/spendableOf.ts'
import { type PayState, paying } from './payment.ts'
import { paidTransfer } from './priceFee.ts'

/** A token the visitor has that could become what is missing. */
export type SwapWay = {
  readonly token: Token
  /** How much of it, by today's prices, in base units. */
  readonly about: bigint
}

const mostWays = 3
/** Percent on top of what is missing, for the slippage a swap allows and the fee of its provider. */
const roomPercent = 102n
/** What a swap may fall short of its quote by default. */
const slippagePercent = 1n

/** How the payment could be made by a swap first, the most valuable token first; none where it need not or cannot. */
export function swapWays(kit: Kit, state: PayState): readonly SwapWay[] {
  if (state.status !== 'asking' || state.facts.status !== 'ready') return []
  const { facts, payment } = state
  const { decimals, held, price, units } = facts
  const network = paidTransfer(kit)?.network
  const driver = kit.driver(payment.namespace)
  const on = features.of(kit).get().features.swaps && driver.swaps && driver.transactions
  const has = holdings.of(kit).get()
  if (!on || !isServed(kit.options, network) || has.status !== 'ready') return []
  if (price === undefined || held === undefined || held >= units) return []
  const money = multiplyByPrice({ units: ((units - held) * roomPercent) / 100n, decimals }, price)
  return has.tokens
    .filter(({ chain, id }) => chain === payment.chain && id !== payment.asset)
    .flatMap((token) => {
      if (token.price === undefined) return []
      const about = divideByPrice(money, token.price, token.decimals) + 1n
      return token.units > about ? [{ token, about, worth: multiplyByPrice(token, token.price) }] : []
    })
    .toSorted((a, b) => compareAmounts(b.worth, a.worth))
    .slice(0, mostWays)
    .map(({ about, token }) => ({ token, about }))
}

/** Opens a swap that gives at least what is missing; done, it leads back to the payment. */
export async function swapFirst(kit: Kit, { about, token }: SwapWay): Promise<void> {
  const store = paying.of(kit)
  try {
    const amount = await fitAmount(kit, token, about)
    const { status } = store.get()
    if (status !== 'asking') return
    const params = { from: token.id, to: assetOf(kit), amount: formatAmount(amount, token.decimals) }
    modal.of(kit).dispatch({ type: 'push', view: { name: 'Swap', params } })
  } catch (cause) {
    const code = isKitError(cause) ? cause.code : 'swap/unavailable'
    store.dispatch({
      type: 'fail',
      error: code === insufficientFunds.code ? payInsufficientFunds.code : code,
    })
    throw cause
  }
}

function assetOf(kit: Kit) {
  const state = paying.of(kit).get()
  if (state.status !== 'asking') throw new KitError(actionNotAllowed)
  return state.payment.asset
}

const mostQuotes = 4

/** How much must be given so that the least a swap may give is what is missing, by real offers. */
async function fitAmount(kit: Kit, token: Token, about: bigint): Promise<bigint> {
  const state = paying.of(kit).get()
  const args = paidTransfer(kit)
  if (state.status !== 'asking' || state.facts.status !== 'ready' || !args)
    throw new KitError(actionNotAllowed)
  const missing = state.facts.units - (state.facts.held ?? 0n)
  const { coin } = kit.driver(state.payment.namespace).assets
  const { chain } = token
  const gas = await getGasPrice(kit, chain).catch(() => undefined)
  const most = spendableOf(token, token.units, gas?.standard ?? 0n)
  const pair = {
    from: accountId(chain, token.address ?? coin),
    to: accountId(chain, state.payment.token ?? coin),
    user: accountId(chain, args.address),
  }
  let amount = about
  for (let count = 0; count < mostQuotes; count++) {
    if (amount > most) throw new KitError(insufficientFunds)
    const quotes = await getSwapQuotes(kit, { ...pair, amount, gasPrice: gas?.standard, signal: kit.signal })
    const offers = quotes.map(({ toAmount }) => readUnits(toAmount))
    const least = (best(offers) * (100n - slippagePercent)) / 100n
    if (least >= missing) return amount
    if (least === 0n) break
    // A little more than the rule of three, because the price gets worse with the amount.
    amount = (amount * missing * 1_005n) / (least * 1_000n) + 1n
  }
  throw new KitError(insufficientFunds)
}

function readUnits(text: string): bigint {
  return /^\d{1,78}$/.test(text) ? BigInt(text) : 0n
}

function best(offers: readonly bigint[]): bigint {
  let most = 0n
  for (const offer of offers) if (offer > most) most = offer
  return most
}
