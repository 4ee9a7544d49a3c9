import type { AssetId } from '@latchkey/chains/driver'

/** What a host asks to be paid. */
export type PaymentRequest = {
  /** Decimal text in whole tokens: `12.5`. */
  readonly amount: string
  /** CAIP-19 of a coin or fungible token on a configured network. */
  readonly asset: AssetId
  /** An address on that network. */
  readonly recipient: string
  /** What it is for, in one line of at most 200 characters. The visitor sees it; it is not written to the chain. */
  readonly memo?: string | undefined
  /** Unix milliseconds. From then on the visitor cannot pay any more. */
  readonly expiresAt?: number | undefined
  /**
   * Your own name for the payment, such as the number of an order. Two requests
   * with the same id are the same payment, which is never made twice in this browser.
   */
  readonly id?: string | undefined
}
