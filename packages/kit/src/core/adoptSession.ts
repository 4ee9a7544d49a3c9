import type { Session } from '@latchkey/chains/driver'
import { connectionFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { connectionId } from './connectionId.ts'
import { activeConnection, type Connection, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { knownLinks, pendingLinks } from './pendingLinks.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './unsupportedChain.ts'

/**
 * Makes a session part of the kit's state and keeps the state true to it.
 *
 * From here on the wallet's own events are the only source of accounts and
 * network. `role` says whether it comes to the front of its namespace.
 */
export function adoptSession(kit: Kit, session: Session, args: adoptSession.Args): Connection {
  const { wallet, accounts } = session
  const { namespace } = wallet
  const store = connections.of(kit)
  const id = connectionId({ namespace, walletId: wallet.id })
  if (accounts.length === 0)
    throw new KitError(connectionFailed, {
      details: `"${wallet.name}" closed the link while it was being made.`,
    })
  if (args.account !== undefined) session.select(args.account)
  const connection = toConnection(session)

  // Linked again: the old listeners would report everything twice.
  unsubscribe.get(kit.sessions.get(id) ?? session)?.()
  kit.sessions.set(id, session)
  const stop = session.subscribe((event) => {
    if (kit.sessions.get(id) !== session) return
    if (event.type === 'close') forgetSession(kit, id)
    else store.dispatch({ type: 'changed', connection: toConnection(session) })
    rememberConnections(kit)
    // An ended link may leave another one in front.
    const moved = event.type === 'network' && activeConnection(store.get())?.id === id
    if (moved || event.type === 'close') showUnsupportedChain(kit)
  })
  unsubscribe.set(session, kit.onDestroy(stop))

  const pending = pendingLinks(kit)
  const known = knownLinks(kit)
  // Made anew it counts, whatever another tab has done to the one before.
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
    /** The key of the account to select. @default the one that the session prefers */
    account?: string | undefined
    /** Leave the namespace the visitor looks at in front. */
    quiet?: boolean | undefined
  }
}

/** Drops a link from state without asking the wallet anything. */
export function forgetSession(kit: Kit, id: string): void {
  const session = kit.sessions.get(id)
  if (!session) return
  kit.sessions.delete(id)
  unsubscribe.get(session)?.()
  connections.of(kit).dispatch({ type: 'disconnected', namespace: session.wallet.namespace, id })
}

/** A session as state. */
export function toConnection({ accounts, network, selected, wallet }: Session): Connection {
  const { icon, id, name, namespace, rdns } = wallet
  const account = accounts.find(({ key }) => key === selected)
  return {
    id: connectionId({ namespace, walletId: id }),
    namespace,
    wallet: { id, name, icon, rdns },
    accounts,
    account: selected,
    address: account?.address ?? '',
    network,
  }
}

const unsubscribe = new WeakMap<Session, () => void>()
