import type { SwapDraft } from './swapDraft.ts'
import { type SwapQuotesState, unitsOf } from './swapQuotes.ts'

/** What stands between the draft and its review. */
export type SwapStep =
  | 'chooseToken'
  | 'enterAmount'
  | 'badAmount'
  | 'insufficient'
  | 'waiting'
  | 'noOffer'
  | 'review'

/** What is missing first. `held` is what the account has of the token given; undefined while it is not known. */
export function nextStep(draft: SwapDraft, quotes: SwapQuotesState, held: bigint | undefined): SwapStep {
  const { from, to, amount } = draft
  if (!from || !to) return 'chooseToken'
  if (!amount || !/[1-9]/.test(amount)) return 'enterAmount'
  const units = unitsOf(amount, from.decimals)
  if (!units) return 'badAmount'
  if (held !== undefined && units > held) return 'insufficient'
  if (quotes.status === 'failed') return 'noOffer'
  return quotes.status === 'ready' ? 'review' : 'waiting'
}
