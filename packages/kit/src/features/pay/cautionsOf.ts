import { isLookAlike } from '@latchkey/protocol/lookAlike'
import { allConnections, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import type { PayState } from './payment.ts'

/** What the visitor must say yes to before they pay. */
export type PayCaution =
  /** A wallet was asked before and has not answered. */
  | { readonly kind: 'unsure' }
  /** The recipient could be mistaken for an address of the visitor's own. */
  | { readonly kind: 'lookAlike'; readonly known: string }
  | { readonly kind: 'own' }

export function cautionsOf(kit: Kit, state: PayState): readonly PayCaution[] {
  if (state.status !== 'asking' && state.status !== 'signing') return []
  const { namespace, recipient } = state.payment
  const { key } = kit.driver(namespace).addresses
  const accounts = allConnections(connections.of(kit).get())
    .filter((connection) => connection.namespace === namespace)
    .flatMap((connection) => connection.accounts.map(({ address }) => address))
  const alike = accounts.find((address) => isLookAlike(address, recipient))
  return [
    ...(state.unsure ? [{ kind: 'unsure' } as const] : []),
    ...(alike === undefined ? [] : [{ kind: 'lookAlike', known: alike } as const]),
    ...(accounts.some((address) => key(address) === key(recipient)) ? [{ kind: 'own' } as const] : []),
  ]
}
