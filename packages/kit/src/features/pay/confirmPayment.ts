import {
  actionNotAllowed,
  insufficientFunds,
  payDeclined,
  payExpired,
  payFailed,
  payInProgress,
  payUnconfirmed,
  sendFailed,
  sendRejected,
  sendUnsupportedChain,
} from '@latchkey/protocol/catalogue'
import { type ErrorCode, isKitError, KitError } from '@latchkey/protocol/errors'
import { findNetwork } from '../../core/config/networks.ts'
import { findCoin } from '../../core/holdings/heldToken.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, type View } from '../../core/modal/modal.ts'
import {
  popTransaction,
  pushTransaction,
  type TransactionEntry,
} from '../../core/transactions/transactionStack.ts'
import type { FeeState } from '../../core/transactions/transferFee.ts'
import { cautionsOf } from './cautionsOf.ts'
import { endPayment } from './endPayment.ts'
import { followPayment } from './followPayment.ts'
import { isExpired } from './isExpired.ts'
import { type Payment, paying, type ReadyFacts, type SentPayment } from './payment.ts'
import { paidTransfer } from './priceFee.ts'
import { dropRecord, readRecord, sentOf, termsOf, writeRecord } from './records.ts'

const progress: View = { name: 'PayProgress' }

/**
 * Has the wallet pay what was reviewed, once: records of the
 * same payment in this browser are checked first, and one tab asks at a time.
 */
export async function confirmPayment(kit: Kit): Promise<void> {
  const state = paying.of(kit).get()
  if (state.status !== 'asking') throw new KitError(actionNotAllowed)
  const { payment } = state
  if (isExpired(payment)) return endPayment(kit, payment, new KitError(payExpired))
  if (cautionsOf(kit, state).length > 0 && !state.agreed) throw new KitError(actionNotAllowed)
  const waiting = asking.get(kit) ?? 0
  // The second press of a double click. Once the wallet was left alone, the visitor may want to ask it again.
  if (waiting > 0 && !state.unsure) throw new KitError(actionNotAllowed)
  asking.set(kit, waiting + 1)
  try {
    const run = () => ask(kit, payment)
    if (waiting > 0) return await run()
    if (await alone(kit, payment, run)) return
  } finally {
    asking.set(kit, (asking.get(kit) ?? 1) - 1)
  }
  const error = new KitError(payInProgress)
  paying.of(kit).dispatch({ type: 'fail', error: error.code })
  throw error
}

/** How many answers of its wallet each kit waits for. */
const asking = new WeakMap<Kit, number>()

/** Runs it unless another tab is running it; resolves to whether it ran. */
async function alone(kit: Kit, { key }: Payment, run: () => Promise<void>): Promise<boolean> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return run().then(() => true)
  return await locks.request(`latchkey.${kit.id}.pay.${key}`, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
    return lock !== null
  })
}

async function ask(kit: Kit, payment: Payment): Promise<void> {
  const store = paying.of(kit)
  const { driver, session } = kit.connection(payment.namespace)
  const transfers = await driver.transfers?.()
  if (!transfers) throw new KitError(sendUnsupportedChain)
  const before = readRecord(kit, payment)
  if (before && before.status !== 'asked') {
    modal.of(kit).dispatch({ type: 'reset', view: progress })
    return void followPayment(kit, payment, sentOf(before))
  }
  const state = store.get()
  const args = paidTransfer(kit)
  // No `await` from here to the wallet: it is asked exactly what was reviewed.
  if (state.status !== 'asking' || state.facts.status !== 'ready' || !args)
    throw new KitError(actionNotAllowed)
  const { facts, fee } = state
  const request: TransactionEntry = { view: progress, onCancel: () => store.dispatch({ type: 'cancel' }) }
  try {
    checkFunds(kit, payment, facts, fee)
    store.dispatch({ type: 'submit' })
    pushTransaction(kit, request)
    kit.emit({ type: 'PAY_INITIATED', asset: payment.asset })
    // Written before the wallet is asked, so that a reload finds it.
    const base = { key: payment.key, terms: termsOf(payment), payer: args.address, at: Date.now() }
    writeRecord(kit, { ...base, status: 'asked' })
    const terms = fee.status === 'ready' ? fee.terms : undefined
    const handle = await transfers.send({ ...args, session, terms })
    const { decimals, symbol, units } = facts
    const sent: SentPayment = { handle, payer: args.address, units, decimals, symbol }
    writeRecord(kit, { ...base, status: 'sent', handle, units: String(units), decimals, symbol })
    popTransaction(kit, { type: 'success' }, request)
    if (modal.of(kit).get().status === 'open') modal.of(kit).dispatch({ type: 'reset', view: progress })
    void followPayment(kit, payment, sent)
  } catch (cause) {
    const error = isKitError(cause) ? cause : new KitError(sendFailed, { cause })
    const unsure = !isSurelyUnsent(error.code)
    if (!unsure && asking.get(kit) === 1 && readRecord(kit, payment)?.status === 'asked')
      dropRecord(kit, payment)
    store.dispatch({ type: 'fail', error: error.code, unsure })
    popTransaction(kit, { type: 'error', error }, request)
    endUnwatched(kit, payment, error, unsure)
    throw error
  }
}

function checkFunds(kit: Kit, { chain, token }: Payment, facts: ReadyFacts, fee: FeeState): void {
  const forFee = fee.status === 'ready' ? fee.fee : 0n
  const network = findNetwork(kit, chain)
  const coin = network && findCoin(kit, network)
  const short = (facts.held ?? 0n) < facts.units + (token === undefined ? forFee : 0n)
  if (short || (coin && token !== undefined && coin.units < forFee)) throw new KitError(insufficientFunds)
}

/** Reasons that are given before anything is sent. A wallet that fails in another way may have sent. */
function isSurelyUnsent(code: ErrorCode): boolean {
  if (code === sendFailed.code) return false
  return /^(send|node|sign|network|connection)\/|^connect\/pending$|^wallet\/un(authorized|supported_method)$/.test(
    code,
  )
}

/** Ends the payment where it cannot be tried again: the modal is closed, or the request has expired. */
function endUnwatched(kit: Kit, payment: Payment, cause: KitError, unsure: boolean): void {
  if (paying.of(kit).get().status !== 'asking') return
  const expired = isExpired(payment)
  if (!expired && modal.of(kit).get().status === 'open') return
  const ended = unsure ? payUnconfirmed : cause.code === sendRejected.code ? payDeclined : payFailed
  const entry = expired && !unsure ? payExpired : ended
  endPayment(kit, payment, new KitError(entry, { cause }))
}
