import { activeConnection, allConnections, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { pendingLinks } from './pendingLinks.ts'
import type { StoredConnection } from './storage.ts'

/** Writes the links as they are now, for the next load and for other tabs. */
export function rememberConnections(kit: Kit): void {
  // Whatever comes after belongs to the kit that took over.
  if (kit.signal.aborted) return
  const state = connections.of(kit).get()
  const pending = [...pendingLinks(kit).values()]
  const live = allConnections(state).map(
    ({ id, namespace, wallet, address }): StoredConnection => ({
      namespace,
      walletId: wallet.id,
      address,
      active:
        activeConnection(state, namespace)?.id === id &&
        !pending.some((link) => link.active && link.namespace === namespace),
    }),
  )
  kit.storage.update(() => ({
    connections: [...live, ...pending],
    namespace: state.active,
    networks: state.selected,
  }))
}
