import {
  activeAddressNotFound,
  connectionStatusInvalid,
  connectorNotFound,
  reconnecting,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../kit.ts'
import { pairInModal } from '../modal/pairInModal.ts'
import { findWallet } from '../wallets/wallets.ts'
import { adoptSession } from './adoptSession.ts'
import { type Connection, connections, linked, namespaceState } from './connections.ts'
import { connectWallet } from './connectWallet.ts'
import { abandon, openSession } from './openSession.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './showUnsupportedChain.ts'

/** `connected` is the active wallet, `linked` another connected one; the specification calls that one active. */
export type ConnectorStatus = 'connected' | 'linked' | 'disconnected' | 'reconnecting'

/** Status of a wallet in a namespace. */
export function connectorStatus(
  kit: Kit,
  { namespace, walletId }: { namespace: Connection['namespace']; walletId: string },
): ConnectorStatus {
  const state = namespaceState(connections.of(kit).get(), namespace)
  const connection = linked(state).find(({ wallet }) => wallet.id === walletId)
  if (!connection || state.status === 'disconnected' || state.status === 'connecting') return 'disconnected'
  if (state.active !== connection.id) return 'linked'
  return state.status
}

/**
 * Switches to another wallet or account in a namespace, and connects the wallet
 * if necessary. `account` is the `key` of an account.
 *
 * Throws if the wallet is unknown, has no such account, or is already waiting
 * for the visitor.
 *
 * @example
 * await switchConnection(kit, { namespace: 'eip155', walletId: 'io.metamask' })
 */
export async function switchConnection(kit: Kit, args: switchConnection.Args): Promise<Connection> {
  const { namespace, walletId, account } = args
  kit.driver(namespace)
  const wallet = findWallet(kit, walletId, namespace)
  if (!wallet) throw new KitError(connectorNotFound)
  switch (connectorStatus(kit, args)) {
    case 'connected':
    case 'linked':
      return relink(kit, args)
    case 'disconnected':
      // The wallet is already prompting the visitor.
      if (isBeingAsked(kit, args)) throw new KitError(connectionStatusInvalid)
      if ('link' in wallet && !wallet.link.ask) return pairInModal(kit, wallet)
      return connectWallet(kit, { walletId, namespace, account })
    case 'reconnecting':
      throw new KitError(reconnecting)
  }
}

export declare namespace switchConnection {
  type Args = { namespace: Connection['namespace']; walletId: string; account?: string | undefined }
}

function isBeingAsked(kit: Kit, { namespace, walletId }: switchConnection.Args): boolean {
  const state = namespaceState(connections.of(kit).get(), namespace)
  if (state.status === 'connecting') return state.walletId === walletId && !state.restoring
  return state.status === 'connected' && state.adding === walletId
}

async function relink(
  kit: Kit,
  { namespace, walletId, account }: switchConnection.Args,
): Promise<Connection> {
  const store = connections.of(kit)
  const current = linked(namespaceState(store.get(), namespace)).find(({ wallet }) => wallet.id === walletId)
  const wallet = findWallet(kit, walletId, namespace)
  if (!current || !wallet) throw new KitError(connectorNotFound)
  // Ordinals accounts hold collectibles and cannot be selected for payments.
  if (account && !current.accounts.some(({ key, type }) => key === account && type !== 'ordinal'))
    throw new KitError(activeAddressNotFound, {
      details: `${current.wallet.name} has no account ${account} that can be selected.`,
    })

  store.dispatch({ type: 'reconnect', namespace, id: current.id })
  // The latest choice replaces earlier ones.
  abandon(kit, (other) => other.namespace === namespace && other.id !== current.id && !other.silent)
  try {
    const session = await openSession(kit, { wallet })
    const connection = adoptSession(kit, session, { role: 'active', account: account ?? current.account })
    rememberConnections(kit)
    showUnsupportedChain(kit)
    return connection
  } catch (error) {
    // The wallet declined: the previous connection stays active.
    store.dispatch({ type: 'failed', namespace, walletId })
    throw error
  }
}
