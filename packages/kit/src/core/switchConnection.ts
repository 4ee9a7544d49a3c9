import {
  activeAddressNotFound,
  connectionStatusInvalid,
  connectorNotFound,
  reconnecting,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { adoptSession } from './adoptSession.ts'
import { type Connection, connections, linked, namespaceState } from './connections.ts'
import { connectWallet } from './connectWallet.ts'
import type { Kit } from './kit.ts'
import { abandon, openSession } from './openSession.ts'
import { pairInModal } from './pairInModal.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './unsupportedChain.ts'
import { findWallet } from './wallets.ts'

export type ConnectorStatus = 'connected' | 'active' | 'disconnected' | 'reconnecting'

/** How a wallet stands in its namespace: in use, linked besides, or not linked. */
export function connectorStatus(
  kit: Kit,
  { namespace, walletId }: { namespace: Connection['namespace']; walletId: string },
): ConnectorStatus {
  const state = namespaceState(connections.of(kit).get(), namespace)
  const connection = linked(state).find(({ wallet }) => wallet.id === walletId)
  if (!connection || state.status === 'disconnected' || state.status === 'connecting') return 'disconnected'
  if (state.active !== connection.id) return 'active'
  return state.status
}

/** Uses another wallet, or another address of one, in its namespace. */
export async function switchConnection(kit: Kit, args: switchConnection.Args): Promise<Connection> {
  const { namespace, walletId, address } = args
  kit.driver(namespace)
  const wallet = findWallet(kit, walletId, namespace)
  if (!wallet) throw new KitError(connectorNotFound)
  switch (connectorStatus(kit, args)) {
    case 'connected':
    case 'active':
      return relink(kit, args)
    case 'disconnected':
      if (wallet.kind === 'remote') return pairInModal(kit, wallet)
      return connectWallet(kit, { walletId, namespace, address })
    case 'reconnecting':
      throw new KitError(reconnecting)
    default:
      throw new KitError(connectionStatusInvalid)
  }
}

export declare namespace switchConnection {
  type Args = { namespace: Connection['namespace']; walletId: string; address?: string | undefined }
}

async function relink(
  kit: Kit,
  { namespace, walletId, address }: switchConnection.Args,
): Promise<Connection> {
  const store = connections.of(kit)
  const current = linked(namespaceState(store.get(), namespace)).find(({ wallet }) => wallet.id === walletId)
  const wallet = findWallet(kit, walletId, namespace)
  if (!current || !wallet) throw new KitError(connectorNotFound)
  if (address && !current.accounts.some((account) => account.address === address))
    throw new KitError(activeAddressNotFound, {
      details: `${current.wallet.name} does not share ${address}.`,
    })

  store.dispatch({ type: 'reconnect', namespace, id: current.id })
  // One wallet at a time: the latest choice leads.
  abandon(kit, (other) => other.namespace === namespace && other.id !== current.id && !other.silent)
  try {
    const session = await openSession(kit, { wallet })
    const connection = adoptSession(kit, session, { role: 'active', address: address ?? current.address })
    rememberConnections(kit)
    showUnsupportedChain(kit)
    return connection
  } catch (error) {
    // The wallet said no: the one that was in use still is.
    store.dispatch({ type: 'failed', namespace, walletId })
    throw error
  }
}
