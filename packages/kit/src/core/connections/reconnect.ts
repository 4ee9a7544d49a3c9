import type { Kit } from '../kit.ts'
import { rememberConnections } from './rememberConnections.ts'
import { restoreLinks } from './restoreLinks.ts'

/** Restores the connections of the last visit, and forgets those that fail. */
export async function reconnect(kit: Kit): Promise<void> {
  // Does not need the wallet.
  void followSent(kit)
  await restoreLinks(kit)
  rememberConnections(kit)
}

async function followSent(kit: Kit): Promise<void> {
  if (kit.storage.read().pending.length === 0) return
  try {
    const { restoreTransactions } = await import('../transactions/trackTransaction.ts')
    if (!kit.signal.aborted) restoreTransactions(kit)
  } catch (error) {
    kit.emit({ type: 'INTERNAL_SDK_ERROR', error })
  }
}
