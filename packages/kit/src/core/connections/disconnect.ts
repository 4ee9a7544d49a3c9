import type { Namespace, Wallet } from '@latchkey/chains/driver'
import { disconnectChainFailed, disconnectChainsFailed, disconnectFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../kit.ts'
import { forgetNotes } from './accountNotes.ts'
import { forgetSession } from './adoptSession.ts'
import { connectionId } from './connectionId.ts'
import { allConnections, type Connection, connections } from './connections.ts'
import { abandon } from './openSession.ts'
import { pendingLinks } from './pendingLinks.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './showUnsupportedChain.ts'

/**
 * Disconnects one connection, a namespace, or everything. A session that spans
 * several namespaces ends in all of them.
 *
 * The kit's state is disconnected even if it throws, which it does when a
 * wallet fails to end its session.
 *
 * @example
 * await disconnect(kit)
 * await disconnect(kit, { namespace: 'solana' })
 */
export async function disconnect(kit: Kit, args: disconnect.Args = {}): Promise<void> {
  const store = connections.of(kit)
  const asked = ({ id, namespace }: Link) =>
    (!args.id || id === args.id) && (!args.namespace || namespace === args.namespace)
  const live = allConnections(store.get())
  const shared = live.filter(asked).flatMap(({ id }) => kit.sessions.get(id)?.wallet ?? [])
  const ends = (link: Link) => asked(link) || shared.some((wallet) => isOneLink(wallet, link))
  const ending = live
    .filter(ends)
    .map(({ id, namespace }) => ({ id, namespace, session: kit.sessions.get(id) }))

  // Pending attempts must not reconnect.
  abandon(kit, ends)
  const pending = pendingLinks(kit)
  for (const [id, { namespace }] of pending) if (ends({ id, namespace })) pending.delete(id)
  // Whole namespaces first, so that no connection becomes active just before it ends.
  if (!args.id)
    for (const { namespace } of kit.drivers)
      if (asked({ id: '', namespace })) store.dispatch({ type: 'disconnected', namespace })
  for (const { id } of ending) forgetSession(kit, id)
  // Before the wallets answer, in case the page reloads meanwhile.
  rememberConnections(kit)
  forgetAccounts(kit)
  showUnsupportedChain(kit)

  const results = await Promise.allSettled(ending.map(({ session }) => session?.close()))
  const failures: { namespace: Namespace; reason: string }[] = []
  for (const [index, { namespace }] of ending.entries()) {
    const result = results[index]
    if (result?.status === 'rejected') failures.push({ namespace, reason: messageOf(result.reason) })
    else kit.emit({ type: 'DISCONNECT_SUCCESS', namespace })
  }
  if (failures.length === 0) return
  const error = failure(failures)
  kit.emit({ type: 'DISCONNECT_ERROR', message: error.message })
  throw error
}

export declare namespace disconnect {
  type Args = {
    /** Id of a {@link Connection}. @default all connections */
    id?: string | undefined
    /** @default all namespaces */
    namespace?: Namespace | undefined
  }
}

type Link = Pick<Connection, 'id' | 'namespace'>

/** Remote and embedded wallets have one session for all chains; others have one per chain. */
function isOneLink(wallet: Wallet, { id, namespace }: Link): boolean {
  return 'link' in wallet && id === connectionId({ namespace, walletId: wallet.id })
}

/** Deletes stored data of accounts that are no longer connected. */
function forgetAccounts(kit: Kit): void {
  const live = allConnections(connections.of(kit).get()).flatMap(({ namespace, accounts }) =>
    accounts.map(({ key }) => ({ namespace, account: key })),
  )
  const linked = [...live, ...pendingLinks(kit).values()]
  const isKept = (chain: unknown, address: unknown) =>
    linked.some(
      ({ account, namespace }) =>
        String(chain).startsWith(`${namespace}:`) &&
        kit.driver(namespace).addresses.key(String(address)) === account,
    )
  kit.storage.update(({ balances, pending }) => ({
    balances: Object.fromEntries(
      Object.entries(balances).filter(([key]) => {
        const end = key.lastIndexOf(':')
        return isKept(key.slice(0, end), key.slice(end + 1))
      }),
    ),
    pending: pending.filter((sent) => isKept(part(sent, 'chain'), part(sent, 'address'))),
  }))
  forgetNotes(kit)
}

/** Stored values may have any shape. */
function part(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[name]
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason ?? '')
}

function failure(failures: readonly { namespace: Namespace; reason: string }[]): KitError {
  const [first] = failures
  if (!first || failures.every(({ reason }) => !reason)) return new KitError(disconnectFailed)
  if (failures.length === 1) return new KitError(disconnectChainFailed, { values: first })
  return new KitError(disconnectChainsFailed, {
    values: { reason: failures.map(({ namespace, reason }) => `${namespace}: ${reason}`).join(', ') },
  })
}
