import {
  badTransactionHash,
  httpRequestFailed,
  receiptTimedOut,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Receipt, TransactionHandle } from '../driver.ts'
import { findTransaction, isHash, readFinalized } from './blocks.ts'
import { lifetimeBlocks } from './era.ts'

/** Longer than a transaction lives, which is 64 blocks of 6 to 12 seconds. */
const receiptTimeoutMs = 900_000
const maxFailures = 6

/**
 * Resolves when a finalized block has the transaction, or none can have it any more.
 *
 * No node finds a transaction by its hash, so the blocks are searched, from the one for which
 * it was made until it expires. This also works after a reload.
 */
export async function waitForTransaction({ handle, network, signal }: Driver.WaitArgs): Promise<Receipt> {
  const hash = hashOf(handle)
  const pollIntervalMs = Math.min(Math.max((network.blockTime ?? 6_000) / 2, 250), 3_000)
  const end = Date.now() + receiptTimeoutMs
  let next: number | undefined
  let last: number | undefined
  let failures = 0
  while (Date.now() < end) {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    try {
      const { number } = await readFinalized(network, signal)
      next ??= firstBlockOf(handle, number)
      last ??= Math.max(next, handle.data?.block === undefined ? number : 0) + lifetimeBlocks
      const to = Math.min(number, last)
      const found = await findTransaction(network, hash, { from: next, to, signal })
      if (found) {
        const { readEvents, succeeded } = await import('./readEvents.ts')
        return { hash, status: succeeded(await readEvents(network, found, signal)) ? 'success' : 'reverted' }
      }
      if (to === last) return { hash, status: 'dropped' }
      next = Math.max(next, to + 1)
      failures = 0
    } catch (cause) {
      if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
      if (++failures > maxFailures) throw new KitError(httpRequestFailed, { cause })
    }
    await sleep(pollIntervalMs * 2 ** failures, signal)
  }
  throw new KitError(receiptTimedOut)
}

/** Throws if the handle's hash is none of this family. */
export function hashOf({ hash }: TransactionHandle): string {
  if (isHash(hash)) return hash
  throw new KitError(badTransactionHash, { details: `Got ${JSON.stringify(hash)}.` })
}

/** The first block that can have the transaction; without its data, the oldest that is searched. */
export function firstBlockOf({ data }: TransactionHandle, finalized: number): number {
  const block = data?.block
  if (block !== undefined && /^\d{1,10}$/.test(block)) return Number(block) + 1
  return Math.max(finalized - recentBlocks, 1)
}

const recentBlocks = 128

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
