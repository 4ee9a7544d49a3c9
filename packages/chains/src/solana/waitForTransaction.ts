import { httpRequestFailed, receiptTimedOut, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Receipt } from '../driver.ts'
import { askRpc, resultOf, toUnits } from './rpc.ts'

/** A transaction is valid for this many blocks after its blockhash. */
const lifetimeBlocks = 150n
const receiptTimeoutMs = 180_000
const maxFailures = 6

/**
 * Resolves when the transaction is confirmed, or can no longer be.
 *
 * The block of its blockhash existed when the wait began. So if the chain advances by
 * {@link lifetimeBlocks} without the transaction, it is dropped. This also holds if the
 * wallet changed the transaction, and after a reload.
 */
export async function waitForTransaction({ handle, network, signal }: Driver.WaitArgs): Promise<Receipt> {
  const { hash } = handle
  const pollIntervalMs = Math.min(Math.max(network.blockTime ?? 400, 250), 2_000)
  const end = Date.now() + receiptTimeoutMs
  let last: bigint | undefined
  let failures = 0
  while (Date.now() < end) {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    try {
      // The height first, so that a transaction confirmed in between is seen by the status request.
      const height = toUnits(await askRpc(network, 'getBlockHeight', [{ commitment: 'confirmed' }], signal))
      const status = await readStatus(hash, network, signal)
      if (status) return { hash, status }
      last ??= height + lifetimeBlocks
      if (height > last) return { hash, status: 'dropped' }
      failures = 0
    } catch (cause) {
      if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
      if (++failures > maxFailures) throw new KitError(httpRequestFailed, { cause })
    }
    await sleep(pollIntervalMs * 2 ** failures, signal)
  }
  throw new KitError(receiptTimedOut)
}

async function readStatus(
  hash: string,
  network: Driver.WaitArgs['network'],
  signal: AbortSignal | undefined,
): Promise<Receipt['status'] | undefined> {
  const options = { searchTransactionHistory: true }
  const answer = resultOf(await askRpc(network, 'getSignatureStatuses', [[hash], options], signal))
  const found = Array.isArray(answer) ? (answer[0] as Record<string, unknown> | null) : null
  if (!found) return undefined
  const { confirmationStatus, err } = found
  if (confirmationStatus !== 'confirmed' && confirmationStatus !== 'finalized') return undefined
  return err === null || err === undefined ? 'success' : 'reverted'
}

function sleep(durationMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, durationMs)
    signal?.addEventListener('abort', done)
  })
}
