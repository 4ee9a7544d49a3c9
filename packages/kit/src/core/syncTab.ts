import { forgetSession } from './adoptSession.ts'
import { connectionId } from './connectionId.ts'
import { activeConnection, allConnections, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { knownLinks, pendingLinks } from './pendingLinks.ts'
import { restoreLinks } from './restoreLinks.ts'
import type { Stored } from './storage.ts'
import { wallets } from './wallets.ts'

/**
 * Follows what another tab of the same app did, asking no wallet to show
 * anything. Writes nothing: tabs that answered each other would never end.
 */
export async function syncTab(kit: Kit, stored: Stored): Promise<void> {
  const store = connections.of(kit)
  const pending = pendingLinks(kit)
  const known = kit.drivers.map(({ namespace }) => namespace)
  const wanted = stored.connections.filter(({ namespace }) => known.includes(namespace))
  const ids = wanted.map(connectionId)
  wallets.of(kit).dispatch({ type: 'recent', recent: stored.recent })

  for (const { id } of allConnections(store.get())) if (!ids.includes(id)) forgetSession(kit, id)
  for (const id of [...pending.keys()]) if (!ids.includes(id)) pending.delete(id)

  knownLinks(kit).clear()
  for (const link of wanted) {
    const { namespace, address } = link
    const id = connectionId(link)
    knownLinks(kit).add(id)
    const here = allConnections(store.get()).find((connection) => connection.id === id)
    if (!here) pending.set(id, link)
    else if (link.active && activeConnection(store.get(), namespace)?.id !== id)
      store.dispatch({ type: 'connected', connection: here, quiet: true })
    store.dispatch({ type: 'address', id, namespace, address })
  }
  for (const namespace of known) {
    const network = stored.networks[namespace]
    if (network) store.dispatch({ type: 'select', namespace, network })
    if (namespace === stored.namespace) store.dispatch({ type: 'namespace', namespace })
  }
  await restoreLinks(kit)
}
