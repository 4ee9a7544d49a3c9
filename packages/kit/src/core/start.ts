import { activeConnection, connections } from './connections.ts'
import { collectEvents } from './events.ts'
import type { Kit } from './kit.ts'
import { modal } from './modal.ts'
import { needsConnection } from './openModal.ts'
import { pendingLinks } from './pendingLinks.ts'
import { recall } from './recall.ts'
import type { Stored } from './storage.ts'
import { watchWallets } from './wallets.ts'

/** Brings a kit to life in a browser: finds wallets, makes stored links again, follows other tabs. Phones nobody. */
export function start(kit: Kit): void {
  watchWallets(kit)
  kit.onDestroy(kit.storage.subscribe((stored) => followTab(kit, stored)))
  kit.onDestroy(connections.of(kit).subscribe(() => leaveDeadViews(kit)))
  kit.onDestroy(showRestored(kit))
  kit.onDestroy(onFirstOpen(kit))
  kit.onDestroy(fetchAhead(kit))
  kit.emit({ type: 'INITIALIZE' })
  takeUp(kit).catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
}

/** Somebody who connected on an earlier visit is connected again; for anybody else there is nothing to fetch. */
async function takeUp(kit: Kit): Promise<void> {
  const stored = kit.storage.read()
  const store = connections.of(kit)
  recall(kit, stored)
  const restoring = [...pendingLinks(kit).values()]
  // No link: cached figures belong to nobody any more.
  if (restoring.length === 0) {
    kit.storage.writeText('answers', undefined)
    return kit.storage.update(() => ({ balances: {}, pending: [] }))
  }
  for (const { namespace, walletId } of restoring) store.dispatch({ type: 'restore', namespace, walletId })
  try {
    const { reconnect } = await import('./reconnect.ts')
    await reconnect(kit)
  } catch (error) {
    // The file could not be fetched: the links are kept for the next load.
    for (const { namespace, walletId } of restoring) store.dispatch({ type: 'failed', namespace, walletId })
    throw error
  }
}

/** Another tab changed something: what that means is settled at once, what it takes may have to be fetched. */
function followTab(kit: Kit, stored: Stored): void {
  recall(kit, stored)
  import('./syncTab.ts')
    .then(({ syncTab }) => syncTab(kit))
    .catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
}

/** Once somebody is connected, the end of that in another tab must be followed even without a network. */
function fetchAhead(kit: Kit): () => void {
  const stop = connections.of(kit).subscribe(() => {
    if (!activeConnection(connections.of(kit).get())) return
    stop()
    import('./syncTab.ts').catch(() => {
      // It is fetched again when it is needed.
    })
  })
  return stop
}

/** A link can end while its account is on screen; what is shown must not outlive it. */
function leaveDeadViews(kit: Kit): void {
  if (activeConnection(connections.of(kit).get())) return
  const store = modal.of(kit)
  const names = store.get().stack.map(({ name }) => name)
  store.dispatch({ type: 'forget', names: names.filter(needsConnection), home: { name: 'Connect' } })
}

/** A link that is made again while the list of wallets is on screen brings its account: the list has nothing more to offer. */
function showRestored(kit: Kit): () => void {
  const store = connections.of(kit)
  const isLinked = () => activeConnection(store.get()) !== undefined
  let before = isLinked()
  return store.subscribe(() => {
    const { stack } = modal.of(kit).get()
    const made = isLinked() && !before
    before = isLinked()
    if (made && stack.length === 1 && stack[0].name === 'Connect')
      modal.of(kit).dispatch({ type: 'reset', view: { name: 'Account' } })
  })
}

/** The visitor waits for the modal, not for the server: its part begins when the modal is on screen. */
const paintTime = 200

/** The server is asked for its configuration only once somebody opens the modal. */
function onFirstOpen(kit: Kit): () => void {
  if (!kit.options.api || kit.options.basic) return () => {}
  const stop = modal.of(kit).subscribe(() => {
    if (modal.of(kit).get().status === 'closed') return
    stop()
    // What happens until then counts too, the opening itself before all.
    const events = collectEvents(kit)
    const timer = setTimeout(() => {
      import('./remote.ts')
        .then(({ loadRemote }) => loadRemote(kit, events))
        .catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
    }, paintTime)
    kit.onDestroy(() => clearTimeout(timer))
  })
  return stop
}
