import { useT } from '../../ui/words/i18n.tsx'

/** The words for ways to pay that are known; others keep the provider's name. */
const known = {
  card: 'onramp.method.card',
  ach_bank_account: 'onramp.method.bank',
  bank_transfer: 'onramp.method.bank',
  sepa_bank_account: 'onramp.method.sepa',
  sepa: 'onramp.method.sepa',
  apple_pay: 'onramp.method.applePay',
  google_pay: 'onramp.method.googlePay',
  paypal: 'onramp.method.paypal',
  fiat_wallet: 'onramp.method.balance',
} as const

/** Names ways to pay in the visitor's language. */
export function useMethodName(): (id: string) => string {
  const t = useT()
  return (id) => (Object.hasOwn(known, id) ? t(known[id as keyof typeof known]) : id.replaceAll('_', ' '))
}
