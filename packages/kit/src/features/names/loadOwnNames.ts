import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { getNamesOf } from './nameCalls.ts'
import { ownNames } from './ownNames.ts'

/** Asks which names the address in use has. Throws where the server cannot say. */
export async function loadOwnNames(kit: Kit): Promise<void> {
  const address = activeConnection(connections.of(kit).get())?.address
  if (!address) return
  const records = await getNamesOf(kit, address)
  ownNames.of(kit).dispatch({ type: 'known', address, names: records.map(({ name }) => name) })
}
