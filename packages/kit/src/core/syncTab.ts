import { forgetSession, connectionId } from './adoptSession.ts'
import { activeConnection, allConnections, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { restoreLink } from './reconnect.ts'
import type { Stored } from './storage.ts'
import { wallets } from './wallets.ts'

/** Follows what another tab of the same app did, asking no wallet to show anything. */
export async function syncTab(kit: Kit, stored: Stored): Promise<void> {
  const store = connections.of(kit)
  wallets.of(kit).dispatch({ type: 'recent', recent: stored.recent })

  const wanted = new Set(stored.connections.map(({ namespace, walletId }) => connectionId(namespace, walletId)))
  for (const { id } of allConnections(store.get())) if (!wanted.has(id)) forgetSession(kit, id)

  for (const link of stored.connections) {
    const { namespace, walletId, address } = link
    const id = connectionId(namespace, walletId)
    const here = allConnections(store.get()).find((connection) => connection.id === id)
    if (!here) await restoreLink(kit, link, link.active ? 'active' : 'linked').catch(() => undefined)
    else if (link.active && activeConnection(store.get(), namespace)?.id !== id)
      store.dispatch({ type: 'connected', connection: here })
    store.dispatch({ type: 'address', id, namespace, address })
  }
  for (const { namespace } of kit.drivers) {
    const network = stored.networks[namespace]
    if (network) store.dispatch({ type: 'select', namespace, network })
  }
  if (stored.namespace) store.dispatch({ type: 'namespace', namespace: stored.namespace })
}
