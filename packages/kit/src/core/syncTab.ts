import type { Driver } from '@latchkey/chains/driver'
import { forgetSession } from './adoptSession.ts'
import { connectionId } from './connectionId.ts'
import { activeConnection, allConnections, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { findNetwork } from './networks.ts'
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
    const { namespace, account } = link
    const id = connectionId(link)
    const here = allConnections(store.get()).find((connection) => connection.id === id)
    if (here && link.active && activeConnection(store.get(), namespace)?.id !== id)
      store.dispatch({ type: 'connected', connection: here, quiet: true })
    kit.sessions.get(id)?.select(account)
  }
  // Each chain by itself: a wallet that hangs holds no other.
  await Promise.all([restoreLinks(kit), ...kit.drivers.map((driver) => followNetwork(kit, driver))])
  if (kit.storage.read().pending.length === 0) return
  const { restoreTransactions } = await import('./trackTransaction.ts')
  if (!kit.signal.aborted) restoreTransactions(kit)
}

/** Where no wallet tells of a switch, the tab that made it does. */
async function followNetwork(kit: Kit, { namespace, networkSwitch }: Driver): Promise<void> {
  const connection = activeConnection(connections.of(kit).get(), namespace)
  const session = connection && kit.sessions.get(connection.id)
  const network = findNetwork(kit, kit.storage.read().networks[namespace])
  if (networkSwitch?.by !== 'page' || !session || !network || session.network === network.id) return
  await networkSwitch.to({ session, network }).catch(() => undefined)
}
