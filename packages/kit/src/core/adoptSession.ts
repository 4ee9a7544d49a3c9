import type { Account, AccountType, Session } from '@latchkey/chains/driver'
import { connectionFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { connectionId } from './connectionId.ts'
import { activeConnection, allConnections, type Connection, connections } from './connections.ts'
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
  const preferred = kit.driver(namespace).defaultAccountType
  const chosen = accounts.find(({ address }) => address === args.address) ?? pick(accounts, preferred)
  if (!chosen)
    throw new KitError(connectionFailed, {
      details: `"${wallet.name}" closed the link while it was being made.`,
    })
  const connection: Connection = {
    id,
    namespace,
    wallet: { id: wallet.id, name: wallet.name, icon: wallet.icon, rdns: wallet.rdns },
    accounts,
    address: chosen.address,
    network: session.network,
  }

  // Linked again: the old listeners would report everything twice.
  unsubscribe.get(kit.sessions.get(id) ?? session)?.()
  kit.sessions.set(id, session)
  const stop = session.subscribe((event) => {
    if (kit.sessions.get(id) !== session) return
    if (event.type === 'accounts') {
      const { accounts } = event
      const address = pick(accounts, selectedType(kit, id) ?? preferred)?.address
      store.dispatch({ type: 'accounts', id, namespace, accounts, address })
    }
    if (event.type === 'network') store.dispatch({ type: 'network', id, namespace, network: event.network })
    if (event.type === 'close') forgetSession(kit, id)
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
    /** Which account to select. @default the first */
    address?: string | undefined
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

/** A wallet lists the selected account first; where it offers several kinds, the preferred kind comes before. */
function pick(accounts: readonly Account[], preferred: AccountType): Account | undefined {
  return accounts.find(({ type }) => type === preferred) ?? accounts[0]
}

/** Of which kind the account in use is: a wallet that changes accounts does not change what the visitor chose. */
function selectedType(kit: Kit, id: string): AccountType | undefined {
  const current = allConnections(connections.of(kit).get()).find((connection) => connection.id === id)
  return current?.accounts.find(({ address }) => address === current.address)?.type
}

const unsubscribe = new WeakMap<Session, () => void>()
