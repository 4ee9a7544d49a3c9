import type { Namespace } from '@latchkey/chains/driver'
import { disconnectChainFailed, disconnectChainsFailed, disconnectFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { forgetSession } from './adoptSession.ts'
import { allConnections, type Connection, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { rememberConnections } from './rememberConnections.ts'

/** Ends links: one by id, all of a namespace, or every one. The screen is right even if a wallet objects. */
export async function disconnect(kit: Kit, args: { id?: string; namespace?: Namespace } = {}): Promise<void> {
  const ending = allConnections(connections.of(kit).get()).filter(
    ({ id, namespace }) => (!args.id || id === args.id) && (!args.namespace || namespace === args.namespace),
  )
  const results = await Promise.allSettled(ending.map((connection) => end(kit, connection)))
  rememberConnections(kit)
  kit.storage.update(() => ({ balances: {} }))

  const failures = results.flatMap((result, index) => {
    const connection = ending[index]
    if (result.status === 'fulfilled' || !connection) return []
    return [{ namespace: connection.namespace, reason: (result.reason as Error).message }]
  })
  if (failures.length === 0) return
  const error = failure(failures)
  kit.emit({ type: 'DISCONNECT_ERROR', message: error.message })
  throw error
}

async function end(kit: Kit, connection: Connection): Promise<void> {
  const session = kit.sessions.get(connection.id)
  forgetSession(kit, connection.id)
  await session?.close()
  kit.emit({ type: 'DISCONNECT_SUCCESS', namespace: connection.namespace })
}

function failure(failures: readonly { namespace: Namespace; reason: string }[]): KitError {
  const [first] = failures
  if (!first) return new KitError(disconnectFailed)
  if (failures.length === 1) return new KitError(disconnectChainFailed, { values: first })
  return new KitError(disconnectChainsFailed, {
    values: { reason: failures.map(({ namespace, reason }) => `${namespace}: ${reason}`).join(', ') },
  })
}
