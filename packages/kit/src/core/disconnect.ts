import type { Namespace, Wallet } from '@latchkey/chains/driver'
import { disconnectChainFailed, disconnectChainsFailed, disconnectFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { forgetNotes } from './accountNotes.ts'
import { forgetSession } from './adoptSession.ts'
import { connectionId } from './connectionId.ts'
import { allConnections, type Connection, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { abandon } from './openSession.ts'
import { pendingLinks } from './pendingLinks.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './unsupportedChain.ts'

/**
 * Ends links: one by id, all of a namespace, or every one. The screen is right
 * even if a wallet objects. A link that serves several namespaces ends in all.
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

  // What is under way must not bring a link back.
  abandon(kit, ends)
  const pending = pendingLinks(kit)
  for (const [id, { namespace }] of pending) if (ends({ id, namespace })) pending.delete(id)
  // Whole namespaces first, so that no link comes to the front only to end next.
  if (!args.id)
    for (const { namespace } of kit.drivers)
      if (asked({ id: '', namespace })) store.dispatch({ type: 'disconnected', namespace })
  for (const { id } of ending) forgetSession(kit, id)
  // Before the wallets answer: a reload meanwhile finds the links gone.
  rememberConnections(kit)
  forgetAccounts(kit)
  showUnsupportedChain(kit)

  const results = await Promise.allSettled(ending.map(({ session }) => session?.close()))
  const failures: { namespace: Namespace; reason: string }[] = []
  for (const [index, { namespace }] of ending.entries()) {
    const result = results[index]
    if (result?.status === 'rejected') failures.push({ namespace, reason: wordsOf(result.reason) })
    else kit.emit({ type: 'DISCONNECT_SUCCESS', namespace })
  }
  if (failures.length === 0) return
  const error = failure(failures)
  kit.emit({ type: 'DISCONNECT_ERROR', message: error.message })
  throw error
}

export declare namespace disconnect {
  type Args = { id?: string | undefined; namespace?: Namespace | undefined }
}

type Link = Pick<Connection, 'id' | 'namespace'>

/** A wallet outside the page has one link for all chains; one in the page is asked for each. */
function isOneLink({ kind, id: walletId }: Wallet, { id, namespace }: Link): boolean {
  const outside = kind === 'remote' || kind === 'embedded'
  return outside && id === connectionId({ namespace, walletId })
}

/** Keeps of what is stored about accounts only what belongs to those still linked. */
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

/** Storage is anybody's to write. */
function part(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[name]
}

function wordsOf(reason: unknown): string {
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
