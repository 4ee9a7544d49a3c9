import type { TransactionHandle } from '@latchkey/chains/driver'
import { formatAmount } from '@latchkey/protocol/amount'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { trackTransaction } from '../../core/transactions/trackTransaction.ts'
import { swapDraft } from './swapDraft.ts'
import { type SwapTerms, swapRun } from './swapRun.ts'

/** The swap is on its way: shows how it goes, follows it to its end, and reads the balances that moved. */
export function finishSwap(kit: Kit, terms: SwapTerms, handle: TransactionHandle): void {
  const { chain, address, from, to, units, expected } = terms
  const purpose = {
    kind: 'swap',
    moves: [
      { direction: 'in', amount: formatAmount(expected, to.decimals), symbol: to.symbol, asset: to.id },
      { direction: 'out', amount: formatAmount(units, from.decimals), symbol: from.symbol, asset: from.id },
    ],
  } as const
  const followed = trackTransaction(kit, { ...handle, address, purpose })
  swapDraft.of(kit).dispatch({ type: 'sent' })
  swapRun.of(kit).dispatch({ type: 'leave' })
  const views = modal.of(kit)
  if (views.get().status === 'open' && top(views.get()).name === 'SwapReview')
    views.dispatch({ type: 'replace', view: { name: 'SwapResult', params: { hash: handle.hash } } })
  void followed.then(async (status) => {
    if (status === 'success')
      kit.emit({ type: 'SWAP_SUCCESS', network: chain, from: from.symbol, to: to.symbol })
    else if (status === 'failed') kit.emit({ type: 'SWAP_ERROR', code: 'node/execution_reverted' })
    // The coin paid the fee.
    if (!kit.signal.aborted) await loadHoldings(kit, { refresh: [from, to, { chain, address: undefined }] })
  })
}
