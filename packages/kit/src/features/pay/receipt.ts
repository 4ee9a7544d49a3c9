import type { AssetId, ChainId, TransactionHandle } from '@latchkey/chains/driver'

/**
 * What the host gets for a payment. Plain JSON: send it to your backend, which
 * checks it with `verifyPayment`.
 */
export type PaymentReceipt = {
  /** Of the request, where it had one. */
  readonly id?: string | undefined
  readonly status: 'paid'
  readonly chain: ChainId
  readonly transaction: TransactionHandle
  readonly asset: AssetId
  /** In base units, as decimal text. */
  readonly units: string
  readonly decimals: number
  readonly recipient: string
  readonly payer: string
  readonly memo?: string | undefined
  /** When the block was made that includes it, in Unix milliseconds. */
  readonly paidAt: number
}
