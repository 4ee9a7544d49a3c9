import type { Network } from '@latchkey/chains/driver'
import type { Kit } from '../kit.ts'
import { isServed } from '../server/apiUrl.ts'
import { defineDocument } from '../state/document.ts'
import { isTracked } from './isTracked.ts'
import { type TrackedTransaction, trackedTransactions } from './trackedTransactions.ts'

const maxKept = 50

/** Whether activity on this network is what this device sent, because nothing lists the transactions of an account. */
export function isSentHereOnly(kit: Kit, network: Network): boolean {
  return kit.driver(network.namespace).activity === 'device' || !isServed(kit.options, network)
}

/** What was sent from this device and has ended, newest first. Only where {@link isSentHereOnly}. */
const sentHere = defineDocument<readonly TrackedTransaction[]>('sentHere', (value) =>
  Array.isArray(value) ? value.slice(0, maxKept).filter(isTracked) : [],
)

/** Keeps a transaction for later visits. */
export function keepSent(kit: Kit, transaction: TrackedTransaction): void {
  const others = sentHere.read(kit).filter(({ hash }) => hash !== transaction.hash)
  sentHere.write(kit, [transaction, ...others].slice(0, maxKept))
}

/** Adds what earlier visits sent to the transactions of this one. */
export function recallSent(kit: Kit): void {
  const transactions = sentHere.read(kit)
  if (transactions.length > 0) trackedTransactions.of(kit).dispatch({ type: 'restore', transactions })
}
