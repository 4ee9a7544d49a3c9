import { isChainId } from '@latchkey/protocol/caip'
import {
  type Moved,
  maxMoves,
  type TrackedTransaction,
  type TransactionPurpose,
} from './trackedTransactions.ts'

const statuses: Readonly<Record<TrackedTransaction['status'], true>> = {
  pending: true,
  success: true,
  failed: true,
  replaced: true,
  dropped: true,
  unknown: true,
}

/** Validates stored values, which may have any shape. */
export function isTracked(value: unknown): value is TrackedTransaction {
  const { hash, chain, address, purpose, sentAt, data, status, replacedBy } = (value ??
    {}) as Partial<TrackedTransaction>
  return (
    typeof hash === 'string' &&
    hash.length < 200 &&
    isChainId(chain) &&
    typeof address === 'string' &&
    isPurpose(purpose) &&
    typeof sentAt === 'number' &&
    Math.abs(sentAt) <= latestTime &&
    (data === undefined || isTexts(data)) &&
    (replacedBy === undefined || (typeof replacedBy === 'string' && replacedBy.length < 200)) &&
    typeof status === 'string' &&
    Object.hasOwn(statuses, status)
  )
}

function isTexts(value: unknown): boolean {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [undefined]
  return texts.length < 10 && texts.every((text) => typeof text === 'string' && text.length < 10_000)
}

/** Maximum time value of a `Date`. */
const latestTime = 8.64e15

/** Unknown kinds are allowed: they are shown without a text. */
function isPurpose(value: unknown): value is TransactionPurpose {
  const { kind, moves } = (value ?? {}) as Partial<TransactionPurpose>
  return isText(kind) && Array.isArray(moves) && moves.length <= maxMoves && moves.every(isMove)
}

function isMove(value: unknown): value is Moved {
  const { direction = '', amount, symbol, asset } = (value ?? {}) as Partial<Moved>
  return (
    ['in', 'out', 'self'].includes(direction) &&
    isText(symbol) &&
    (asset === undefined || isText(asset)) &&
    (amount === undefined || (isText(amount) && /^\d+(\.\d+)?$/.test(amount)))
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 200
}
