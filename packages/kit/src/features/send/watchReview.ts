import type { Kit } from '../../core/kit.ts'
import { simulateTransaction } from '../../core/simulateTransaction.ts'
import { draftedTransfer } from './draftedTransfer.ts'
import { loadFee } from './loadFee.ts'
import { rehearsal } from './rehearsal.ts'

/** Fees move with every block. Milliseconds. */
const refreshEvery = 15_000

/** Keeps fee and effects of the reviewed transfer true while it is on screen; returns how to stop. */
export function watchReview(kit: Kit): () => void {
  const life = new AbortController()
  const refresh = async () => {
    // The fee first: where all is sent, it decides how much that is.
    await loadFee(kit)
    if (!life.signal.aborted) await rehearse(kit, life.signal)
  }
  void refresh()
  const timer = setInterval(() => void refresh(), refreshEvery)
  return () => {
    clearInterval(timer)
    life.abort()
    rehearsal.of(kit).dispatch({ type: 'reset' })
  }
}

async function rehearse(kit: Kit, signal: AbortSignal): Promise<void> {
  const drafted = draftedTransfer(kit)
  const transfers = await drafted?.live.driver.transfers?.()
  const transactions = await drafted?.live.driver.transactions?.()
  if (!drafted || !transfers?.transaction || !transactions?.simulate) return
  const { args } = drafted
  const of = [args.network.id, args.address, args.token, args.to, args.amount].join(' ')
  const store = rehearsal.of(kit)
  store.dispatch({ type: 'start', of })
  const simulation = await simulateTransaction(kit, transfers.transaction(args), signal)
  if (!signal.aborted) store.dispatch({ type: 'done', of, simulation })
}
