import { setTheme } from './config/appearance.ts'
import { activeConnection, connections } from './connections/connections.ts'
import { pendingLinks } from './connections/pendingLinks.ts'
import { recall } from './connections/recall.ts'
import type { Kit } from './kit.ts'
import { modal } from './modal/modal.ts'
import { needsConnection } from './modal/openModal.ts'
import { collectEvents } from './state/events.ts'
import type { Stored } from './state/storage.ts'
import { watchWallets } from './wallets/wallets.ts'

/** Starts a kit in a browser: discovers wallets, restores connections and follows other tabs. Sends no requests to servers. */
export function start(kit: Kit): void {
  watchWallets(kit)
  kit.onDestroy(kit.storage.subscribe((stored) => followTab(kit, stored)))
  kit.onDestroy(connections.of(kit).subscribe(() => leaveDeadViews(kit)))
  kit.onDestroy(showRestored(kit))
  kit.onDestroy(onFirstOpen(kit))
  kit.onDestroy(fetchAhead(kit))
  kit.emit({ type: 'INITIALIZE' })
  restoreConnections(kit).catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
}

/** Restores the connections of an earlier visit. Without any, loads no further code. */
async function restoreConnections(kit: Kit): Promise<void> {
  const stored = kit.storage.read()
  const store = connections.of(kit)
  try {
    // What the page sets itself stays.
    setTheme(kit, { ...stored.theme, ...kit.options.theme })
  } catch {
    // Other scripts can write to storage.
  }
  recall(kit, stored)
  const restoring = [...pendingLinks(kit).values()]
  // Cached balances of accounts that are no longer connected.
  if (restoring.length === 0) {
    kit.storage.writeText('answers', undefined)
    return kit.storage.update(() => ({ balances: {}, pending: [] }))
  }
  for (const { namespace, walletId } of restoring) store.dispatch({ type: 'restore', namespace, walletId })
  try {
    const { reconnect } = await import('./connections/reconnect.ts')
    await reconnect(kit)
  } catch (error) {
    // The chunk could not be loaded: the connections stay stored for the next load.
    for (const { namespace, walletId } of restoring) store.dispatch({ type: 'failed', namespace, walletId })
    throw error
  }
}

/** Lets the modal and the page render before anything else is fetched. */
const paintDelayMs = 200

// Once: a bundler writes out what it needs at every place.
const loadSyncTab = () => import('./connections/syncTab.ts')

/** Applies a change of another tab. The state is updated synchronously; the code to reconnect may have to load. */
function followTab(kit: Kit, stored: Stored): void {
  recall(kit, stored)
  loadSyncTab()
    .then(({ syncTab }) => syncTab(kit))
    .catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
}

/** Preloads `syncTab` after connecting, so that a disconnect in another tab is followed even when offline. */
function fetchAhead(kit: Kit): () => void {
  const stop = connections.of(kit).subscribe(() => {
    if (!activeConnection(connections.of(kit).get())) return
    stop()
    const load = () =>
      loadSyncTab().catch(() => {
        // Loaded again when it is needed.
      })
    const timer = setTimeout(load, paintDelayMs)
    kit.onDestroy(() => clearTimeout(timer))
  })
  return stop
}

/** Removes views of an account that is no longer connected. */
function leaveDeadViews(kit: Kit): void {
  if (activeConnection(connections.of(kit).get())) return
  const store = modal.of(kit)
  const names = store.get().stack.map(({ name }) => name)
  store.dispatch({ type: 'forget', names: names.filter(needsConnection), home: { name: 'Connect' } })
}

/** Replaces the list of wallets with the account when a connection is restored while it is open. */
function showRestored(kit: Kit): () => void {
  const store = connections.of(kit)
  const isLinked = () => activeConnection(store.get()) !== undefined
  let before = isLinked()
  return store.subscribe(() => {
    const { goal, stack } = modal.of(kit).get()
    const made = isLinked() && !before
    before = isLinked()
    if (made && stack.length === 1 && stack[0].name === 'Connect')
      modal
        .of(kit)
        .dispatch(goal ? { type: 'proceed', home: goal } : { type: 'reset', view: { name: 'Account' } })
  })
}

/** Loads the server config when the modal first opens. */
function onFirstOpen(kit: Kit): () => void {
  if (!kit.options.api || kit.options.basic) return () => {}
  const stop = modal.of(kit).subscribe(() => {
    if (modal.of(kit).get().status === 'closed') return
    stop()
    // Analytics includes the events until then, such as the opening.
    const events = collectEvents(kit)
    const timer = setTimeout(() => {
      import('./config/loadServerConfig.ts')
        .then(({ loadServerConfig }) => loadServerConfig(kit, events))
        .catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
    }, paintDelayMs)
    kit.onDestroy(() => clearTimeout(timer))
  })
  return stop
}
