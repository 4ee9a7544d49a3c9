import type { TransactionHandle } from '@latchkey/chains/driver'
import { isChainId } from '@latchkey/protocol/caip'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Kit } from '../../core/kit.ts'
import { defineDocument } from '../../core/state/document.ts'
import type { Payment, SentPayment } from './payment.ts'

/** A payment as it outlives a reload, in a document of its own: `latchkey.<id>.pay`. */
export type PaymentRecord = {
  readonly key: string
  /** What was asked for, to tell two payments of the same id apart. */
  readonly terms: string
  readonly payer: string
  /** When the wallet was asked, in Unix milliseconds. */
  readonly at: number
} & (
  | { readonly status: 'asked' }
  | ({ readonly status: 'sent' } & StoredSent)
  | ({
      readonly status: 'paid'
      readonly paidAt: number
      /** Whether the host has the receipt, in any tab. */
      readonly told: boolean
    } & StoredSent)
)

type StoredSent = {
  readonly handle: TransactionHandle
  readonly units: string
  readonly decimals: number
  readonly symbol: string
}

const mostRecords = 50
const longestText = 1_000
/** Older ones are on the chain, and with the host. */
const keptForMs = 30 * 86_400_000

const records = defineDocument<readonly PaymentRecord[]>('pay', (value) =>
  Array.isArray(value) ? value.slice(0, mostRecords).filter(isPaymentRecord) : [],
)

/** What is known of a payment in this browser, where that still says something about this request. */
export function readRecord(kit: Kit, payment: Payment): PaymentRecord | undefined {
  const record = records.read(kit).find(({ key }) => key === payment.key)
  // Requested again after the host got the receipt: without an id that is another payment.
  const over = record?.status === 'paid' && record.told && record.at < payment.since
  return over && payment.id === undefined ? undefined : record
}

export function writeRecord(kit: Kit, record: PaymentRecord): void {
  write(kit, [record, ...records.read(kit).filter(({ key }) => key !== record.key)])
}

export function dropRecord(kit: Kit, { key }: Pick<Payment, 'key'>): void {
  write(
    kit,
    records.read(kit).filter((record) => record.key !== key),
  )
}

/** What two requests with the same id must agree on. */
export function termsOf({ amount, asset, recipient }: Payment): string {
  return JSON.stringify([asset, amount, recipient])
}

export function sentOf(record: Exclude<PaymentRecord, { status: 'asked' }>): SentPayment {
  const { decimals, handle, payer, symbol, units } = record
  return { decimals, handle, payer, symbol, units: BigInt(units) }
}

function write(kit: Kit, all: readonly PaymentRecord[]): void {
  // What is under way is kept before what is over.
  const ordered = [
    ...all.filter(({ status }) => status !== 'paid'),
    ...all.filter(({ status }) => status === 'paid'),
  ]
  const kept = ordered.slice(0, mostRecords)
  records.write(kit, kept.length ? kept : undefined)
}

/** Other scripts can write to storage: entries of the wrong shape are ignored. */
export function isPaymentRecord(value: unknown): value is PaymentRecord {
  if (!isRecord(value)) return false
  const { at, decimals, handle, key, paidAt, payer, status, symbol, terms, told, units } = value
  if (!isText(key) || !isText(terms) || !isText(payer) || !isTime(at)) return false
  if (Date.now() - at > keptForMs) return false
  if (status === 'asked') return true
  const sent =
    isHandle(handle) &&
    isText(units) &&
    /^\d{1,78}$/.test(units) &&
    Number.isInteger(decimals) &&
    isText(symbol, 0)
  return sent && (status === 'sent' || (status === 'paid' && isTime(paidAt) && typeof told === 'boolean'))
}

function isHandle(value: unknown): value is TransactionHandle {
  if (!isRecord(value)) return false
  const { chain, data, hash, sentAt } = value
  const texts = data === undefined ? [] : isRecord(data) ? Object.values(data) : [undefined]
  return (
    isChainId(chain) &&
    isText(hash) &&
    isTime(sentAt) &&
    texts.length < 10 &&
    texts.every((text) => typeof text === 'string' && text.length < 10_000)
  )
}

function isText(value: unknown, shortest = 1): value is string {
  return typeof value === 'string' && value.length >= shortest && value.length <= longestText
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15
}
