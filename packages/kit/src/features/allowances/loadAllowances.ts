import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdingsKey } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { loadResource } from '../../core/state/resource.ts'
import { allowances } from './allowances.ts'
import { getAllowances } from './getAllowances.ts'

/** Reads what spenders may take from the account in use. Rejects with what the slice says. */
export async function loadAllowances(kit: Kit): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  if (!connection || !chain) return
  const { address } = connection
  await loadResource(allowances.of(kit), holdingsKey(connection), () =>
    getAllowances(kit, { address, chain }),
  )
}
