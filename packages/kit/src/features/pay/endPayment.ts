import type { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { type Payment, paying } from './payment.ts'
import { settle } from './settlement.ts'

/** Ends a payment without a receipt: the visitor sees why, and so does the host. */
export function endPayment(kit: Kit, payment: Payment, error: KitError): void {
  paying.of(kit).dispatch({ type: 'end', payment, code: error.code })
  settle(kit, payment, { error })
  kit.emit({ type: 'PAY_ERROR', asset: payment.asset, code: error.code })
}
