import { swapIncomplete } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'
import { codeOf } from './codeOf.ts'
import { loadQuotes } from './loadQuotes.ts'
import { presentTerms } from './presentTerms.ts'
import { leastOf, parseSlippage } from './slippage.ts'
import { swapDraft } from './swapDraft.ts'
import { orderOf, quoteInUse, swapQuotes } from './swapQuotes.ts'
import { swapRun } from './swapRun.ts'
import { quoteRefreshMs } from './watchQuotes.ts'
import { writeTerms } from './writeTerms.ts'

/** The last preparation of each kit; results of older ones are ignored. */
const latest = new WeakMap<Kit, object>()

/** Shows the drafted swap for review, on terms that hold for a minute. */
export async function prepareSwap(kit: Kit): Promise<void> {
  const { connection } = kit.connection()
  const run = swapRun.of(kit)
  const draft = swapDraft.of(kit).get()
  const order = connection.network === draft.chain ? orderOf(draft, connection.address) : undefined
  // One that is in the wallet's hands is shown as it stands.
  if (run.get().status === 'working') return showReview(kit)
  if (!order) throw new KitError(swapIncomplete)

  const isLatest = () => latest.get(kit) === draft
  latest.set(kit, draft)
  run.dispatch({ type: 'prepare' })
  showReview(kit)
  try {
    const quotes = swapQuotes.of(kit)
    const before = quotes.get()
    // When the terms have expired, their quote is stale too.
    if (before.status !== 'ready' || before.key !== order.key || Date.now() - before.at > quoteRefreshMs)
      await loadQuotes(kit, order, kit.signal)
    if (!isLatest()) return
    const state = quotes.get()
    const quote = quoteInUse(state, draft.provider)
    if (state.status === 'failed') return run.dispatch({ type: 'stop', error: state.error })
    if (state.status !== 'ready' || !quote) throw new KitError(swapIncomplete)
    const { slippage } = draft
    const terms = await writeTerms(kit, { order, quote, slippage, market: state.market })
    if (!isLatest()) return
    // The price may have changed between the quote and the terms.
    const tolerated = leastOf(quote.received, parseSlippage(slippage) ?? 0n)
    presentTerms(kit, terms, terms.expected < tolerated ? 'changed' : undefined)
  } catch (error) {
    if (!isLatest()) return
    run.dispatch({ type: 'stop', error: codeOf(error) })
    throw error
  }
}

function showReview(kit: Kit): void {
  modal.of(kit).dispatch({ type: 'push', view: { name: 'SwapReview' } })
}
