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
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { findCoin } from '../../core/heldToken.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, type View } from '../../core/modal.ts'
import { popTransaction, pushTransaction, type TransactionEntry } from '../../core/transactionStack.ts'
import { cautionsOf } from './cautionsOf.ts'
import { endPayment } from './endPayment.ts'
import { followPayment } from './followPayment.ts'
import { isExpired } from './isExpired.ts'
import { type Payment, paying, type SentPayment } from './payment.ts'
import { paidTransfer } from './priceFee.ts'
import { dropRecord, readRecord, sentOf, termsOf, writeRecord } from './records.ts'

const progress: View = { name: 'PayProgress' }

/**
 * Has the wallet pay what was reviewed, once: whatever this browser knows of
 * the same payment is looked at first, and one tab asks at a time.
 */
export async function confirmPayment(kit: Kit): Promise<void> {
  const state = paying.of(kit).get()
  if (state.status !== 'asking') throw new KitError(actionNotAllowed)
  const { payment } = state
  if (isExpired(payment)) return endPayment(kit, payment, new KitError(payExpired))
  if (cautionsOf(kit, state).length > 0 && !state.agreed) throw new KitError(actionNotAllowed)
  const asked = await alone(kit, payment, () => ask(kit, payment))
  if (asked) return
  const error = new KitError(payInProgress)
  paying.of(kit).dispatch({ type: 'fail', error: error.code })
  throw error
}

/** Runs it unless another tab is at it; resolves to whether it ran. */
async function alone(kit: Kit, { key }: Payment, run: () => Promise<void>): Promise<boolean> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  // Asked again in the same tab: the visitor has said that they want that.
  const held = asking.get(kit) ?? 0
  if (!locks || held > 0) return run().then(() => true)
  return await locks.request(`latchkey.${kit.id}.pay.${key}`, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
    return lock !== null
  })
}

/** How many times each kit waits for its wallet. */
const asking = new WeakMap<Kit, number>()

async function ask(kit: Kit, payment: Payment): Promise<void> {
  const store = paying.of(kit)
  const before = readRecord(kit, payment)
  if (before && before.status !== 'asked') {
    modal.of(kit).dispatch({ type: 'reset', view: progress })
    return followPayment(kit, payment, sentOf(before))
  }
  const state = store.get()
  const args = paidTransfer(kit)
  if (state.status !== 'asking' || state.facts.status !== 'ready' || !args)
    throw new KitError(actionNotAllowed)
  const { facts, fee } = state
  const { driver, session } = kit.connection(payment.namespace)
  const request: TransactionEntry = { view: progress, onCancel: () => store.dispatch({ type: 'cancel' }) }
  const at = Date.now()
  asking.set(kit, (asking.get(kit) ?? 0) + 1)
  try {
    const forFee = fee.status === 'ready' ? fee.fee : 0n
    const coin = findCoin(kit, args.network)
    const short = (facts.held ?? 0n) < facts.units + (payment.token === undefined ? forFee : 0n)
    if (short || (coin && payment.token !== undefined && coin.units < forFee))
      throw new KitError(insufficientFunds)
    const transfers = await driver.transfers?.()
    if (!transfers) throw new KitError(sendUnsupportedChain)
    store.dispatch({ type: 'submit' })
    pushTransaction(kit, request)
    kit.emit({ type: 'PAY_INITIATED', asset: payment.asset })
    // Written before the wallet knows: a page that is left now comes back to it.
    const base = { key: payment.key, terms: termsOf(payment), payer: args.address, at }
    writeRecord(kit, { ...base, status: 'asked' })
    const terms = fee.status === 'ready' ? fee.terms : undefined
    const handle = await transfers.send({ session, ...args, terms })
    const { decimals, symbol, units } = facts
    const sent: SentPayment = { handle, payer: args.address, units, decimals, symbol }
    writeRecord(kit, { ...base, status: 'sent', handle, units: String(units), decimals, symbol })
    popTransaction(kit, { type: 'success' }, request)
    if (modal.of(kit).get().status === 'open') modal.of(kit).dispatch({ type: 'reset', view: progress })
    void followPayment(kit, payment, sent)
  } catch (cause) {
    const error = isKitError(cause) ? cause : new KitError(sendFailed, { cause })
    // What a wallet answers with no reason says nothing about whether it has sent.
    const unsure = store.get().status === 'signing' && error.code === sendFailed.code
    if (!unsure && asking.get(kit) === 1 && readRecord(kit, payment)?.status === 'asked')
      dropRecord(kit, payment)
    store.dispatch({ type: 'fail', error: error.code, unsure })
    popTransaction(kit, { type: 'error', error }, request)
    endUnwatched(kit, payment, error, unsure)
    throw error
  } finally {
    asking.set(kit, (asking.get(kit) ?? 1) - 1)
  }
}

/** With the modal closed, or too late for another try, the wallet's no is the end of it. */
function endUnwatched(kit: Kit, payment: Payment, cause: KitError, unsure: boolean): void {
  if (paying.of(kit).get().status !== 'asking') return
  const expired = isExpired(payment)
  if (!expired && modal.of(kit).get().status === 'open') return
  const ended = unsure ? payUnconfirmed : cause.code === sendRejected.code ? payDeclined : payFailed
  const entry = expired && !unsure ? payExpired : ended
  endPayment(kit, payment, new KitError(entry, { cause }))
}
