import { adoptSession } from './adoptSession.ts'
import { connections, namespaceState } from './connections.ts'
import type { Kit } from './kit.ts'
import { rememberConnections } from './rememberConnections.ts'
import type { StoredConnection } from './storage.ts'
import { awaitWallet } from './wallets.ts'

/** Extensions that inject themselves late still count. */
const discoveryTimeout = 2_000
/** A wallet that hangs must not keep the page in "connecting". */
const silentTimeout = 5_000

/**
 * Makes the stored links again without showing anything, the wallets used
 * last first. What cannot be made again is forgotten.
 */
export async function reconnect(kit: Kit): Promise<void> {
  const stored = kit.storage.read()
  const store = connections.of(kit)
  const known = kit.drivers.map(({ namespace }) => namespace)
  for (const [namespace, network] of Object.entries(stored.networks))
    if (known.includes(namespace as StoredConnection['namespace']))
      store.dispatch({ type: 'select', namespace: namespace as StoredConnection['namespace'], network })
  if (stored.namespace && known.includes(stored.namespace))
    store.dispatch({ type: 'namespace', namespace: stored.namespace })

  const wanted = stored.connections
    .filter(({ namespace }) => known.includes(namespace))
    .sort((a, b) => rank(a, stored.recent) - rank(b, stored.recent))
  // No link: cached figures belong to nobody any more.
  if (wanted.length === 0) return kit.storage.update(() => ({ balances: {} }))

  await Promise.all(
    known.map((namespace) => restoreNamespace(kit, wanted.filter((link) => link.namespace === namespace))),
  )
  if (stored.namespace && namespaceState(store.get(), stored.namespace).status === 'connected')
    store.dispatch({ type: 'namespace', namespace: stored.namespace })
  rememberConnections(kit)
}

async function restoreNamespace(kit: Kit, links: readonly StoredConnection[]): Promise<void> {
  const first = links.find(({ active }) => active) ?? links[0]
  if (!first) return
  const store = connections.of(kit)
  const { namespace } = first
  store.dispatch({ type: 'restore', namespace, walletId: first.walletId })
  for (const link of [first, ...links.filter((link) => link !== first)]) {
    const { status } = namespaceState(store.get(), namespace)
    await restoreLink(kit, link, status === 'connected' ? 'linked' : 'active').catch(() => undefined)
  }
  if (namespaceState(store.get(), namespace).status === 'connecting') store.dispatch({ type: 'failed', namespace })
}

/** Links a wallet that already trusts this page, or rejects. */
export async function restoreLink(kit: Kit, link: StoredConnection, role: 'active' | 'linked'): Promise<void> {
  const wallet = await awaitWallet(kit, link.walletId, link.namespace, discoveryTimeout)
  if (!wallet) return
  const signal = AbortSignal.timeout(silentTimeout)
  const session = await Promise.race([
    kit.driver(link.namespace).connect({ wallet, silent: true, signal }),
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ])
  adoptSession(kit, session, { role, address: link.address })
}

/** Recent wallets first, newest before older; the rest keep their order. */
function rank({ walletId }: StoredConnection, recent: readonly string[]): number {
  const index = recent.indexOf(walletId)
  return index === -1 ? recent.length : index
}
