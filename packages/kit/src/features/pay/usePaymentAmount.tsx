import { useFormat } from '../../ui/i18n.tsx'
import type { Payment } from './payment.ts'

type Unit = { readonly symbol: string; readonly decimals: number }

/** Writes what is to be paid with every digit that the host wrote: prices end in zeros. */
export function usePaymentAmount(): (payment: Payment, unit: Unit | undefined) => string {
  const format = useFormat()
  return ({ amount }, { decimals, symbol } = { decimals: 60, symbol: '' }) => {
    const minimum = amount.split('.')[1]?.length ?? 0
    return format.amount(amount, { decimals, minimum, symbol })
  }
}
