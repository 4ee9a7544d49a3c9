import { useSlice } from '../../ui/kit.tsx'
import { AskingWallet } from '../../ui/request/AskingWallet.tsx'
import { NoPayment, Outcome } from './Outcome.tsx'
import { paying } from './payment.ts'
import { usePaymentAmount } from './usePaymentAmount.tsx'

/** The wait for the wallet, then for the chain, and how it ended. */
export default function PayProgressView() {
  const write = usePaymentAmount()
  const [state] = useSlice(paying)
  if (state.status === 'idle') return <NoPayment />
  if (state.status !== 'asking' && state.status !== 'signing') return <Outcome state={state} />
  const { facts, payment } = state
  const amount = facts.status === 'ready' && write(payment, facts)
  return (
    <AskingWallet
      namespace={payment.namespace}
      transfer={amount ? { amount, to: payment.recipient } : undefined}
    />
  )
}
