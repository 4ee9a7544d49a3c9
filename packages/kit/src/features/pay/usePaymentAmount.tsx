import { useFormat } from '../../ui/words/i18n.tsx'
import type { Payment } from './payment.ts'

type Unit = { readonly symbol: string; readonly decimals: number }

/** Writes what is to be paid with every digit that the host wrote: prices end in zeros. */
export function usePaymentAmount(): (payment: Payment, unit: Unit | undefined) => string {
  const format = useFormat()
  return ({ amount }, { decimals, symbol } = { decimals: 60, symbol: '' }) => {
    return format.amount(amount, { decimals, minimum: decimalsOf(amount), symbol })
  }
}

/** How many decimals the host wrote. */
export function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}
