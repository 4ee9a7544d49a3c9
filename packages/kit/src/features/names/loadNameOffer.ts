import { coinTypeOf } from '@latchkey/protocol/name'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { hasServer } from '../../core/server/apiUrl.ts'
import { ask, lifetimesMs } from '../../core/server/queries.ts'
import { suggestNames } from './nameCalls.ts'
import { nameOffer } from './nameOffer.ts'

/** A reserved name: looking it up does not reveal one that a visitor may want. */
const probe = 'name'

/** Finds out whether the server gives out names. One that does not answer offers none. Never throws. */
export async function loadNameOffer(kit: Kit): Promise<void> {
  const offered =
    hasServer(kit.options) &&
    (await ask(
      kit,
      ['nameOffer'],
      lifetimesMs.name,
      async () => (await suggestNames(kit, probe)).length > 0,
    ).catch(() => false))
  nameOffer.of(kit).dispatch({ type: 'know', offered })
}

/** Whether the account in use can sign for a name where it is. */
export function canHaveName(kit: Kit): boolean {
  const connection = activeConnection(connections.of(kit).get())
  if (!connection) return false
  return (
    coinTypeOf(connection.network ?? '') !== undefined && Boolean(kit.driver(connection.namespace).messages)
  )
}
