import { hasServer } from '../../core/apiUrl.ts'
import { activeConnection, connections } from '../../core/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { identity } from './identity.ts'

/** Asks what the address in use goes by. Nothing waits for it, and without a server there is nobody to ask. */
export async function loadIdentity(kit: Kit): Promise<void> {
  const address = activeConnection(connections.of(kit).get())?.address
  if (!address || !hasServer(kit.options)) return
  const { getIdentity } = await import('../../core/server/identity.ts')
  const { name, avatar } = await getIdentity(kit, address)
  // Another account may be in use by now.
  if (activeConnection(connections.of(kit).get())?.address !== address) return
  identity.of(kit).dispatch({ type: 'known', address, name, avatar })
}
