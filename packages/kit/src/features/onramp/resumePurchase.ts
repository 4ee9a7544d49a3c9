import { activeConnection, connections } from '../../core/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { followPurchase } from './followPurchase.ts'
import { type Order, purchase } from './purchase.ts'

/** Older ones are settled: the seller has sent, or will not. Milliseconds. */
const longestAgo = 3_600_000
/** A seller's address works for some minutes: a window opened before that is hardly still in use. */
const longestOpen = 600_000

/** Takes up the purchase that was under way when the page was left, if it was this account's. */
export function resumePurchase(kit: Kit): void {
  const store = purchase.of(kit)
  const order = readOrder(kit.storage.read().purchase)
  const address = activeConnection(connections.of(kit).get())?.address
  const shown = store.get()
  // What another account buys is none of this one's business.
  if (shown.status !== 'idle' && shown.order.address !== address) store.dispatch({ type: 'clear' })
  if (!order || order.address !== address || store.get().status !== 'idle') return
  if (Math.abs(Date.now() - order.since) > longestAgo) return
  store.dispatch({ type: 'wait', order })
  if (Date.now() - order.since > longestOpen) store.dispatch({ type: 'leave', order })
  void followPurchase(kit, order, { resumed: true })
}

/** Storage is anybody's to write: what does not look like ours is left. */
function readOrder(value: unknown): Order | undefined {
  const { provider, address, symbol, network, since } = (value ?? {}) as Partial<Order>
  const isText = (text: unknown): text is string => typeof text === 'string' && text.length < 200
  if (!isText(provider) || !isText(address) || !isText(symbol) || !isText(network)) return undefined
  if (typeof since !== 'number' || !Number.isFinite(since)) return undefined
  return { provider, address, symbol, network, since }
}
