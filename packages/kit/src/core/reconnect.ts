import { connectionId } from './connectionId.ts'
import { connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { knownLinks, pendingLinks } from './pendingLinks.ts'
import { rememberConnections } from './rememberConnections.ts'
import { restoreLinks } from './restoreLinks.ts'
import type { StoredConnection } from './storage.ts'

/** Takes up where the last visit ended: the stored links are made again, the wallets used last first. */
export async function reconnect(kit: Kit): Promise<void> {
  const stored = kit.storage.read()
  const store = connections.of(kit)
  for (const { namespace } of kit.drivers) {
    const network = stored.networks[namespace]
    if (network) store.dispatch({ type: 'select', namespace, network })
    if (namespace === stored.namespace) store.dispatch({ type: 'namespace', namespace })
  }
  const wanted = stored.connections
    .filter(({ namespace }) => kit.drivers.some((driver) => driver.namespace === namespace))
    .sort((a, b) => rank(a, stored.recent) - rank(b, stored.recent))
  // No link: cached figures belong to nobody any more.
  if (wanted.length === 0) return kit.storage.update(() => ({ balances: {} }))

  for (const link of wanted) {
    knownLinks(kit).add(connectionId(link))
    pendingLinks(kit).set(connectionId(link), link)
  }
  await restoreLinks(kit)
  rememberConnections(kit)
}

/** Recent wallets first, newest before older; the rest keep their order. */
function rank({ walletId }: StoredConnection, recent: readonly string[]): number {
  const index = recent.indexOf(walletId)
  return index === -1 ? recent.length : index
}
