import { receiptTimedOut, requestAborted, rpcErrors, sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isTransactionHash } from '@latchkey/protocol/hash'
import type { Driver, Receipt } from '../driver.ts'
import { codesOf } from '../providerError.ts'
import { until } from '../until.ts'
import { request } from './session.ts'

/** A wallet that does not respond to one poll is polled again. */
const pollTimeoutMs = 10_000
const pollIntervalMs = 500
const batchTimeoutMs = 180_000
const unknownBatch = 5730

type Status = { readonly status?: unknown; readonly receipts?: unknown }

/** Polls the wallet until a batch is complete (EIP-5792); resolves to the receipt of its last transaction. */
export async function waitForCalls({ id, session, signal }: Driver.WaitForCallsArgs): Promise<Receipt> {
  const end = Date.now() + batchTimeoutMs
  while (Date.now() < end) {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    // Any other error says nothing about the batch.
    const asked = request(session, 'wallet_getCallsStatus', [id])
    const answer = await until(asked, { signal, timeoutMs: pollTimeoutMs }).catch((cause: unknown) => {
      if (codesOf(cause).has(unknownBatch)) throw new KitError(rpcErrors[unknownBatch], { cause })
      return undefined
    })
    if (signal?.aborted) continue
    const { status, receipts } = (typeof answer === 'object' && answer ? answer : {}) as Status
    const hash = lastHash(receipts)
    if (isConfirmed(status) && hash) return { hash, status: allSucceeded(receipts) ? 'success' : 'reverted' }
    if (isFailed(status)) {
      if (hash) return { hash, status: 'reverted' }
      throw new KitError(sendFailed, { details: `The batch ended with ${String(status)}.` })
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
  }
  throw new KitError(receiptTimedOut)
}

function isConfirmed(status: unknown): boolean {
  return status === 'CONFIRMED' || (typeof status === 'number' && status >= 200 && status < 300)
}

function isFailed(status: unknown): boolean {
  return typeof status === 'number' && status >= 400
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
