import { executionReverted } from '@latchkey/protocol/catalogue'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, top, type View, type ViewName } from '../../core/modal/modal.ts'
import { showToast } from '../../core/modal/toasts.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { trackTransaction } from '../../core/transactions/trackTransaction.ts'
import {
  popTransaction,
  pushTransaction,
  type TransactionEntry,
} from '../../core/transactions/transactionStack.ts'
import { type SendPurpose, send } from './send.ts'
import { sendToken } from './sendToken.ts'

const progress: View = { name: 'SendProgress' }
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
  const spent = () => {
    // What was filled in is spent: from here back leads to the account.
    if (isWaiting())
      views.dispatch({ type: 'forget', names: ['Account', ...steps], home: { name: 'Account' } })
  }
  const request: TransactionEntry = {
    view: progress,
    onSuccess: spent,
    onCancel: () => send.of(kit).dispatch({ type: 'cancel' }),
  }
  if (send.of(kit).get().status === 'signing') pushTransaction(kit, request)
  const { handle, purpose } = await sending.catch((error: unknown) => {
    popTransaction(kit, { type: 'error', error }, request)
    throw error
  })
  popTransaction(kit, { type: 'success' }, request)

  const { hash } = handle
  // Cancelled here and approved in the wallet: the draft on screen shows that it was sent.
  const after = send.of(kit).get()
  if (after.status === 'pending' && after.hash === hash && steps.includes(top(views.get()).name)) {
    views.dispatch({ type: 'push', view: progress })
    spent()
  }
  const { chain } = handle
  const { amount, symbol } = purpose
  const outcome = await trackTransaction(kit, {
    ...handle,
    address: connection.address,
    purpose: { kind: 'send', moves: [{ direction: 'out', amount, symbol }] },
  })
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
