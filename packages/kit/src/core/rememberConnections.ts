import { activeConnection, allConnections, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import type { StoredConnection } from './storage.ts'

/** Writes the links as they are now, for the next load and for other tabs. */
export function rememberConnections(kit: Kit): void {
  const state = connections.of(kit).get()
  const list = allConnections(state).map(
    ({ id, namespace, wallet, address }): StoredConnection => ({
      namespace,
      walletId: wallet.id,
      address,
      active: activeConnection(state, namespace)?.id === id,
    }),
  )
  kit.storage.update(() => ({ connections: list, namespace: state.active, networks: state.selected }))
}
