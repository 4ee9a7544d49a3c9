import type { Driver } from '@latchkey/chains/driver'
import { findNetwork } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { forgetSession } from './adoptSession.ts'
import { connectionId } from './connectionId.ts'
import { activeConnection, allConnections, connections } from './connections.ts'
import { knownLinks } from './pendingLinks.ts'
import { restoreLinks } from './restoreLinks.ts'

/**
 * Applies the connections that another tab stored and `recall` loaded, without
 * prompts. Writes nothing to storage, because two tabs would then trigger each
 * other endlessly.
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
  // In parallel, so that a wallet that hangs does not block other chains.
  await Promise.all([restoreLinks(kit), ...kit.drivers.map((driver) => followNetwork(kit, driver))])
  if (kit.storage.read().pending.length === 0) return
  const { restoreTransactions } = await import('../transactions/trackTransaction.ts')
  if (!kit.signal.aborted) restoreTransactions(kit)
}

/** Follows a network switch of another tab on chains where the page chooses the network. */
async function followNetwork(kit: Kit, { namespace, networkSwitch }: Driver): Promise<void> {
  const connection = activeConnection(connections.of(kit).get(), namespace)
  const session = connection && kit.sessions.get(connection.id)
  const network = findNetwork(kit, kit.storage.read().networks[namespace])
  if (networkSwitch?.by !== 'page' || !session || !network || session.network === network.id) return
  await networkSwitch.to({ session, network }).catch(() => undefined)
}
