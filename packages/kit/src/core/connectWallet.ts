import type { Network } from '@latchkey/chains/driver'
import {
  connectionFailed,
  connectionRejected,
  requestAborted,
  walletNotInstalled,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { adoptSession } from './adoptSession.ts'
import { connectionId } from './connectionId.ts'
import { type Connection, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { activeNetworkId, findNetwork, networks } from './networks.ts'
import { abandon, openSession } from './openSession.ts'
import { rememberConnections } from './rememberConnections.ts'
import { maxRecent } from './storage.ts'
import { showUnsupportedChain } from './unsupportedChain.ts'
import { findWallet, wallets } from './wallets.ts'

/** Links a wallet that was found, asking the visitor in the wallet; resolves to the connection. */
export async function connectWallet(kit: Kit, args: connectWallet.Args): Promise<Connection> {
  const { walletId, namespace, signal, silent = false } = args
  const wallet = findWallet(kit, walletId, namespace)
  if (!wallet) throw new KitError(walletNotInstalled, { values: { wallet: walletId } })
  const store = connections.of(kit)
  const network = args.network ?? preferredNetwork(kit, wallet.namespace)

  const id = connectionId({ namespace: wallet.namespace, walletId })
  let connection: Connection
  if (!silent) {
    store.dispatch({ type: 'connect', namespace: wallet.namespace, walletId })
    // One wallet at a time: the latest choice leads.
    abandon(kit, (other) => other.namespace === wallet.namespace && other.id !== id && !other.silent)
  }
  try {
    const session = await openSession(kit, { wallet, network, signal, silent })
    connection = adoptSession(kit, session, { role: 'active', address: args.address })
  } catch (cause) {
    store.dispatch({ type: 'failed', namespace: wallet.namespace, walletId })
    const error = isKitError(cause) ? cause : new KitError(connectionFailed, { cause })
    const { code, message } = error
    if (code === connectionRejected.code) kit.emit({ type: 'USER_REJECTED', code })
    else if (!silent && code !== requestAborted.code) kit.emit({ type: 'CONNECT_ERROR', code, message })
    throw error
  }
  rememberConnections(kit)
  rememberRecent(kit, walletId)
  kit.emit({ type: 'CONNECT_SUCCESS', wallet: wallet.name, namespace: wallet.namespace })
  showUnsupportedChain(kit)
  return connection
}

export declare namespace connectWallet {
  type Args = {
    walletId: string
    /** Needed only for a wallet that serves several. */
    namespace?: Connection['namespace'] | undefined
    /** Where the host would like to be. @default the network in use */
    network?: Network | undefined
    /** Which of the wallet's accounts to select. @default its first */
    address?: string | undefined
    /** Resolve only if the wallet already trusts this page. */
    silent?: boolean | undefined
    signal?: AbortSignal | undefined
  }
}

function preferredNetwork(kit: Kit, namespace: Connection['namespace']): Network | undefined {
  return findNetwork(kit, activeNetworkId(connections.of(kit).get(), networks.of(kit).get(), namespace))
}

function rememberRecent(kit: Kit, walletId: string): void {
  kit.storage.update(({ recent }) => ({
    recent: [walletId, ...recent.filter((id) => id !== walletId)].slice(0, maxRecent),
  }))
  wallets.of(kit).dispatch({ type: 'recent', recent: kit.storage.read().recent })
}
