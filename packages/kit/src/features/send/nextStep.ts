import type { Token } from '../../core/holdings/holdings.ts'
import { draftUnits } from './draftAmount.ts'
import type { Draft, RecipientState } from './send.ts'

/** What is still missing, or `review` where nothing is. The button says it. */
export type NextStep =
  | 'selectToken'
  | 'enterAmount'
  | 'incorrectValue'
  | 'insufficientFunds'
  | 'enterAddress'
  | 'invalidAddress'
  | 'looking'
  | 'review'

export function nextStep(draft: Draft, token: Token | undefined, recipient: RecipientState): NextStep {
  if (!token) return 'selectToken'
  const units = draftUnits(draft, token)
  if (units === 'empty') return 'enterAmount'
  if (units === 'wrong') return 'incorrectValue'
  if (units > token.units) return 'insufficientFunds'
  switch (recipient.status) {
    case 'empty':
      return 'enterAddress'
    case 'looking':
      return 'looking'
    case 'found':
      return 'review'
    default:
      return 'invalidAddress'
  }
}
