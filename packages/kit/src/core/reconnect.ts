import type { Kit } from './kit.ts'
import { rememberConnections } from './rememberConnections.ts'
import { restoreLinks } from './restoreLinks.ts'

/** Makes the links of the last visit again; those that cannot be are forgotten. */
export async function reconnect(kit: Kit): Promise<void> {
  // What was sent goes its way whether a wallet answers or not.
  void followSent(kit)
  await restoreLinks(kit)
  rememberConnections(kit)
}

async function followSent(kit: Kit): Promise<void> {
  if (kit.storage.read().pending.length === 0) return
  try {
    const { restoreTransactions } = await import('./trackTransaction.ts')
    if (!kit.signal.aborted) restoreTransactions(kit)
  } catch (error) {
    kit.emit({ type: 'INTERNAL_SDK_ERROR', error })
  }
}
