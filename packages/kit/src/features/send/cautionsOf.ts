import { isSameAddress } from '@latchkey/protocol/lookAlike'
import type { Token } from '../../core/holdings/holdings.ts'
import type { FoundRecipient } from './send.ts'

/** What the visitor should know before sending there. */
export type Caution = 'lookAlike' | 'tokenContract' | 'own' | 'contract' | 'unused' | 'first' | 'unchecked'

/** The gravest only: of several warnings none is read. */
export function cautionsOf(recipient: FoundRecipient, token: Pick<Token, 'address'> | undefined): Caution[] {
  const { address, facts, known, lookAlikeOf, own } = recipient
  if (lookAlikeOf !== undefined) return ['lookAlike']
  if (token?.address !== undefined && isSameAddress(token.address, address)) return ['tokenContract']
  if (own) return ['own']
  if (facts === 'unknown') return ['unchecked']
  if (facts?.kind === 'contract') return ['contract']
  if (facts?.used === false) return ['unused']
  return known ? [] : ['first']
}

/** Whether the visitor must say that they want it all the same. */
export function needsConsent(cautions: readonly Caution[]): boolean {
  return cautions.includes('lookAlike') || cautions.includes('tokenContract')
}
