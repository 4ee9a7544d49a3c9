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
import { abandon, openSession } from './openSession.ts'
import { rememberConnections } from './rememberConnections.ts'
import { maxRecent } from './storage.ts'
import { showUnsupportedChain } from './unsupportedChain.ts'
import { walletParts } from './walletParts.ts'
import { findWallet, wallets } from './wallets.ts'

/** Links a wallet that was found, asking the visitor in the wallet; resolves to the connection. */
export async function connectWallet(kit: Kit, args: connectWallet.Args): Promise<Connection> {
  const { walletId, namespace, signal, silent = false } = args
  const wallet = findWallet(kit, walletId, namespace)
  if (!wallet) throw new KitError(walletNotInstalled, { values: { wallet: walletId } })
  const store = connections.of(kit)

  const id = connectionId({ namespace: wallet.namespace, walletId })
  let connection: Connection
  if (!silent) {
    store.dispatch({ type: 'connect', namespace: wallet.namespace, walletId })
    // One wallet at a time: the latest choice leads.
    abandon(kit, (other) => other.namespace === wallet.namespace && other.id !== id && !other.silent)
  }
  try {
    const session = await openSession(kit, { wallet, network: args.network, signal, silent })
    connection = adoptSession(kit, session, { role: 'active', account: args.account })
  } catch (cause) {
    store.dispatch({ type: 'failed', namespace: wallet.namespace, walletId })
    const error = isKitError(cause) ? cause : new KitError(connectionFailed, { cause })
    const { code, message } = error
    if (code === connectionRejected.code) kit.emit({ type: 'USER_REJECTED', code })
    else if (!silent && code !== requestAborted.code) kit.emit({ type: 'CONNECT_ERROR', code, message })
    throw error
  }
  rememberConnections(kit)
  // A way to reach wallets is not itself a wallet that was used lately.
  if (args.recent ?? wallet.kind !== 'remote') rememberRecent(kit, args.recent ?? walletId)
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
    /** The key of the account to select. @default the one that the wallet has in use */
    account?: string | undefined
    /** Resolve only if the wallet already trusts this page. */
    silent?: boolean | undefined
    /** Under which id it is remembered as used lately, where it is known by another. @default `walletId` */
    recent?: string | undefined
    signal?: AbortSignal | undefined
  }
}

function rememberRecent(kit: Kit, walletId: string): void {
  // The same wallet on another chain is the same wallet, under another id.
  const own = [walletId, ...walletParts(wallets.of(kit).get().found, walletId).map(({ id }) => id)]
  kit.storage.update(({ recent }) => ({
    recent: [walletId, ...recent.filter((id) => !own.includes(id))].slice(0, maxRecent),
  }))
  wallets.of(kit).dispatch({ type: 'recent', recent: kit.storage.read().recent })
}
