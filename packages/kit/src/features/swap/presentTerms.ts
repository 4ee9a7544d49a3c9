import type { Kit } from '../../core/kit.ts'
import { simulateTransaction } from '../../core/transactions/simulateTransaction.ts'
import { type SwapTerms, swapRun } from './swapRun.ts'

/** Puts terms on screen: they hold for a while, and what they would do is tried out beside. */
export function presentTerms(kit: Kit, terms: SwapTerms, notice?: 'changed' | 'approve'): void {
  const run = swapRun.of(kit)
  run.dispatch({ type: 'ready', terms, notice })
  // Expired terms are not sent to the wallet.
  const timer = setTimeout(() => {
    stop()
    run.dispatch({ type: 'expire', terms })
  }, terms.expiresAt - Date.now())
  const stop = kit.onDestroy(() => clearTimeout(timer))
  // A swap whose permission is missing cannot be tried: what gives it is, and a signature gives the same.
  const [first = terms.transaction] = terms.approvals
  void simulateTransaction(kit, first, kit.signal).then((simulation) =>
    run.dispatch({ type: 'simulated', terms, simulation }),
  )
}
