import type { Permit, TransactionHandle } from '@latchkey/chains/driver'
import { accountId } from '@latchkey/protocol/caip'
import {
  batchUnsupported,
  executionReverted,
  insufficientFunds,
  receiptTimedOut,
  swapAccountChanged,
  swapApprovalFailed,
  swapConsentMissing,
  swapIncomplete,
  swapPermitInvalid,
  swapPermitUnsupported,
  swapWouldFail,
  swapWrongNetwork,
} from '@latchkey/protocol/catalogue'
import { type ErrorCode, isKitError, KitError } from '@latchkey/protocol/errors'
import type { Kit, LiveConnection } from '../../core/kit.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { sendTransaction } from '../../core/transactions/sendTransaction.ts'
import { simulateTransaction } from '../../core/transactions/simulateTransaction.ts'
import { trackTransaction } from '../../core/transactions/trackTransaction.ts'
import { canBatch, refusesBatch } from './canBatch.ts'
import { giveUpPermit } from './canPermit.ts'
import { codeOf } from './codeOf.ts'
import { shortfall, worstLoss } from './figures.ts'
import { finishSwap } from './finishSwap.ts'
import { judgeTerms } from './judgeTerms.ts'
import { missingApproval } from './missingApproval.ts'
import { presentTerms } from './presentTerms.ts'
import { slippageFor } from './slippage.ts'
import { getSwapAllowance } from './swapCalls.ts'
import {
  needsConsent,
  type SwapAction,
  type SwapCall,
  type SwapTerms,
  type SwapTransaction,
  swapRun,
} from './swapRun.ts'
import { tokenId } from './tradeToken.ts'
import { requestOf, writeTerms } from './writeTerms.ts'

/**
 * Makes the swap that is on screen: gives the missing permission for exactly
 * its amount, then swaps, or both as one where the wallet can or the token takes
 * a signature. Asks again where the price has run away meanwhile.
 */
export async function confirmSwap(kit: Kit): Promise<void> {
  const run = swapRun.of(kit)
  const state = run.get()
  if (state.status !== 'ready' || state.notice === 'expired') throw new KitError(swapIncomplete)
  const { terms } = state
  if (needsConsent(terms) && !state.consent) throw new KitError(swapConsentMissing)

  const work: Work = (action, on) => run.dispatch({ type: 'work', action, on })
  try {
    work(terms.permit ? 'permit' : terms.approvals.length ? 'approve' : 'swap', 'server')
    checkedLink(kit, terms)
    kit.emit({ type: 'INITIATE_SWAP', network: terms.chain, from: terms.from.symbol, to: terms.to.symbol })
    const hash = await carryOut(kit, terms, work)
    if (hash) finishSwap(kit, terms, hash)
  } catch (error) {
    const at = run.get()
    const approving = at.status === 'working' && ['reset', 'approve', 'permit'].includes(at.action)
    run.dispatch({
      type: 'fail',
      error: codeOf(error),
      unsure: isKitError(error, receiptTimedOut) || isKitError(error, 'wallet/bundle_unknown'),
    })
    kit.emit({ type: approving ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR', code: codeOf(error) })
    throw error
  }
}

type Work = (action: SwapAction, on: 'server' | 'wallet' | 'chain') => void

/** Resolves to the sent swap, or to nothing where the visitor must be asked again or has left. */
async function carryOut(kit: Kit, terms: SwapTerms, work: Work): Promise<TransactionHandle | undefined> {
  const calls = await missingApproval(kit, terms)
  if (calls.length && terms.permit) return swapWithPermit(kit, terms, work)
  if (calls.length && (await canBatch(checkedLink(kit, terms)))) {
    const call = await currentCall(kit, terms)
    if (!call) return undefined
    if (!isWatched(kit)) return leave(kit)
    // Whole transactions need no approval, so that nothing is sent before them.
    if (typeof call === 'string') throw new KitError(batchUnsupported)
    try {
      return await sendAsOne(kit, terms, [...calls, call], work)
    } catch (error) {
      // It said that it could and then could not: one after the other works everywhere.
      if (!refusesBatch(error)) throw error
    }
  }
  for (const [at, call] of calls.entries()) {
    // The visitor has closed the view: ask for nothing more.
    if (!isWatched(kit)) return leave(kit)
    const action = at < calls.length - 1 ? 'reset' : 'approve'
    await sendApproval(kit, terms, call, action, work)
  }
  if (!isWatched(kit)) return leave(kit)
  work('swap', 'server')
  const call = await currentCall(kit, terms)
  if (!call) return undefined
  if (!isWatched(kit)) return leave(kit)
  checkedLink(kit, terms)
  work('swap', 'wallet')
  return sendTransaction(kit, call)
}

/** One signature and one transaction. Where a signature does not do after all, the visitor is asked to approve. */
async function swapWithPermit(
  kit: Kit,
  terms: SwapTerms,
  work: Work,
): Promise<TransactionHandle | undefined> {
  const run = swapRun.of(kit)
  if (!isWatched(kit)) return leave(kit)
  const signed = await permission(kit, terms, work)
  if (!isWatched(kit)) return leave(kit)
  if (!signed) return approveInstead(kit, terms)
  run.dispatch({ type: 'signed', signed })
  work('swap', 'server')
  let call: SwapTransaction | undefined
  try {
    call = await currentCall(kit, terms, signed.data)
  } catch (error) {
    // Whether it is the permission or the price will show without the permission.
    if (!permitRefusals.has(codeOf(error))) throw error
    return approveInstead(kit, terms)
  }
  if (!call) return undefined
  // The server has tried it; the visitor's own node is asked too, now that there is something to try.
  const simulation = await simulateTransaction(kit, call, kit.signal)
  if (simulation.status === 'reverts')
    throw new KitError(simulation.code === insufficientFunds.code ? insufficientFunds : executionReverted)
  if (!isWatched(kit)) return leave(kit)
  checkedLink(kit, terms)
  work('swap', 'wallet')
  return sendTransaction(kit, call)
}

const permitRefusals = new Set<ErrorCode>(
  [swapWouldFail, swapPermitInvalid, swapPermitUnsupported].map(({ code }) => code),
)
/** A swap may be pending for ten minutes; a permission that ends before is signed again. */
const longestSwapMs = 660_000

/** What the visitor has signed, now or in an earlier try on the same terms. */
async function permission(kit: Kit, terms: SwapTerms, work: Work): Promise<Permit | undefined> {
  const state = swapRun.of(kit).get()
  const before = state.status === 'working' ? state.signed : undefined
  if (before && before.expiresAt - Date.now() > longestSwapMs) return before
  const { driver, network, session } = checkedLink(kit, terms)
  const { address, from, spender, units } = terms
  if (!network || !driver.permits || !from.address || !spender) return undefined
  work('permit', 'wallet')
  const permits = await driver.permits()
  return permits.sign({ session, network, address, token: from.address, spender, amount: units })
}

/** A transaction more than was agreed to: that is for the visitor to say. */
function approveInstead(kit: Kit, terms: SwapTerms): undefined {
  giveUpPermit(kit, terms)
  presentTerms(kit, { ...terms, permit: false }, 'approve')
}

/** The transaction that keeps what was shown, at the price of now; nothing where none can. */
async function currentCall(
  kit: Kit,
  terms: SwapTerms,
  signed?: string,
): Promise<SwapTransaction | undefined> {
  const request = { ...requestOf(terms), signed }
  let fresh = await writeTerms(kit, request)
  let verdict = judgeTerms(terms, fresh)
  // A whole transaction is valid for about as long as it is read.
  const isLasting = typeof terms.transaction !== 'string'
  if (verdict === 'shown' && !signed && isLasting) return terms.transaction
  // The transaction of the screen lacks the permission, or runs out: one that promises as much is written.
  const slippage = verdict === 'shown' ? slippageFor(fresh.expected, terms.least) : undefined
  if (slippage !== undefined) {
    fresh = { ...(await writeTerms(kit, { ...request, slippage })), slippage: terms.slippage }
    verdict = judgeTerms(terms, fresh)
  }
  if (verdict === 'fresh') return fresh.transaction
  // How much worse the price has become since the offer is not in the offer.
  const impact = (terms.quote.impact ?? 0n) + shortfall(terms.expected, fresh.expected)
  const loss = fresh.loss === undefined ? undefined : worstLoss(fresh.loss, impact)
  presentTerms(kit, { ...fresh, loss }, 'changed')
  return undefined
}

async function sendApproval(
  kit: Kit,
  terms: SwapTerms,
  call: SwapCall,
  action: 'reset' | 'approve',
  work: Work,
) {
  const { chain, address, from, units, spender = '' } = terms
  checkedLink(kit, terms)
  work(action, 'wallet')
  const handle = await sendTransaction(kit, call)
  work(action, 'chain')
  const purpose = {
    kind: action === 'reset' ? 'revoke' : 'approve',
    moves: [{ direction: 'self', symbol: from.symbol }],
  } as const
  const outcome = await trackTransaction(kit, { ...handle, address, purpose })
  if (outcome === 'success') return
  // Replaced or lost from sight, it may have worked all the same.
  const user = accountId(chain, address)
  const allowed = outcome !== 'failed' && action === 'approve'
  if (allowed && (await getSwapAllowance(kit, { token: tokenId(kit, from), user, spender })) >= units) return
  throw new KitError(swapApprovalFailed)
}

async function sendAsOne(
  kit: Kit,
  terms: SwapTerms,
  calls: readonly SwapCall[],
  work: Work,
): Promise<TransactionHandle> {
  const { connection, driver, network, session } = checkedLink(kit, terms)
  const batches = await driver.batches?.()
  if (!network || !batches) throw new KitError(batchUnsupported)
  work('batch', 'wallet')
  const id = await batches.send({ session, network, address: connection.address, calls })
  work('batch', 'chain')
  const { hash, status } = await batches.wait({ session, id, signal: kit.signal })
  // By its wallet, and not by the chain: what carried the batch may work where the batch did not.
  if (status !== 'success') throw new KitError(executionReverted)
  return { chain: terms.chain, hash, sentAt: Date.now() }
}

/** The link the terms were written for; refuses when the wallet has moved on. */
function checkedLink(kit: Kit, { chain, address }: SwapTerms): LiveConnection {
  const link = kit.connection()
  if (link.connection.network !== chain) throw new KitError(swapWrongNetwork)
  if (link.connection.address !== address) throw new KitError(swapAccountChanged)
  return link
}

function isWatched(kit: Kit): boolean {
  const state = modal.of(kit).get()
  return state.status === 'open' && top(state).name === 'SwapReview'
}

function leave(kit: Kit): undefined {
  swapRun.of(kit).dispatch({ type: 'leave' })
}
