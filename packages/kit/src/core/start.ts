import { activeConnection, connections } from './connections.ts'
import { collectEvents } from './events.ts'
import type { Kit } from './kit.ts'
import { modal } from './modal.ts'
import { connectedViews } from './openModal.ts'
import { reconnect } from './reconnect.ts'
import { syncTab } from './syncTab.ts'
import { wallets, watchWallets } from './wallets.ts'

/** Brings a kit to life in a browser: finds wallets, makes stored links again, follows other tabs. Phones nobody. */
export function start(kit: Kit): void {
  wallets.of(kit).dispatch({ type: 'recent', recent: kit.storage.read().recent })
  watchWallets(kit)
  kit.onDestroy(kit.storage.subscribe((stored) => void syncTab(kit, stored)))
  kit.onDestroy(connections.of(kit).subscribe(() => leaveDeadViews(kit)))
  kit.onDestroy(onFirstOpen(kit))
  kit.emit({ type: 'INITIALIZE' })
  reconnect(kit).catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
}

/** A link can end while its account is on screen; what is shown must not outlive it. */
function leaveDeadViews(kit: Kit): void {
  if (activeConnection(connections.of(kit).get())) return
  modal.of(kit).dispatch({ type: 'forget', names: connectedViews, home: { name: 'Connect' } })
}

/** The server is asked for its configuration only once somebody opens the modal. */
function onFirstOpen(kit: Kit): () => void {
  if (!kit.options.api || kit.options.basic) return () => {}
  const stop = modal.of(kit).subscribe(() => {
    if (modal.of(kit).get().status === 'closed') return
    stop()
    // What happens while the file is on its way counts too, the opening itself before all.
    const events = collectEvents(kit)
    import('./remote.ts')
      .then(({ loadRemote }) => loadRemote(kit, events))
      .catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
  })
  return stop
}
