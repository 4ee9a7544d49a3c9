import type { Moved, TrackedTransaction } from '../../core/transactions/trackedTransactions.ts'

/** What the transaction trades; nothing where it is no swap of ours. */
export function swappedIn(transaction: TrackedTransaction | undefined): {
  from?: Moved | undefined
  to?: Moved | undefined
} {
  if (transaction?.purpose.kind !== 'swap') return {}
  const { moves } = transaction.purpose
  return {
    from: moves.find(({ direction }) => direction === 'out'),
    to: moves.find(({ direction }) => direction === 'in'),
  }
}
