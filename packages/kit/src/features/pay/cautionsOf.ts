import type { Kit } from '../../core/kit.ts'
import { lookAlikeOf, ownAddresses, recentRecipients } from '../../core/transactions/seenAddresses.ts'
import type { PayState } from './payment.ts'

/** What the visitor must say yes to before they pay. */
export type PayCaution =
  /** A wallet was asked before and has not answered. */
  | { readonly kind: 'unsure' }
  /** The recipient could be mistaken for an address that the visitor has, or has sent to. */
  | { readonly kind: 'lookAlike'; readonly known: string }
  | { readonly kind: 'own' }

export function cautionsOf(kit: Kit, state: PayState): readonly PayCaution[] {
  if (state.status !== 'asking' && state.status !== 'signing') return []
  const { namespace, recipient } = state.payment
  const { key } = kit.driver(namespace).addresses
  const isIt = (other: string) => key(other) === key(recipient)
  const own = ownAddresses(kit, namespace).some(isIt)
  const known = own || recentRecipients(kit, namespace).some(isIt)
  const alike = known ? undefined : lookAlikeOf(kit, namespace, recipient)
  return [
    ...(state.unsure ? [{ kind: 'unsure' } as const] : []),
    ...(alike === undefined ? [] : [{ kind: 'lookAlike', known: alike } as const]),
    ...(own ? [{ kind: 'own' } as const] : []),
  ]
}
