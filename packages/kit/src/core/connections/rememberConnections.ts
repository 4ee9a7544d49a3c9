import type { Kit } from '../kit.ts'
import type { Stored, StoredConnection } from '../state/storage.ts'
import { connectionId } from './connectionId.ts'
import { activeConnection, allConnections, connections } from './connections.ts'
import { knownLinks, pendingLinks } from './pendingLinks.ts'

/** Stores the connections for the next load and for other tabs. */
export function rememberConnections(kit: Kit): void {
  // After `destroy`, storage belongs to the next kit.
  if (kit.signal.aborted) return
  const { active: namespace, selected: networks } = connections.of(kit).get()
  kit.storage.update((stored) => ({ connections: currentLinks(kit, stored), namespace, networks }))
  const known = knownLinks(kit)
  for (const id of kit.storage.read().connections.map(connectionId)) if (known.has(id)) known.set(id, true)
}

function currentLinks(kit: Kit, stored: Stored): readonly StoredConnection[] {
  const state = connections.of(kit).get()
  const known = knownLinks(kit)
  const kept = new Set(stored.connections.map(connectionId))
  const added = stored.connections.filter((link) => !known.has(connectionId(link)))
  // Omits what another tab has ended, even if its storage event has not arrived yet.
  const isOurs = (id: string) => known.has(id) && (kept.has(id) || !known.get(id))
  const waiting = [...[...pendingLinks(kit).values()].filter((link) => isOurs(connectionId(link))), ...added]
  const own = allConnections(state).filter(({ id }) => isOurs(id))
  const live = own.map(({ id, namespace, wallet, account }): StoredConnection => {
    // A pending active connection was selected later.
    const overtaken = waiting.some((link) => link.active && link.namespace === namespace)
    const active = activeConnection(state, namespace)?.id === id && !overtaken
    return { namespace, walletId: wallet.id, account, active }
  })
  return [...live, ...waiting]
}
