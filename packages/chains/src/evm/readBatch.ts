import { isTransactionHash } from '@latchkey/protocol/hash'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Receipt } from '../driver.ts'

/** What a response to `wallet_getCallsStatus` says (EIP-5792). */
export type BatchState =
  | { readonly status: 'pending' }
  | { readonly status: 'ended'; readonly receipt: Receipt }
  /** Ended without a transaction. */
  | { readonly status: 'failed'; readonly reason: string }

export function readBatch(answer: unknown): BatchState {
  const { receipts, status } = isRecord(answer) ? answer : {}
  const hash = lastHash(receipts)
  if (isConfirmed(status) && hash)
    return { status: 'ended', receipt: { hash, status: allSucceeded(receipts) ? 'success' : 'reverted' } }
  if (typeof status !== 'number' || status < 400) return { status: 'pending' }
  return hash
    ? { status: 'ended', receipt: { hash, status: 'reverted' } }
    : { status: 'failed', reason: String(status) }
}

function isConfirmed(status: unknown): boolean {
  return status === 'CONFIRMED' || (typeof status === 'number' && status >= 200 && status < 300)
}

function lastHash(receipts: unknown): string | undefined {
  const last = Array.isArray(receipts)
    ? (receipts.at(-1) as { transactionHash?: unknown } | undefined)
    : undefined
  const hash = last?.transactionHash
  return isTransactionHash(hash) ? hash : undefined
}

function allSucceeded(receipts: unknown): boolean {
  return (
    Array.isArray(receipts) &&
    receipts.every(
      (receipt: { status?: unknown }) => receipt?.status === '0x1' || receipt?.status === 'success',
    )
  )
}
