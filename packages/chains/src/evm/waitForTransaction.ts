import {
  badTransactionHash,
  receiptNotFound,
  receiptTimedOut,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isTransactionHash } from '@latchkey/protocol/hash'
import type { TransactionReceipt, WatchBlockNumberParameters } from 'viem'
import { waitForTransactionReceipt, watchBlockNumber } from 'viem/actions'
import { type Driver, isQueued, type Receipt } from '../driver.ts'
import { until } from '../until.ts'
import { clientOf, type EvmClient, type Transports, toReachError } from './client.ts'

const receiptWait = {
  confirmations: 1,
  timeout: 180_000,
  retryCount: 6,
  retryDelay: ({ count }: { count: number }) => 200 * 2 ** count,
}

// Gives each wait its own client id.
let waits = 0

/** Resolves when the transaction, or its replacement, is in a block. */
export async function waitForTransaction(args: Driver.WaitArgs, transports?: Transports): Promise<Receipt> {
  const { handle, network, signal } = args
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  if (isQueued(handle)) {
    const told = await (await import('./waitForQueued.ts')).waitForQueued(args)
    if (told.status === 'dropped') return told
    const { status } = await waitForTransaction(
      { ...args, handle: { ...handle, hash: told.hash, data: undefined } },
      transports,
    )
    // The transaction can succeed where what the owners approved has failed.
    return { hash: told.hash, status: told.status === 'success' ? status : told.status }
  }
  const { hash } = handle
  if (!isTransactionHash(hash))
    throw new KitError(badTransactionHash, { details: `Got ${JSON.stringify(hash)}.` })
  const { client, release } = stoppable(clientOf(network, transports), signal)
  let replaced = false
  try {
    const wait = waitForTransactionReceipt(client, {
      ...receiptWait,
      hash,
      onReplaced: () => {
        replaced = true
      },
    })
    const { status, transactionHash }: TransactionReceipt = await until(wait, { signal })
    return replaced ? { hash: transactionHash, status, replaced } : { hash: transactionHash, status }
  } catch (cause) {
    throw toWaitError(cause, signal)
  } finally {
    release()
  }
}

/**
 * viem's wait takes no signal. Once aborted, this client rejects every request and makes
 * the wait poll immediately, so that the wait ends and leaves no poll or timer behind. It
 * has its own id, because viem shares waits for the same hash between equal clients.
 */
function stoppable(base: EvmClient, signal: AbortSignal | undefined) {
  let look: (() => void) | undefined
  const request: EvmClient['request'] = async (args, options) => {
    // viem does not retry an `AbortError`; the signal's reason may have another name.
    if (signal?.aborted) throw new DOMException('Aborted', 'AbortError')
    return await base.request(args as never, options)
  }
  const client: EvmClient = { ...base, uid: `${base.uid}.${++waits}`, request }
  const watched = Object.assign(client, {
    watchBlockNumber(args: WatchBlockNumberParameters) {
      look = () => args.onBlockNumber(0n, undefined)
      if (signal?.aborted) look()
      return watchBlockNumber(client, args)
    },
  })
  const onAbort = () => look?.()
  signal?.addEventListener('abort', onAbort)
  return { client: watched, release: () => signal?.removeEventListener('abort', onAbort) }
}

function toWaitError(cause: unknown, signal: AbortSignal | undefined): KitError {
  if (signal?.aborted) return new KitError(requestAborted, { cause: signal.reason })
  const name = (cause as Error | undefined)?.name
  if (name === 'WaitForTransactionReceiptTimeoutError') return new KitError(receiptTimedOut, { cause })
  if (name === 'TransactionReceiptNotFoundError') return new KitError(receiptNotFound, { cause })
  return toReachError(cause)
}
