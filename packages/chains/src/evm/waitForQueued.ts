import { requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Receipt, TransactionHandle } from '../driver.ts'
import { until } from '../until.ts'
import { readBatch } from './readBatch.ts'
import { request } from './session.ts'

/** A wallet that does not respond to one poll is polled again. */
const pollTimeoutMs = 10_000
const pollIntervalMs = 2_000
const maxPollIntervalMs = 30_000

/**
 * Asks the wallet until the owners of the account have executed a transaction, or dropped it.
 * That may take days, so it ends with the page only. Resolves to the hash of the transaction;
 * its status is what the wallet says.
 */
export async function waitForQueued({ handle, session, signal }: waitForQueued.Args): Promise<Receipt> {
  const { hash } = handle
  for (let interval = pollIntervalMs; ; interval = Math.min(interval * 1.2, maxPollIntervalMs)) {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    const live = session?.()
    // An error says nothing about the transaction.
    const answer = live && (await poll(live, hash, signal).catch(() => undefined))
    const batch = readBatch(answer)
    if (batch.status === 'ended') return batch.receipt
    if (batch.status === 'failed') return { hash, status: 'dropped' }
    await sleep(interval, signal)
  }
}

export declare namespace waitForQueued {
  type Args = Pick<Driver.WaitArgs, 'session' | 'signal'> & { handle: Pick<TransactionHandle, 'hash'> }
}

type Live = NonNullable<ReturnType<NonNullable<Driver.WaitArgs['session']>>>

function poll(session: Live, hash: string, signal: AbortSignal | undefined): Promise<unknown> {
  return until(request(session, 'wallet_getCallsStatus', [hash]), { signal, timeoutMs: pollTimeoutMs })
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
}
