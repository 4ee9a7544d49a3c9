import { dropNote, keepNote, readNote } from '../../core/connections/accountNotes.ts'
import type { Kit } from '../../core/kit.ts'
import type { Order } from './purchase.ts'

/** Older ones are settled: the provider has sent, or will not. */
export const purchaseLifetimeMs = 3_600_000
const key = ['purchase'] as const

/** The purchase that was under way when the page was left. */
export function readPurchase(kit: Kit): Order | undefined {
  return readNote(kit, { key, lifetimeMs: purchaseLifetimeMs, schema: { safeParse: readOrder } })?.value
}

/** Stores the purchase for the next page, or removes it. Disconnecting its account removes it, too. */
export function keepPurchase(kit: Kit, order: Order | undefined): void {
  if (order) keepNote(kit, { key, address: order.address }, order)
  else dropNote(kit, key)
}

/** Other scripts can write to storage: entries of the wrong shape are ignored. */
function readOrder(value: unknown): { success: true; data: Order } | { success: false } {
  const { provider, address, symbol, network, since } = (value ?? {}) as Partial<Order>
  const isText = (text: unknown): text is string => typeof text === 'string' && text.length < 200
  if (!isText(provider) || !isText(address) || !isText(symbol) || !isText(network)) return { success: false }
  if (typeof since !== 'number' || !Number.isFinite(since)) return { success: false }
  return { success: true, data: { provider, address, symbol, network, since } }
}
