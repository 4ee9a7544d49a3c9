import type { ErrorCode } from '@latchkey/protocol/errors'

/** What a transfer costs. `of` says for which transfer, so that a late answer is not taken for another. */
export type FeeState =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly of: string }
  | ({ readonly status: 'ready'; readonly of: string } & Priced)
  | { readonly status: 'failed'; readonly of: string; readonly code: ErrorCode }

export type Priced = {
  readonly fee: bigint
  readonly terms: unknown
  /** How much of it opens an account for the recipient. */
  readonly deposit?: bigint | undefined
  /** What the token keeps of the amount. */
  readonly withheld?: bigint | undefined
}

export type FeeEvent =
  | { readonly type: 'pricing'; readonly of: string }
  | ({ readonly type: 'priced'; readonly of: string } & Priced)
  | { readonly type: 'unpriced'; readonly of: string; readonly code: ErrorCode }

/** The fee after a question or an answer; an answer about another transfer changes nothing. */
export function nextFee(fee: FeeState, event: FeeEvent): FeeState {
  const { of } = event
  if (event.type === 'pricing') {
    // Asked again for the same, the last answer stands until the next.
    return fee.status === 'ready' && fee.of === of ? fee : { status: 'loading', of }
  }
  if (fee.status === 'none' || fee.of !== of) return fee
  if (event.type === 'unpriced') return { status: 'failed', of, code: event.code }
  const { deposit, terms, withheld } = event
  const parts = { ...(deposit && { deposit }), ...(withheld && { withheld }) }
  return { status: 'ready', of, fee: event.fee, terms, ...parts }
}
