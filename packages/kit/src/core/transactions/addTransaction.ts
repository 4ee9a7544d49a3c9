import type { TransactionHandle } from '@latchkey/chains/driver'
import type { Kit } from '../kit.ts'
import type { TrackedTransaction } from './trackedTransactions.ts'

/**
 * Shows a transaction that the connected account has sent from your app in its activity, and follows
 * it, also after a reload. Resolves to its outcome. Throws if no wallet is connected.
 *
 * @example
 * addTransaction(kit, { chain: 'eip155:1', hash })
 */
export async function addTransaction(
  kit: Kit,
  transaction: Omit<TransactionHandle, 'sentAt'> & Partial<Pick<TransactionHandle, 'sentAt'>>,
): Promise<TrackedTransaction['status']> {
  const { address } = kit.connection().connection
  const { trackTransaction } = await import('./trackTransaction.ts')
  const purpose = { kind: 'call', moves: [] } as const
  return trackTransaction(kit, { sentAt: Date.now(), ...transaction, address, purpose })
}
