import { activeConnection, connections } from '../../core/connections.ts'
import { holdingsKey } from '../../core/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { getAllowances } from '../../core/server/allowances.ts'
import { allowances } from './allowances.ts'

/** Reads what others may take from the account in use. Throws what the slice says. */
export async function loadAllowances(kit: Kit): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  if (!connection || !chain) return
  const key = holdingsKey(connection)
  const store = allowances.of(kit)
  store.dispatch({ type: 'load', key })
  try {
    const answer = await getAllowances(kit, { address: connection.address, chain })
    store.dispatch({ type: 'ready', key, ...answer })
  } catch (error) {
    store.dispatch({ type: 'fail', key })
    throw error
  }
}
