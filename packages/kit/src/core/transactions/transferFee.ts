import type { ErrorCode } from '@latchkey/protocol/errors'

/** Fee of a transfer. `of` identifies the transfer, so that late answers for another are ignored. */
export type FeeState =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly of: string }
  | ({ readonly status: 'ready'; readonly of: string } & Priced)
  | { readonly status: 'failed'; readonly of: string; readonly code: ErrorCode }

export type Priced = {
  readonly fee: bigint
  readonly terms: unknown
  /** The wallet decides about the fee when it signs; `fee` is an estimate. */
  readonly isSetByWallet?: true | undefined
  /** Part of the fee that creates the recipient's account. */
  readonly deposit?: bigint | undefined
  /** Part of the amount that the token withholds. */
  readonly withheld?: bigint | undefined
}

export type FeeEvent =
  | { readonly type: 'pricing'; readonly of: string }
  | ({ readonly type: 'priced'; readonly of: string } & Priced)
  | { readonly type: 'unpriced'; readonly of: string; readonly code: ErrorCode }

/** The next state of the fee. Answers for another transfer change nothing. */
export function nextFee(fee: FeeState, event: FeeEvent): FeeState {
  const { of } = event
  if (event.type === 'pricing') {
    // For the same transfer, the last fee stays until the new one.
    return fee.status === 'ready' && fee.of === of ? fee : { status: 'loading', of }
  }
  if (fee.status === 'none' || fee.of !== of) return fee
  if (event.type === 'unpriced') return { status: 'failed', of, code: event.code }
  const { deposit, terms, withheld } = event
  const parts = { ...(deposit && { deposit }), ...(withheld && { withheld }) }
  return { status: 'ready', of, fee: event.fee, terms, ...parts }
}
