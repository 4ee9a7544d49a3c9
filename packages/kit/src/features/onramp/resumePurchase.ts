import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { followPurchase } from './followPurchase.ts'
import { purchaseLifetimeMs, readPurchase } from './keptPurchase.ts'
import { purchase } from './purchase.ts'

/** Links of providers expire after some minutes: an older window is hardly still in use. */
const longestOpenMs = 600_000

/** Takes up the purchase that was under way when the page was left, if it was this account's. */
export function resumePurchase(kit: Kit): void {
  const store = purchase.of(kit)
  const address = activeConnection(connections.of(kit).get())?.address
  const order = readPurchase(kit)
  const shown = store.get()
  // A purchase of another account is not shown.
  if (shown.status !== 'idle' && shown.order.address !== address) store.dispatch({ type: 'clear' })
  if (!order || order.address !== address || store.get().status !== 'idle') return
  if (Math.abs(Date.now() - order.since) > purchaseLifetimeMs) return
  store.dispatch({ type: 'wait', order })
  if (Date.now() - order.since > longestOpenMs) store.dispatch({ type: 'leave', order })
  void followPurchase(kit, order, { resumed: true })
}
