import type { Namespace } from '@latchkey/chains/driver'
import { disconnectChainFailed, disconnectChainsFailed, disconnectFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { forgetSession } from './adoptSession.ts'
import { allConnections, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { abandon } from './openSession.ts'
import { pendingLinks } from './pendingLinks.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './unsupportedChain.ts'

/** Ends links: one by id, all of a namespace, or every one. The screen is right even if a wallet objects. */
export async function disconnect(kit: Kit, args: { id?: string; namespace?: Namespace } = {}): Promise<void> {
  const store = connections.of(kit)
  const ends = ({ id, namespace }: { id: string; namespace: Namespace }) =>
    (!args.id || id === args.id) && (!args.namespace || namespace === args.namespace)
  const ending = allConnections(store.get())
    .filter(ends)
    .map(({ id, namespace }) => ({ id, namespace, session: kit.sessions.get(id) }))

  // What is under way must not bring a link back.
  abandon(kit, ends)
  const pending = pendingLinks(kit)
  for (const [id, { namespace }] of pending) if (ends({ id, namespace })) pending.delete(id)
  // Whole namespaces first, so that no link comes to the front only to end next.
  if (!args.id)
    for (const { namespace } of kit.drivers)
      if (ends({ id: '', namespace })) store.dispatch({ type: 'disconnected', namespace })
  for (const { id } of ending) forgetSession(kit, id)
  // Before the wallets answer: a reload meanwhile finds the links gone.
  rememberConnections(kit)
  kit.storage.update(() => ({ balances: {} }))
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

function wordsOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason)
}

function failure(failures: readonly { namespace: Namespace; reason: string }[]): KitError {
  const [first] = failures
  if (!first) return new KitError(disconnectFailed)
  if (failures.length === 1) return new KitError(disconnectChainFailed, { values: first })
  return new KitError(disconnectChainsFailed, {
    values: { reason: failures.map(({ namespace, reason }) => `${namespace}: ${reason}`).join(', ') },
  })
}
