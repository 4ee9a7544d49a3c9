// What a page has of this before it asks for a payment is the call; the rest is fetched then.
import type { Kit } from '../../core/kit.ts'
import type { PaymentReceipt } from './receipt.ts'
import type { PaymentRequest } from './request.ts'

export type { PaymentReceipt } from './receipt.ts'
export type { PaymentRequest } from './request.ts'
export type { PaymentProof } from './verifyPayment.ts'

/**
 * Has the visitor pay, and resolves to the receipt once the chain has confirmed
 * it. Rejects with a `KitError` whose code says why they did not.
 *
 * The same request again, after a reload or in another tab, never pays twice:
 * it shows the payment under way, or resolves with the receipt of the one made.
 *
 * @example
 * const receipt = await pay(kit, {
 *   id: order.id,
 *   amount: '12.50',
 *   asset: 'eip155:8453/erc20:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
 *   recipient: '0x…',
 *   memo: 'Order 1042',
 * })
 */
export async function pay(kit: Kit, request: PaymentRequest): Promise<PaymentReceipt> {
  return (await import('./pay.ts')).pay(kit, request)
}

/**
 * Checks a payment against the nodes of its network. For your backend: of the
 * receipt it believes only which transaction to look at. Rejects where no node answers.
 *
 * @example
 * const drivers = [evm({ networks: [base] })]
 * const proof = await verifyPayment({ drivers, receipt, expected: { asset, amount, recipient } })
 */
export const verifyPayment: typeof import('./verifyPayment.ts').verifyPayment = async (args) =>
  (await import('./verifyPayment.ts')).verifyPayment(args)
