import {
  divideByPrice,
  formatAmount,
  multiplyByPrice,
  parseAmount,
  truncateAmount,
} from '@latchkey/protocol/amount'
import type { Token } from '../../core/holdings/holdings.ts'
import type { Draft } from './send.ts'

/** More digits than any currency has, so that what was converted can be converted back. */
const fiatDecimals = 18

/** How many base units the draft means; `empty` where nothing was typed, `wrong` where it means none. */
export function draftUnits(draft: Pick<Draft, 'amount' | 'unit'>, token: Token): bigint | 'empty' | 'wrong' {
  const { amount, unit } = draft
  if (amount === '') return 'empty'
  try {
    const units = unit === 'token' ? parseAmount(amount, token.decimals) : fromFiat(amount, token)
    return units > 0n ? units : 'wrong'
  } catch {
    return 'wrong'
  }
}

function fromFiat(amount: string, { decimals, price }: Token): bigint {
  if (price === undefined) throw new Error('no price')
  return divideByPrice({ units: parseAmount(amount, fiatDecimals), decimals: fiatDecimals }, price, decimals)
}

/** The draft counted the other way, meaning the same as far as cents can say it. */
export function inOtherUnit(draft: Draft, token: Token): Partial<Draft> {
  const unit = draft.unit === 'token' ? 'fiat' : 'token'
  const units = draftUnits(draft, token)
  if (typeof units !== 'bigint') return { unit, amount: '', max: false }
  if (unit === 'token') return { unit, amount: formatAmount(units, token.decimals), max: false }
  if (token.price === undefined) return {}
  const worth = multiplyByPrice({ units, decimals: token.decimals }, token.price)
  const cents = truncateAmount(worth.units, worth.decimals, 2)
  // Less than a cent would read as nothing.
  const text = /[1-9]/.test(cents) ? cents : formatAmount(worth.units, worth.decimals)
  return { unit, amount: text.replace(/\.00$/, ''), max: false }
}
