import { activeConnection, connections } from '../../core/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { findNetwork } from '../../core/networks.ts'
import { balance, balanceKey } from './balance.ts'

/** A figure younger than this is shown as it is, and a failed read is not repeated sooner. */
const freshFor = 30_000

/** Reads the native balance of the account in use from its network's own nodes. Never throws. */
export async function loadBalance(kit: Kit): Promise<void> {
  const store = balance.of(kit)
  const connection = activeConnection(connections.of(kit).get())
  if (!connection) return store.dispatch({ type: 'reset' })
  const { address, namespace } = connection
  const network = findNetwork(kit, connection.network)
  const driver = kit.driver(namespace)
  const key = balanceKey(connection)
  const cached = kit.storage.read().balances[key]
  const before = store.get()
  if (before.status === 'unavailable' && before.key === key && isFresh(before)) return

  store.dispatch({ type: 'load', key })
  if (!network || !driver.balance) return store.dispatch({ type: 'fail', key, at: Date.now() })
  const { decimals, symbol } = network.currency
  if (cached && isFresh(cached))
    return store.dispatch({ type: 'ready', key, value: BigInt(cached.value), decimals, symbol })
  try {
    const { value } = await driver.balance({ network, address })
    store.dispatch({ type: 'ready', key, value, decimals, symbol })
    const entry = { value: value.toString(), at: Date.now() }
    // Disconnected meanwhile: nothing of the account stays behind.
    if (activeConnection(connections.of(kit).get()))
      kit.storage.update(({ balances }) => ({ balances: { ...dropOld(balances), [key]: entry } }))
  } catch {
    store.dispatch({ type: 'fail', key, at: Date.now() })
  }
}

function dropOld<Entry extends { at: number }>(
  entries: Readonly<Record<string, Entry>>,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isFresh(entry)))
}

/** A time ahead of now comes from a clock that was set back, and says nothing about age. */
function isFresh({ at }: { at: number }): boolean {
  const age = Date.now() - at
  return age >= 0 && age < freshFor
}
