import type { Driver } from '@latchkey/chains/driver'
import { canDo } from '../../core/canDo.ts'
import type { ResolvedFeatures } from '../../core/features.ts'
import { type WalletFeature, walletFeatures } from '../../core/options.ts'

/**
 * What can be done with an account, in the order it is offered.
 *
 * The host may name an order; what it does not name comes behind. What is
 * switched off, or what the chain cannot do, is not there.
 */
export function accountActions(args: {
  order?: readonly WalletFeature[] | undefined
  features: ResolvedFeatures
  driver: Driver
}): readonly WalletFeature[] {
  const { order = [], features, driver } = args
  const able = canDo(driver)
  return [...new Set([...order, ...walletFeatures])].filter((id) => features[id] && able[id])
}
