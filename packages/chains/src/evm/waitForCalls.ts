import { receiptTimedOut, requestAborted, rpcErrors, sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Receipt } from '../driver.ts'
import { codesOf } from '../providerError.ts'
import { until } from '../until.ts'
import { readBatch } from './readBatch.ts'
import { request } from './session.ts'
import { waitForQueued } from './waitForQueued.ts'

/** A wallet that does not respond to one poll is polled again. */
const pollTimeoutMs = 10_000
const pollIntervalMs = 500
const batchTimeoutMs = 180_000
const unknownBatch = 5730

/** Polls the wallet until a batch is complete (EIP-5792); resolves to the receipt of its last transaction. */
export async function waitForCalls({ id, session, signal }: Driver.WaitForCallsArgs): Promise<Receipt> {
  const { wallet } = session
  if ('provider' in wallet && wallet.queuesTransactions) {
    const receipt = await waitForQueued({ handle: { hash: id }, session: () => session, signal })
    if (receipt.status !== 'dropped') return receipt
    throw new KitError(sendFailed, { details: 'The owners of the account have dropped the batch.' })
  }
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
    const batch = readBatch(answer)
    if (batch.status === 'ended') return batch.receipt
    if (batch.status === 'failed')
      throw new KitError(sendFailed, { details: `The batch ended with ${batch.reason}.` })
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
  }
  throw new KitError(receiptTimedOut)
}
