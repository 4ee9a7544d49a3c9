import type { Transaction } from '@latchkey/protocol/http/history'
import type { Kit } from '../../core/kit.ts'
import { loadHoldings } from '../../core/loadHoldings.ts'
import { getHistory } from '../../core/server/history.ts'
import { keepPurchase } from './keptPurchase.ts'
import { type Order, purchase } from './purchase.ts'

/** How often is looked, and for how long after the window is gone, or at all. Milliseconds. */
const defaultPace = { every: 5_000, gone: 3_000, after: 120_000, longest: 3_600_000 }
/** How far the seller's clock may be behind. */
const clockSkew = 60_000
/** Nobody has bought anything so soon: what is there by then is from before. */
const tooSoon = 3_000

/**
 * Watches the purchase in the seller's window until it is done, or the window
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
  const end = Date.now() + pace.longest
  while (isShown() && Date.now() < end) {
    const bought = await readPurchases(kit, order)
    if (!isShown()) return
    if (first && Date.now() - order.since < tooSoon) for (const { id } of bought) older.add(id)
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
    if (closedAt !== undefined && Date.now() - closedAt >= pace.gone) store.dispatch({ type: 'leave', order })
    if (closedAt !== undefined && Date.now() - closedAt >= pace.after) return keepPurchase(kit, undefined)
    await pause(pace.every, kit.signal)
  }
}

export declare namespace followPurchase {
  type Pace = typeof defaultPace
  type Options = {
    /** The seller's window; unknown after a reload, or where a link led to it. */
    page?: { readonly closed: boolean } | undefined
    /** It began before the page was loaded. */
    resumed?: boolean | undefined
    pace?: Pace | undefined
  }
}

/** Sellers that do not tell have no news: what they send is seen when it arrives. */
export function tellsPurchases(provider: string): boolean {
  return provider === 'coinbase'
}

async function readPurchases(kit: Kit, { provider, address }: Order): Promise<Transaction[]> {
  if (!tellsPurchases(provider)) return []
  // No news this time is no reason to stop.
  return getHistory(kit, { account: address, onramp: 'coinbase' }).then(
    ({ transactions }) => transactions,
    () => [],
  )
}

function isSince(minedAt: string, { since }: Order): boolean {
  return Date.parse(minedAt) >= since - clockSkew
}

function finish(kit: Kit, order: Order, { transfers }: Transaction): void {
  const [bought] = transfers
  const symbol = bought?.fungible_info?.symbol ?? order.symbol
  keepPurchase(kit, undefined)
  purchase.of(kit).dispatch({ type: 'done', order, amount: bought?.quantity.numeric ?? '', symbol })
  void loadHoldings(kit, { refresh: [] })
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, time)
    signal.addEventListener('abort', stop, { once: true })
  })
}
