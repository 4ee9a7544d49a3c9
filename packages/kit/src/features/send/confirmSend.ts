import { executionReverted } from '@latchkey/protocol/catalogue'
import type { Kit } from '../../core/kit.ts'
import { loadHoldings } from '../../core/loadHoldings.ts'
import { modal, top, type ViewName } from '../../core/modal.ts'
import { showToast } from '../../core/toasts.ts'
import { trackedTransactions } from '../../core/trackedTransactions.ts'
import { trackTransaction } from '../../core/trackTransaction.ts'
import { type SendPurpose, send } from './send.ts'
import { sendToken } from './sendToken.ts'

const steps: readonly ViewName[] = ['Send', 'SendTokens', 'SendReview']

/**
 * Sends what was reviewed and shows how that goes: the wait for the wallet, the
 * wait for the chain, and once it has gone through the account again with what
 * it has now. Declined or failed, it goes back to the review, which says why.
 */
export async function confirmSend(kit: Kit, say: { sent(purpose: SendPurpose): string }): Promise<void> {
  const views = modal.of(kit)
  const { connection } = kit.connection()
  const state = send.of(kit).get()
  const moved = state.status === 'editing' ? state.draft.token : undefined
  const sending = sendToken(kit)
  const isWaiting = () => top(views.get()).name === 'SendProgress'
  if (send.of(kit).get().status === 'signing')
    views.dispatch({ type: 'push', view: { name: 'SendProgress' } })
  const { hash, purpose } = await sending.catch((error: unknown) => {
    // Asked again since it was cancelled, that one is what is waited for.
    if (isWaiting() && send.of(kit).get().status === 'editing')
      views.dispatch({ type: 'leave', name: 'SendProgress', home: { name: 'Account' } })
    throw error
  })

  // Cancelled here and approved there: whoever still looks at the draft sees that it is on its way.
  const after = send.of(kit).get()
  if (after.status === 'pending' && after.hash === hash && steps.includes(top(views.get()).name))
    views.dispatch({ type: 'push', view: { name: 'SendProgress' } })
  // What was filled in is spent: from here back leads to the account.
  if (isWaiting()) views.dispatch({ type: 'forget', names: ['Account', ...steps], home: { name: 'Account' } })
  const chain = moved?.chain ?? connection.network
  if (!chain) return
  const outcome = await trackTransaction(kit, { hash, chain, address: connection.address, purpose })
  if (outcome === 'pending') return
  const ended = trackedTransactions
    .of(kit)
    .get()
    .find((one) => one.hash === hash)
  send.of(kit).dispatch({ type: 'end', hash, outcome, replacedBy: ended?.replacedBy })
  const coin = { chain, address: undefined }
  void loadHoldings(kit, { refresh: moved?.address === undefined ? [coin] : [moved, coin] })
  const about = { network: chain, token: purpose.symbol }
  if (outcome === 'failed') kit.emit({ type: 'SEND_ERROR', ...about, code: executionReverted.code })
  if (outcome !== 'success') return
  kit.emit({ type: 'SEND_SUCCESS', ...about })
  if (isWaiting()) views.dispatch({ type: 'reset', view: { name: 'Account' } })
  showToast(kit, say.sent(purpose))
}
