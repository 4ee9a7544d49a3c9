import {
  payDeclined,
  payExpired,
  payInProgress,
  payInsufficientFunds,
  payInvalidRequest,
  requestAborted,
  viewUnavailable,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { features } from '../../core/config/features.ts'
import { connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, type View, type ViewName } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { checkRequest } from './checkRequest.ts'
import { endPayment } from './endPayment.ts'
import { followPayment, receiptOf } from './followPayment.ts'
import { isExpired } from './isExpired.ts'
import { type Payment, type PayState, paying } from './payment.ts'
import type { PaymentReceipt } from './receipt.ts'
import { readRecord, sentOf, termsOf, writeRecord } from './records.ts'
import type { PaymentRequest } from './request.ts'
import { openSettlement, settle, settlementOf } from './settlement.ts'

const home: View = { name: 'Pay' }
const progress: View = { name: 'PayProgress' }
const own: readonly ViewName[] = ['Pay', 'PayReview', 'PayProgress']

/**
 * Has the visitor pay, and resolves to the receipt once the chain has confirmed
 * it. Rejects with the reason where the visitor does not pay.
 *
 * The same request again, after a reload or in another tab, never pays twice:
 * it shows the payment under way, or resolves with the receipt of the one made.
 */
export async function pay(kit: Kit, request: PaymentRequest): Promise<PaymentReceipt> {
  if (!features.of(kit).get().features.pay)
    throw new KitError(viewUnavailable, { details: 'Payments are switched off.' })
  const payment = await checkRequest(kit, request)
  const running = settlementOf(kit)
  if (running) {
    if (running.payment.key !== payment.key) throw new KitError(payInProgress)
    show(kit)
    return running.promise
  }
  const record = readRecord(kit, payment)
  if (record && record.terms !== termsOf(payment))
    throw new KitError(payInvalidRequest, { details: `The id "${payment.id}" is of another payment.` })
  if (record?.status === 'paid') {
    writeRecord(kit, { ...record, told: true })
    return receiptOf(payment, sentOf(record), record.paidAt)
  }
  if (record?.status !== 'sent' && isExpired(payment)) throw new KitError(payExpired)

  const { life, promise } = openSettlement(kit, payment)
  if (record?.status === 'sent') {
    paying.of(kit).dispatch({ type: 'reset' })
    void followPayment(kit, payment, sentOf(record))
  } else paying.of(kit).dispatch({ type: 'ask', payment, unsure: record?.status === 'asked' })
  show(kit)
  kit.emit({ type: 'PAY_MODAL_OPEN', asset: payment.asset })
  watch(kit, payment, life.signal)
  return promise
}

/** Opens the modal where the payment stands. */
function show(kit: Kit): void {
  const { status, stack } = modal.of(kit).get()
  if (status === 'open' && stack.some(({ name }) => own.includes(name))) return
  openModal(kit, { view: isOpen(paying.of(kit).get()) ? home : progress })
}

function isOpen({ status }: PayState): boolean {
  return status === 'asking' || status === 'signing'
}

function watch(kit: Kit, payment: Payment, signal: AbortSignal): void {
  const stops = [
    watchViews(kit, payment),
    watchExpiry(kit, payment),
    watchTabs(kit, payment),
    kit.onDestroy(() => settle(kit, payment, { error: new KitError(requestAborted) })),
  ]
  // A wallet that was linked on the way leads back to the payment.
  const lead = async () => {
    if (!isOpen(paying.of(kit).get()) || modal.of(kit).get().status !== 'open') return false
    modal.of(kit).dispatch({ type: 'reset', view: home })
    return true
  }
  kit.afterLink.add(lead)
  signal.addEventListener('abort', () => {
    kit.afterLink.delete(lead)
    for (const stop of stops) stop()
  })
}

/** The visitor who leaves before the wallet is asked does not pay. */
function watchViews(kit: Kit, payment: Payment): () => void {
  const views = modal.of(kit)
  let interrupted = false
  return views.subscribe(() => {
    const state = views.get()
    if (state.status === 'open' && state.stack.some(({ name }) => own.includes(name))) {
      interrupted = false
      return
    }
    // A view on top, such as signing in, comes first; then the payment is shown again.
    if (state.status === 'open') {
      // A card in the page is never closed: another view there is where the visitor went.
      interrupted = !state.embedded
      if (interrupted) return
    }
    const now = paying.of(kit).get()
    // Once the wallet was asked, the payment continues without the modal.
    if (now.status !== 'asking') return
    if (interrupted) {
      interrupted = false
      return queueMicrotask(() => show(kit))
    }
    paying.of(kit).dispatch({ type: 'reset' })
    const { facts } = now
    const short = facts.status === 'ready' && facts.held !== undefined && facts.held < facts.units
    const error = new KitError(short ? payInsufficientFunds : payDeclined)
    settle(kit, payment, { error })
    kit.emit({ type: 'PAY_ERROR', asset: payment.asset, code: error.code })
  })
}

/** Longer than a timer can wait. */
const longestTimerMs = 2 ** 31 - 1

/** Ends the payment when it expires, unless the wallet was asked before. */
function watchExpiry(kit: Kit, payment: Payment): () => void {
  const { expiresAt } = payment
  if (expiresAt === undefined) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(check, Math.min(Math.max(0, expiresAt - Date.now()), longestTimerMs))
  }
  const check = () => {
    if (!isExpired(payment)) return wait()
    if (paying.of(kit).get().status === 'asking') endPayment(kit, payment, new KitError(payExpired))
  }
  wait()
  return () => clearTimeout(timer)
}

/** What another tab has sent for the same request is this payment. */
function watchTabs(kit: Kit, payment: Payment): () => void {
  const look = () => {
    const record = isOpen(paying.of(kit).get()) ? readRecord(kit, payment) : undefined
    if (record && record.status !== 'asked') void followPayment(kit, payment, sentOf(record))
  }
  // Not every change of the payments document fires an event; changes of the kit's own document do.
  const stops = [kit.storage.subscribe(look), connections.of(kit).subscribe(look)]
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', look)
    stops.push(() => window.removeEventListener('storage', look))
  }
  return () => {
    for (const stop of stops) stop()
  }
}
