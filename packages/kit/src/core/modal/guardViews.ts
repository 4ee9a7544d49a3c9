import { viewUnavailable } from '@latchkey/protocol/catalogue'
import { features } from '../config/features.ts'
import { connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { showAlert } from './alerts.ts'
import { modal, top, type View } from './modal.ts'
import { isConnected } from './openModal.ts'

export type ViewGuard = {
  isOffered(kit: Kit, view: View): boolean
  /** Calls `listener` when the answer of `isOffered` may have changed. */
  subscribe(listener: () => void): () => void
}

/**
 * Closes views that are off, or that the active chain does not support, no matter
 * how they were opened. Returns a function that stops.
 *
 * The visitor sees the account or the list of wallets instead, and the developer
 * an alert with the code `view/unavailable`.
 */
export function guardViews(kit: Kit, guard: ViewGuard): () => void {
  const check = () => leaveUnavailable(kit, guard)
  const sources = [modal.of(kit), features.of(kit), connections.of(kit), guard]
  const stops = sources.map((source) => source.subscribe(check))
  check()
  return () => {
    for (const stop of stops) stop()
  }
}

function leaveUnavailable(kit: Kit, { isOffered }: ViewGuard): void {
  const store = modal.of(kit)
  const state = store.get()
  const gone = state.stack.filter((view) => !isOffered(kit, view))
  if (gone.length === 0) return
  const home: View = { name: isConnected(kit) ? 'Account' : 'Connect' }
  store.dispatch({ type: 'forget', names: [home.name, ...gone.map(({ name }) => name)], home })
  // Views behind the top one were not on screen: removing them needs no alert.
  if (gone.includes(top(state))) showAlert(kit, viewUnavailable, { view: top(state).name })
}
