import { compareAmounts, divideByPrice, formatAmount, multiplyByPrice } from '@latchkey/protocol/amount'
import { features } from '../../core/config/features.ts'
import { holdings, type Token } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'
import { isServed } from '../../core/server/apiUrl.ts'
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
export function swapFirst(kit: Kit, { about, token }: SwapWay): void {
  const state = paying.of(kit).get()
  if (state.status !== 'asking' || state.facts.status !== 'ready') return
  const { facts, payment } = state
  const params = {
    from: token.id,
    to: payment.asset,
    amount: formatAmount(about, token.decimals),
    atLeast: String(facts.units - (facts.held ?? 0n)),
  }
  modal.of(kit).dispatch({ type: 'push', view: { name: 'Swap', params } })
}
