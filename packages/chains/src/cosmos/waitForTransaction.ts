import {
  badTransactionHash,
  httpRequestFailed,
  receiptTimedOut,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Driver, Network, Receipt } from '../driver.ts'
import { toHeight } from './askState.ts'
import { findTx, isHash, isTx, lacksIndex, toCode } from './findTx.ts'
import { askRpc } from './rpc.ts'

const receiptTimeoutMs = 180_000
const maxFailures = 6
/** Blocks to read at once from a node without an index. */
const blocksPerPoll = 20n

/**
 * Resolves when a block includes the transaction. Never says that it was dropped: nodes keep it until
 * another transaction of the account takes its sequence.
 */
export async function waitForTransaction({ handle, network, signal }: Driver.WaitArgs): Promise<Receipt> {
  const { data, hash } = handle
  if (!isHash(hash)) throw new KitError(badTransactionHash, { details: `Got ${JSON.stringify(hash)}.` })
  const pollIntervalMs = Math.min(Math.max((network.blockTime ?? 2_000) / 2, 100), 3_000)
  const end = Date.now() + receiptTimeoutMs
  const scan = createScan(network, hash, data?.height)
  let failures = 0
  while (Date.now() < end) {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    try {
      const code = await findTx(network, hash, signal).then(
        (found) => found?.code,
        (error) => {
          if (lacksIndex(error)) return scan(signal)
          throw error
        },
      )
      if (code !== undefined) return { hash, status: code === 0 ? 'success' : 'reverted' }
      failures = 0
    } catch (cause) {
      if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
      if (++failures > maxFailures) throw new KitError(httpRequestFailed, { cause })
    }
    await sleep(pollIntervalMs * 2 ** failures, signal)
  }
  throw new KitError(receiptTimedOut)
}

/** Looks for a transaction in the blocks since it was signed, a few at a time; resolves to its code. */
function createScan(network: Network, hash: string, signedAt: string | undefined) {
  let next: bigint | undefined = /^\d{1,15}$/.test(signedAt ?? '') ? BigInt(signedAt as string) : undefined
  return async (signal: AbortSignal | undefined): Promise<number | undefined> => {
    const tip = await readTip(network, signal)
    next ??= tip - blocksPerPoll > 1n ? tip - blocksPerPoll : 1n
    for (let count = 0n; next <= tip && count < blocksPerPoll; next++, count++) {
      const code = await readBlock(network, next, hash, signal)
      if (code !== undefined) return code
    }
    return undefined
  }
}

/** The height of the latest block. */
export async function readTip(network: Network, signal?: AbortSignal | undefined): Promise<bigint> {
  const status = await askRpc(network, 'status', {}, signal)
  return toHeight(isRecord(status) && isRecord(status.sync_info) ? status.sync_info.latest_block_height : 0)
}

/** The code of a transaction in a block; undefined if the block does not have it. */
async function readBlock(
  network: Network,
  height: bigint,
  hash: string,
  signal: AbortSignal | undefined,
): Promise<number | undefined> {
  const at = { height: height.toString() }
  const answer = await askRpc(network, 'block', at, signal)
  const block = isRecord(answer) && isRecord(answer.block) ? answer.block : {}
  const txs: unknown = isRecord(block.data) ? block.data.txs : undefined
  const index = Array.isArray(txs) ? txs.findIndex((tx) => isTx(tx, hash)) : -1
  if (index < 0) return undefined
  const results = await askRpc(network, 'block_results', at, signal)
  const list = isRecord(results) ? results.txs_results : undefined
  const result: unknown = Array.isArray(list) ? list[index] : undefined
  if (!isRecord(result)) throw new Error('The node has no result of the transaction.')
  return toCode(result)
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
