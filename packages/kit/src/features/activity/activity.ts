import type { Transaction } from '@latchkey/protocol/http/history'
import { definePages } from '../../core/state/pages.ts'

/** After this many pages without anything to show, the list stops reading by itself. */
export const maxEmptyPages = 5

/** What the account on screen did on the network it is on, newest first. */
export const activity = definePages<Transaction>({
  idOf: ({ id }) => id,
  growsAtTop: true,
  sort(transactions) {
    // Of thousands, each date is read once.
    const timed = transactions.map((transaction) => ({ transaction, at: minedAt(transaction) }))
    return timed.sort((a, b) => b.at - a.at).map(({ transaction }) => transaction)
  },
})

/** Unix milliseconds. */
export function minedAt({ metadata }: Pick<Transaction, 'metadata'>): number {
  return Date.parse(metadata.minedAt)
}
