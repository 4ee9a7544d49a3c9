import type { ComponentType } from 'react'
import type { AccountAction } from '../../core/declared.ts'
import type { Kit } from '../../core/kit.ts'
import { isOffered, loadedFeatures } from '../declared.tsx'
import type { DeclaredAction } from '../feature.ts'

type Action = Omit<DeclaredAction, 'Icon'> & { readonly id: AccountAction; readonly Icon: ComponentType }

/**
 * What can be done with an account, in the order it is offered.
 *
 * The host may name an order; what it does not name comes behind. What is
 * switched off, or what the chain cannot do, is not there.
 */
export function accountActions(kit: Kit): readonly Action[] {
  const offered = loadedFeatures().features.flatMap((feature) =>
    feature.action && isOffered(kit, feature, feature.action) ? [feature.action as Action] : [],
  )
  const { walletFeatureOrder = [] } = kit.options
  const named = walletFeatureOrder.flatMap((id) => offered.filter((action) => action.id === id))
  return [...new Set([...named, ...offered])]
}
