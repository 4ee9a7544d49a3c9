import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { hasServer } from '../../core/server/apiUrl.ts'
import { identity } from './identity.ts'

/** Loads name and picture of the selected address. Only a server knows them, and nothing waits for them. */
export async function loadIdentity(kit: Kit): Promise<void> {
  const address = activeConnection(connections.of(kit).get())?.address
  if (!address || !hasServer(kit.options)) return
  const { getIdentity } = await import('../../core/server/identity.ts')
  const { name, avatar } = await getIdentity(kit, address)
  // Another account may be in use by now.
  if (activeConnection(connections.of(kit).get())?.address !== address) return
  identity.of(kit).dispatch({ type: 'known', address, name, avatar })
}
