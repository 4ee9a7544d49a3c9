import { httpRequestFailed, receiptTimedOut, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Receipt } from '../driver.ts'
import { askRpc, resultOf, toUnits } from './rpc.ts'

/** A transaction names a block, and can be taken for so many blocks after it. */
const lifetime = 150n
const timeout = 180_000
const mostFailures = 6

/**
 * Resolves when the transaction is confirmed, or can no longer be.
 *
 * Whatever block it names was there when the wait began, so once the chain is
 * {@link lifetime} blocks further and has it not, it is dropped. This holds also
 * where the wallet has changed the transaction, and after a reload.
 */
export async function waitForTransaction({ handle, network, signal }: Driver.WaitArgs): Promise<Receipt> {
  const { hash } = handle
  const pause = Math.min(Math.max(network.blockTime ?? 400, 250), 2_000)
  const end = Date.now() + timeout
  let last: bigint | undefined
  let failures = 0
  while (Date.now() < end) {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    try {
      // The height first: what is confirmed after it was read is seen by the question after it.
      const height = toUnits(await askRpc(network, 'getBlockHeight', [{ commitment: 'confirmed' }], signal))
      const status = await readStatus(hash, network, signal)
      if (status) return { hash, status }
      last ??= height + lifetime
      if (height > last) return { hash, status: 'dropped' }
      failures = 0
    } catch (cause) {
      if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
      if (++failures > mostFailures) throw new KitError(httpRequestFailed, { cause })
    }
    await rest(pause * 2 ** failures, signal)
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

function rest(time: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, time)
    signal?.addEventListener('abort', done)
  })
}
