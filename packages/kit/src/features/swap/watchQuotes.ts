import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { loadQuotes } from './loadQuotes.ts'
import { swapDraft } from './swapDraft.ts'
import { orderOf, type SwapOrder, swapQuotes } from './swapQuotes.ts'

/** Debounce while the visitor types. */
const quoteDebounceMs = 200
/** How long an offer is shown before a newer one is asked for. */
export const quoteRefreshMs = 10_000

/**
 * Keeps the offers those of the draft: asked when the visitor pauses, again
 * every ten seconds while the page is seen, and never two at a time. Returns
 * how to stop.
 */
export function watchQuotes(kit: Kit): () => void {
  const draft = swapDraft.of(kit)
  const links = connections.of(kit)
  const store = swapQuotes.of(kit)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: AbortController | undefined
  let key: string | undefined
  let late = false

  const wanted = (): SwapOrder | undefined => {
    const connection = activeConnection(links.get())
    const state = draft.get()
    // The wallet has switched; the draft is about to follow.
    if (connection?.network !== state.chain) return undefined
    return orderOf(state, connection?.address)
  }
  const plan = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(ask, delayMs)
  }
  const ask = async () => {
    const order = wanted()
    if (!order) return
    // A hidden page requests quotes when it is visible again.
    late = isHidden()
    if (late) return
    asked?.abort()
    const own = new AbortController()
    asked = own
    await loadQuotes(kit, order, own.signal)
    if (!own.signal.aborted) plan(quoteRefreshMs)
  }
  const follow = () => {
    const order = wanted()
    if (order?.key === key) return
    key = order?.key
    asked?.abort()
    clearTimeout(timer)
    if (!order) return store.dispatch({ type: 'clear' })
    const state = store.get()
    // Back from another view: its quotes are still fresh.
    if (state.status === 'ready' && state.key === order.key)
      return plan(Math.max(0, state.at + quoteRefreshMs - Date.now()))
    store.dispatch({ type: 'load', key: order.key })
    plan(quoteDebounceMs)
  }
  const look = () => {
    if (late && !isHidden()) void ask()
  }
  const stops = [draft.subscribe(follow), links.subscribe(follow)]
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', look)
  follow()
  return () => {
    clearTimeout(timer)
    asked?.abort()
    for (const stop of stops) stop()
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', look)
  }
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden'
}
