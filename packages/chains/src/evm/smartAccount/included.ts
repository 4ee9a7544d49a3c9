import { nodeErrorFor } from '@latchkey/protocol/catalogue'
import { embeddedStillPending } from '@latchkey/protocol/catalogue/embeddedWallet'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Hex } from 'viem'
import { contracts } from '../smartAddress.ts'
import type { SmartRequest } from './smartRequest.ts'

const eventTopic = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** Bundlers include an operation within a few blocks. */
const includedTimeoutMs = 120_000
/** Blocks of some chains are a fraction of a second apart. The pause grows, as on others it takes many of them. */
const firstPollMs = 100
const maxPollMs = 1_000

/** Pages expect the hash of a transaction: that of the bundle with the operation, once it is on the chain. */
export async function waitForTransaction(
  operation: Hex,
  request: Pick<SmartRequest, 'ask' | 'askBundler'>,
): Promise<Hex> {
  const end = Date.now() + includedTimeoutMs
  for (let pollMs = firstPollMs; Date.now() < end; pollMs = Math.min(maxPollMs, pollMs * 1.5)) {
    const included = await findIncluded(operation, request).catch(() => undefined)
    if (included?.isSuccess) return included.hash
    if (included) throw new KitError(nodeErrorFor('execution reverted'))
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  throw new KitError(embeddedStillPending)
}

/** Where an operation was included, by the EntryPoint's own event: the bundler only says where to look. */
export async function findIncluded(
  operation: string,
  { ask, askBundler }: Pick<SmartRequest, 'ask' | 'askBundler'>,
) {
  const found = await askBundler('eth_getUserOperationReceipt', [operation])
  const named = isRecord(found) && isRecord(found.receipt) ? found.receipt.transactionHash : undefined
  if (typeof named !== 'string' || !/^0x[\da-f]{64}$/i.test(named)) return undefined
  const receipt = await ask('eth_getTransactionReceipt', [named])
  if (!isRecord(receipt) || !Array.isArray(receipt.logs)) return undefined
  const at = receipt.logs.findIndex(
    (log: unknown) =>
      isRecord(log) &&
      String(log.address).toLowerCase() === contracts.entryPoint &&
      Array.isArray(log.topics) &&
      log.topics[0] === eventTopic &&
      log.topics[1] === operation,
  )
  const event: unknown = receipt.logs[at]
  if (!isRecord(event) || typeof event.data !== 'string') return undefined
  // The second word of the event.
  const isSuccess = /^0x[\da-f]{64}0{63}1/i.test(event.data)
  return { hash: named as Hex, receipt, isSuccess }
}
