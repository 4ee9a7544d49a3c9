import type { Session } from '@latchkey/chains/driver'
import { activeConnection, type Connection, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './unsupportedChain.ts'

/**
 * Makes a session part of the kit's state and keeps the state true to it.
 *
 * From here on the wallet's own events are the only source of accounts and
 * network. `role` says whether it comes to the front.
 */
export function adoptSession(
  kit: Kit,
  session: Session,
  { role, address }: { role: 'active' | 'linked'; address?: string | undefined },
): Connection {
  const { wallet, accounts } = session
  const { namespace } = wallet
  const store = connections.of(kit)
  const id = connectionId(namespace, wallet.id)
  const chosen = accounts.find((account) => account.address === address) ?? accounts[0]
  const connection: Connection = {
    id,
    namespace,
    wallet: { id: wallet.id, name: wallet.name, icon: wallet.icon, rdns: wallet.rdns },
    accounts,
    address: chosen?.address ?? '',
    network: session.network,
  }

  // Linked again: the old listeners would report everything twice.
  unsubscribe.get(kit.sessions.get(id) ?? session)?.()
  kit.sessions.set(id, session)
  const stop = session.subscribe((event) => {
    if (kit.sessions.get(id) !== session) return
    if (event.type === 'accounts') store.dispatch({ type: 'accounts', id, namespace, accounts: event.accounts })
    if (event.type === 'network') store.dispatch({ type: 'network', id, namespace, network: event.network })
    if (event.type === 'close') forgetSession(kit, id)
    rememberConnections(kit)
    if (event.type === 'network' && activeConnection(store.get())?.id === id) showUnsupportedChain(kit)
  })
  unsubscribe.set(session, stop)
  kit.onDestroy(stop)

  store.dispatch({ type: role === 'active' ? 'connected' : 'linked', connection })
  rememberConnections(kit)
  return connection
}

/** Drops a link from state without asking the wallet anything. */
export function forgetSession(kit: Kit, id: string): void {
  const session = kit.sessions.get(id)
  if (!session) return
  kit.sessions.delete(id)
  unsubscribe.get(session)?.()
  connections.of(kit).dispatch({ type: 'disconnected', namespace: session.wallet.namespace, id })
}

export function connectionId(namespace: string, walletId: string): string {
  return `${namespace}:${walletId}`
}

const unsubscribe = new WeakMap<Session, () => void>()
