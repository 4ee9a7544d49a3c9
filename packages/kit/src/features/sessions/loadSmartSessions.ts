import { accountId } from '@latchkey/protocol/caip'
import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { appSessions } from '@latchkey/protocol/http/sessions'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdingsKey } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { callServer } from '../../core/server/callServer.ts'
import { loadResource } from '../../core/state/resource.ts'
import { smartSessions } from './smartSessions.ts'

/** Reads the sessions of the account in use. Never cached: visitors check them to be sure. */
export async function loadSmartSessions(kit: Kit): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  if (!connection || !chain) return
  const address = accountId(chain, connection.address)
  await loadResource(smartSessions.of(kit), holdingsKey(connection), async () => {
    try {
      return (await callServer(kit, appSessions, { params: { address }, query: {} })).pcis
    } catch (cause) {
      throw new KitError(httpRequestFailed, { cause })
    }
  })
}
