import { forgetSession } from './adoptSession.ts'
import { connectionId } from './connectionId.ts'
import { activeConnection, allConnections, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { knownLinks } from './pendingLinks.ts'
import { restoreLinks } from './restoreLinks.ts'

/**
 * Brings the links in line with what another tab of the same app stored and
 * `recall` took in, asking no wallet to show anything. Writes nothing: tabs
 * that answered each other would never end.
 */
export async function syncTab(kit: Kit): Promise<void> {
  if (kit.signal.aborted) return
  const store = connections.of(kit)
  const known = knownLinks(kit)
  for (const { id } of allConnections(store.get())) if (!known.has(id)) forgetSession(kit, id)

  for (const link of kit.storage.read().connections) {
    const { namespace, address } = link
    const id = connectionId(link)
    const here = allConnections(store.get()).find((connection) => connection.id === id)
    if (here && link.active && activeConnection(store.get(), namespace)?.id !== id)
      store.dispatch({ type: 'connected', connection: here, quiet: true })
    store.dispatch({ type: 'address', id, namespace, address })
  }
  await restoreLinks(kit)
}
