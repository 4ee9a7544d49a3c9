import type { Session } from '@latchkey/chains/driver'
import { connectionFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../kit.ts'
import { connectionId } from './connectionId.ts'
import { activeConnection, type Connection, connections } from './connections.ts'
import { knownLinks, pendingLinks } from './pendingLinks.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './showUnsupportedChain.ts'

/**
 * Adds a session to the kit's state, and updates the state on its events.
 *
 * `role` decides whether it becomes the active connection of its namespace.
 */
export function adoptSession(kit: Kit, session: Session, args: adoptSession.Args): Connection {
  const { wallet, accounts } = session
  const { namespace } = wallet
  const store = connections.of(kit)
  const id = connectionId({ namespace, walletId: wallet.id })
  if (accounts.length === 0)
    throw new KitError(connectionFailed, {
      details: `"${wallet.name}" closed the session.`,
    })
  if (args.account !== undefined) session.select(args.account)
  const connection = toConnection(session)

  // Connected again: the old listeners would report every event twice.
  unsubscribe.get(kit.sessions.get(id) ?? session)?.()
  kit.sessions.set(id, session)
  const stop = session.subscribe((event) => {
    if (kit.sessions.get(id) !== session) return
    if (event.type === 'close') forgetSession(kit, id)
    else store.dispatch({ type: 'changed', connection: toConnection(session) })
    rememberConnections(kit)
    // After a close, another connection may be active.
    const moved = event.type === 'network' && activeConnection(store.get())?.id === id
    if (moved || event.type === 'close') showUnsupportedChain(kit)
  })
  unsubscribe.set(session, kit.onDestroy(stop))

  const pending = pendingLinks(kit)
  const known = knownLinks(kit)
  // A new connection is valid, even if another tab has ended the previous one.
  if (!args.quiet || !known.has(id)) known.set(id, false)
  pending.delete(id)
  if (args.role === 'active')
    for (const [other, link] of pending)
      if (link.namespace === namespace) pending.set(other, { ...link, active: false })
  if (args.role === 'active') store.dispatch({ type: 'connected', connection, quiet: args.quiet })
  else store.dispatch({ type: 'linked', connection })
  return connection
}

export declare namespace adoptSession {
  type Args = {
    role: 'active' | 'linked'
    /** The `key` of the account to select. @default the selection of the session */
    account?: string | undefined
    /** Keeps the active namespace. */
    quiet?: boolean | undefined
  }
}

/** Removes a session from the state without closing it in the wallet. */
export function forgetSession(kit: Kit, id: string): void {
  const session = kit.sessions.get(id)
  if (!session) return
  kit.sessions.delete(id)
  unsubscribe.get(session)?.()
  connections.of(kit).dispatch({ type: 'disconnected', namespace: session.wallet.namespace, id })
}

export function toConnection({ accounts, network, selected, wallet }: Session): Connection {
  const { auth, icon, id, name, namespace, rdns } = wallet
  const account = accounts.find(({ key }) => key === selected)
  return {
    id: connectionId({ namespace, walletId: id }),
    namespace,
    wallet: { id, name, icon, rdns },
    // As it is now: another visitor may log in to the same wallet later.
    auth: auth && { ...auth },
    accounts,
    account: selected,
    address: account?.address ?? '',
    network,
  }
}

const unsubscribe = new WeakMap<Session, () => void>()
