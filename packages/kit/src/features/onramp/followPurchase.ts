import type { Transaction } from '@latchkey/protocol/http/history'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import type { Kit } from '../../core/kit.ts'
import { getHistory } from '../../core/server/history.ts'
import { keepPurchase } from './keptPurchase.ts'
import { type Order, purchase } from './purchase.ts'

/**
 * How often the purchase is polled; how long the window must be closed before
 * the visitor counts as gone, and before polling ends; and the longest time at all.
 */
const defaultPace = { pollMs: 5_000, closedMs: 3_000, afterCloseMs: 120_000, timeoutMs: 3_600_000 }
/** How far the provider's clock may be behind. */
const clockSkewMs = 60_000
/** Too short for a purchase: one that is reported by then is an older one. */
const fastestPurchaseMs = 3_000

/**
 * Watches the purchase in the provider's window until it is done, or the window
 * is closed and nothing more comes. Never throws.
 *
 * A window that reads as closed may be open: isolation between pages makes it
 * so. That is why closing alone ends nothing.
 */
export async function followPurchase(
  kit: Kit,
  order: Order,
  { page, resumed = false, pace = defaultPace }: followPurchase.Options = {},
): Promise<void> {
  const store = purchase.of(kit)
  const isShown = () => {
    const state = store.get()
    return state.status === 'waiting' && state.order === order && !kit.signal.aborted
  }
  const older = new Set<string>()
  let first = !resumed
  let closedAt: number | undefined
  const end = Date.now() + pace.timeoutMs
  while (isShown() && Date.now() < end) {
    const bought = await readPurchases(kit, order)
    if (!isShown()) return
    if (first && Date.now() - order.since < fastestPurchaseMs) for (const { id } of bought) older.add(id)
    first = false
    const own = bought.filter(({ id, metadata }) => !older.has(id) && isSince(metadata.minedAt, order))
    const status = (word: string) => own.find(({ metadata }) => metadata.status.toUpperCase().endsWith(word))
    const success = status('SUCCESS')
    if (success) return finish(kit, order, success)
    if (status('IN_PROGRESS')) store.dispatch({ type: 'paid', order })
    else if (status('FAILED')) {
      keepPurchase(kit, undefined)
      return store.dispatch({ type: 'fail', order, cause: 'refused' })
    }

    closedAt = page?.closed ? (closedAt ?? Date.now()) : undefined
    if (closedAt !== undefined && Date.now() - closedAt >= pace.closedMs)
      store.dispatch({ type: 'leave', order })
    if (closedAt !== undefined && Date.now() - closedAt >= pace.afterCloseMs)
      return keepPurchase(kit, undefined)
    await pause(pace.pollMs, kit.signal)
  }
}

export declare namespace followPurchase {
  type Pace = typeof defaultPace
  type Options = {
    /** The provider's window; unknown after a reload, or if it was opened by a link. */
    page?: { readonly closed: boolean } | undefined
    /** It began before the page was loaded. */
    resumed?: boolean | undefined
    pace?: Pace | undefined
  }
}

/** Whether the provider reports purchases; those of others are seen when they arrive. */
export function tellsPurchases(provider: string): boolean {
  return provider === 'coinbase'
}

async function readPurchases(kit: Kit, { provider, address }: Order): Promise<Transaction[]> {
  if (!tellsPurchases(provider)) return []
  // A failed request does not end the polling.
  return getHistory(kit, { account: address, onramp: 'coinbase' }).then(
    ({ transactions }) => transactions,
    () => [],
  )
}

function isSince(minedAt: string, { since }: Order): boolean {
  return Date.parse(minedAt) >= since - clockSkewMs
}

function finish(kit: Kit, order: Order, { transfers }: Transaction): void {
  const [bought] = transfers
  const symbol = bought?.fungible_info?.symbol ?? order.symbol
  keepPurchase(kit, undefined)
  purchase.of(kit).dispatch({ type: 'done', order, amount: bought?.quantity.numeric ?? '', symbol })
  void loadHoldings(kit, { refresh: [] })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
