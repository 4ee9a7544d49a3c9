import { activeConnection, connections } from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import type { Kit } from '../../core/kit.ts'
import { accountInUse } from './account.ts'
import { siwx } from './siwx.ts'
import { siwxOf } from './siwxOf.ts'
import { tellTabs } from './tabChannel.ts'
import { visitOf } from './visit.ts'

/** Ends the session of the account in use. Where signing in is required, that ends the connection too. */
export async function signOut(kit: Kit): Promise<void> {
  const plugin = await siwxOf(kit)
  const account = accountInUse(kit, plugin)
  if (!account) return
  const connection = activeConnection(connections.of(kit).get())
  await plugin.revokeSession(account.chainId, account.address)
  // The visitor has just signed out: do not ask again.
  visitOf(kit).dismiss(account)
  if (connection && plugin.getRequired?.()) await disconnect(kit, { id: connection.id })
  else siwx.of(kit).dispatch({ type: 'missing', account })
  tellTabs(kit)
}
