import type { Kit } from '../kit.ts'
import type { Stored } from '../state/storage.ts'
import { wallets } from '../wallets/wallets.ts'
import { connectionId } from './connectionId.ts'
import { allConnections, connections } from './connections.ts'
import { knownLinks, pendingLinks } from './pendingLinks.ts'

/**
 * Loads the stored state: selected networks, the active namespace, recent wallets
 * and connections. Connections that are not live become pending.
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
