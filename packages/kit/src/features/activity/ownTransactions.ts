import { type Addresses, isQueued } from '@latchkey/chains/driver'
import type { Transaction } from '@latchkey/protocol/http/history'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, type Connection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { isSentHereOnly } from '../../core/transactions/sentHere.ts'
import { type TrackedTransaction, trackedTransactions } from '../../core/transactions/trackedTransactions.ts'

/** Whether there is activity to list: always, but where a server would know it and there is none. */
export function isListed(kit: Kit): boolean {
  const connection = activeConnection(connections.of(kit).get())
  const network = findNetwork(kit, connection?.network)
  if (!connection || !network) return false
  const { activity, addresses } = kit.driver(connection.namespace)
  return (
    activity === 'device' ||
    !isSentHereOnly(kit, network) ||
    sentFrom(trackedTransactions.of(kit).get(), connection, addresses).length > 0
  )
}

/** What the account sent from here on this network, newest first. */
export function sentFrom(
  tracked: readonly TrackedTransaction[],
  { address, network }: Pick<Connection, 'address' | 'network'>,
  { key }: Pick<Addresses, 'key'>,
): readonly TrackedTransaction[] {
  return tracked
    .filter((one) => one.chain === network && key(one.address) === key(address))
    .toSorted((a, b) => b.sentAt - a.sentAt)
}

/** Those that the history does not contain yet, or only as pending: they are shown above it until it does. */
export function notInHistory(
  sent: readonly TrackedTransaction[],
  transactions: readonly Transaction[],
): readonly TrackedTransaction[] {
  if (sent.length === 0) return sent
  const known = new Set(
    transactions
      .filter(({ metadata }) => metadata.status !== 'pending')
      .map(({ metadata }) => metadata.hash.toLowerCase()),
  )
  return sent.filter((one) => !known.has(finalHash(one)))
}

/** The hash of the history: one that was queued has another than it was sent with. */
function finalHash(one: TrackedTransaction): string {
  return ((isQueued(one) && one.replacedBy) || one.hash).toLowerCase()
}

/** The history without what is shown above it. */
export function withoutSent(
  transactions: readonly Transaction[],
  shown: readonly TrackedTransaction[],
): readonly Transaction[] {
  if (shown.length === 0) return transactions
  const above = new Set(shown.map(finalHash))
  return transactions.filter(({ metadata }) => !above.has(metadata.hash.toLowerCase()))
}
