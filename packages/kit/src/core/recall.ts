import { connectionId } from './connectionId.ts'
import { allConnections, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { knownLinks, pendingLinks } from './pendingLinks.ts'
import type { Stored } from './storage.ts'
import { wallets } from './wallets.ts'

/**
 * Takes in what is stored: the network of each namespace, the namespace in
 * front, the wallets used lately, and which links there are. Those that are
 * not live here are pending from now on.
 */
export function recall(kit: Kit, stored: Stored): void {
  const store = connections.of(kit)
  wallets.of(kit).dispatch({ type: 'recent', recent: stored.recent })
  for (const { namespace } of kit.drivers) {
    const network = stored.networks[namespace]
    if (network) store.dispatch({ type: 'select', namespace, network })
    if (namespace === stored.namespace) store.dispatch({ type: 'namespace', namespace })
  }

  const live = allConnections(store.get()).map(({ id }) => id)
  const pending = pendingLinks(kit)
  const known = knownLinks(kit)
  pending.clear()
  known.clear()
  for (const link of stored.connections) {
    if (!kit.drivers.some(({ namespace }) => namespace === link.namespace)) continue
    const id = connectionId(link)
    known.set(id, true)
    if (!live.includes(id)) pending.set(id, link)
  }
}
