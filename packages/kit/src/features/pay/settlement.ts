import type { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import type { Payment } from './payment.ts'
import type { PaymentReceipt } from './receipt.ts'

/** What the host of a kit waits for. */
export type Settlement = {
  readonly payment: Payment
  readonly promise: Promise<PaymentReceipt>
  resolve(receipt: PaymentReceipt): void
  reject(error: KitError): void
  /** Ends everything that was watched for it. */
  readonly life: AbortController
}

const settlements = new WeakMap<Kit, Settlement>()

/** The payment the host waits for; one at a time. */
export function settlementOf(kit: Kit): Settlement | undefined {
  return settlements.get(kit)
}

export function openSettlement(kit: Kit, payment: Payment): Settlement {
  const { promise, reject, resolve } = Promise.withResolvers<PaymentReceipt>()
  const settlement = { payment, promise, reject, resolve, life: new AbortController() }
  settlements.set(kit, settlement)
  return settlement
}

/** Tells the host how its payment ended, once. */
export function settle(
  kit: Kit,
  { key }: Pick<Payment, 'key'>,
  outcome: { receipt: PaymentReceipt } | { error: KitError },
): void {
  const settlement = settlements.get(kit)
  if (settlement?.payment.key !== key) return
  settlements.delete(kit)
  settlement.life.abort()
  if ('receipt' in outcome) settlement.resolve(outcome.receipt)
  else settlement.reject(outcome.error)
}
