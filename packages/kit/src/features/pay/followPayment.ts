import type { TransferRecord } from '@latchkey/chains/driver'
import { formatAmount } from '@latchkey/protocol/amount'
import { payFailed, payUnconfirmed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { findNetwork } from '../../core/config/networks.ts'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import type { Kit } from '../../core/kit.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { trackTransaction } from '../../core/transactions/trackTransaction.ts'
import { endPayment } from './endPayment.ts'
import { payerOf } from './loadFacts.ts'
import { type Payment, paying, type SentPayment } from './payment.ts'
import { readPaid } from './readPaid.ts'
import type { PaymentReceipt } from './receipt.ts'
import { dropRecord, termsOf, writeRecord } from './records.ts'
import { settle, settlementOf } from './settlement.ts'

/** Follows a payment that was sent, here or on an earlier page, to its receipt or to the reason why there is none. */
export async function followPayment(kit: Kit, payment: Payment, sent: SentPayment): Promise<void> {
  const store = paying.of(kit)
  const before = store.get()
  store.dispatch({ type: 'sent', payment, sent })
  // It is being followed already.
  if (store.get() === before) return
  const { handle, payer, symbol } = sent
  const amount = formatAmount(sent.units, sent.decimals)
  const purpose = { kind: 'pay', moves: [{ direction: 'out', amount, symbol }] } as const
  const outcome = await trackTransaction(kit, { ...handle, address: payer, purpose })
  // The page is left: the next one follows it.
  if (outcome === 'pending') return
  const { chain, token } = payment
  if (payerOf(kit, payment) === payer)
    void loadHoldings(kit, {
      refresh: [
        { chain, address: token },
        { chain, address: undefined },
      ],
    })
  const tracked = trackedTransactions.of(kit).get()
  const replacedBy = tracked.find(({ hash }) => hash === handle.hash)?.replacedBy
  // A wallet may have sent another transaction in its place: the same at a higher fee, or another thing altogether.
  const final = replacedBy ? { ...sent, handle: { ...handle, hash: replacedBy, data: undefined } } : sent
  if (outcome === 'success' || outcome === 'replaced') {
    const record = await readFinal(kit, payment, final)
    const paidAt = record?.status === 'success' ? record.at : undefined
    const moved = record?.status === 'success' && readPaid(kit.driver(payment.namespace), record, payment)
    const enough = moved ? moved.units >= sent.units : record === undefined && outcome === 'success'
    if (enough) return finish(kit, payment, final, paidAt ?? Date.now())
  }
  if (outcome === 'unknown') return endPayment(kit, payment, new KitError(payUnconfirmed))
  dropRecord(kit, payment)
  endPayment(kit, payment, new KitError(payFailed, { details: `The transaction ended as "${outcome}".` }))
}

function finish(kit: Kit, payment: Payment, sent: SentPayment, paidAt: number): void {
  const { decimals, handle, payer, symbol, units } = sent
  const receipt = receiptOf(payment, sent, paidAt)
  const base = { key: payment.key, terms: termsOf(payment), payer, at: handle.sentAt }
  const record = { ...base, status: 'paid', handle, units: String(units), decimals, symbol, paidAt } as const
  const told = settlementOf(kit)?.payment.key === payment.key
  writeRecord(kit, { ...record, told })
  paying.of(kit).dispatch({ type: 'paid', payment, receipt })
  settle(kit, payment, { receipt })
  kit.emit({ type: 'PAY_SUCCESS', asset: payment.asset })
}

export function receiptOf(payment: Payment, sent: SentPayment, paidAt: number): PaymentReceipt {
  const { asset, chain, id, memo, recipient } = payment
  const { decimals, handle, payer, units } = sent
  return {
    ...(id !== undefined && { id }),
    status: 'paid',
    chain,
    transaction: handle,
    asset,
    units: String(units),
    decimals,
    recipient,
    payer,
    ...(memo !== undefined && { memo }),
    paidAt,
  }
}

const tries = 5
const pauseMs = 1_000

/** What the chain has of it; undefined where no node says. One node may lag behind the one that confirmed it. */
async function readFinal(kit: Kit, { chain, namespace }: Payment, { handle }: SentPayment) {
  const network = findNetwork(kit, chain)
  const receipts = await kit.driver(namespace).receipts?.()
  let record: TransferRecord | undefined
  for (let count = 0; network && receipts?.transfers && count < tries; count++) {
    if (count > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    record = await receipts.transfers({ network, handle }).catch(() => undefined)
    if (record && record.status !== 'pending') return record
  }
  return undefined
}
