import type { Driver } from '@latchkey/chains/driver'
import type { Kit } from '../kit.ts'
import { rehearsal } from './rehearsal.ts'
import { simulateTransaction } from './simulateTransaction.ts'

/** Simulates a transfer for its review, if the chain supports that. */
export async function rehearseTransfer(
  kit: Kit,
  args: Driver.TransferArgs,
  signal: AbortSignal,
): Promise<void> {
  const driver = kit.driver(args.network.namespace)
  const transfers = await driver.transfers?.()
  const transactions = await driver.transactions?.()
  if (!transfers?.transaction || !transactions?.simulate) return
  const of = [args.network.id, args.address, args.token, args.to, args.amount].join(' ')
  const store = rehearsal.of(kit)
  store.dispatch({ type: 'start', of })
  const simulation = await simulateTransaction(kit, transfers.transaction(args), signal)
  if (!signal.aborted) store.dispatch({ type: 'done', of, simulation })
}

/** Fees change with every block. */
const refreshEveryMs = 15_000

/** Calls `refresh` now and periodically while a transfer is reviewed. Returns a function that stops. */
export function keepReviewed(kit: Kit, refresh: (signal: AbortSignal) => Promise<void>): () => void {
  const life = new AbortController()
  void refresh(life.signal)
  const timer = setInterval(() => void refresh(life.signal), refreshEveryMs)
  return () => {
    clearInterval(timer)
    life.abort()
    rehearsal.of(kit).dispatch({ type: 'reset' })
  }
}
