import type { Network } from '@latchkey/chains/driver'
import {
  connectionFailed,
  connectionRejected,
  requestAborted,
  walletNotInstalled,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../kit.ts'
import { maxRecent } from '../state/storage.ts'
import { walletParts } from '../wallets/walletParts.ts'
import { findWallet, wallets } from '../wallets/wallets.ts'
import { adoptSession } from './adoptSession.ts'
import { connectionId } from './connectionId.ts'
import { type Connection, connections } from './connections.ts'
import { abandon, openSession } from './openSession.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './showUnsupportedChain.ts'

/**
 * Connects a discovered wallet. The visitor approves in the wallet, unless it
 * trusts the page already.
 *
 * Throws `connect/not_installed` if no wallet has this id, and a
 * {@link KitError} if the visitor declines or the wallet fails.
 *
 * @example
 * const [wallet] = foundWallets(kit)
 * const connection = await connectWallet(kit, { walletId: wallet.id })
 */
export async function connectWallet(kit: Kit, args: connectWallet.Args): Promise<Connection> {
  const { walletId, namespace, signal, silent = false } = args
  const wallet = findWallet(kit, walletId, namespace)
  if (!wallet) throw new KitError(walletNotInstalled, { values: { wallet: walletId } })
  const store = connections.of(kit)

  const id = connectionId({ namespace: wallet.namespace, walletId })
  let connection: Connection
  if (!silent) {
    store.dispatch({ type: 'connect', namespace: wallet.namespace, walletId })
    // The latest choice replaces earlier ones.
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
  // What is behind a link is not listed; the wallet behind a pairing is `args.recent`.
  if (args.recent ?? !('link' in wallet)) rememberRecent(kit, args.recent ?? walletId)
  kit.emit({ type: 'CONNECT_SUCCESS', wallet: wallet.name, namespace: wallet.namespace })
  showUnsupportedChain(kit)
  return connection
}

export declare namespace connectWallet {
  type Args = {
    walletId: string
    /** Required if the wallet supports several. */
    namespace?: Connection['namespace'] | undefined
    /** Network to connect to, if the wallet supports that. @default the active network */
    network?: Network | undefined
    /** The `key` of the account to select. @default the wallet's own selection */
    account?: string | undefined
    /** Rejects instead of prompting if the wallet does not trust the page yet. @default false */
    silent?: boolean | undefined
    /** Id to store among the recently used wallets. @default `walletId` */
    recent?: string | undefined
    signal?: AbortSignal | undefined
  }
}

/** Stores the wallet as the one used last. */
export function rememberRecent(kit: Kit, walletId: string): void {
  // A wallet may have a different id per chain.
  const own = [walletId, ...walletParts(wallets.of(kit).get().found, walletId).map(({ id }) => id)]
  kit.storage.update(({ recent }) => ({
    recent: [walletId, ...recent.filter((id) => !own.includes(id))].slice(0, maxRecent),
  }))
  wallets.of(kit).dispatch({ type: 'recent', recent: kit.storage.read().recent })
}
