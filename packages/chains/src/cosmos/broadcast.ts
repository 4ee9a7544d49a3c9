import { sendFailed } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { sha256 } from '@noble/hashes/sha2'
import type { Network } from '../driver.ts'
import { ChainError, checkCode } from './askState.ts'
import { toBase64, toHex } from './bytes.ts'
import { findTx } from './findTx.ts'
import { alreadyKnown, toNodeError } from './nodeError.ts'
import { askRpc, NoAnswerError, RpcError } from './rpc.ts'

/**
 * Broadcasts a transaction; resolves to its hash. A refusal is a result with a code.
 *
 * Also resolves if no node answered, although one may have it: the wait for its receipt tells what became
 * of it. Reporting a failure would lead to a second payment.
 */
export async function broadcast(network: Network, bytes: Uint8Array): Promise<string> {
  const hash = toHex(sha256(bytes)).toUpperCase()
  try {
    const result = await askRpc(network, 'broadcast_tx_sync', { tx: toBase64(bytes) })
    if (!isRecord(result)) throw new Error('broadcast_tx_sync was answered in another shape.')
    checkCode(result)
  } catch (error) {
    if (isKnown(error) || (await isIncluded(network, hash))) return hash
    throw isKitError(error) ? new KitError(sendFailed, { cause: error }) : toNodeError(error, sendFailed)
  }
  return hash
}

/** Whether a node has it, or may have it. */
function isKnown(error: unknown): boolean {
  if (error instanceof Error && error.cause instanceof NoAnswerError) return true
  if (error instanceof ChainError) return error.codespace === 'sdk' && error.code === alreadyKnown
  return error instanceof RpcError && /already (exists )?in (the )?(mempool )?cache/i.test(error.data)
}

/** Whether a block has it: then another node refuses it, because its sequence is taken. */
async function isIncluded(network: Network, hash: string): Promise<boolean> {
  return await findTx(network, hash).then(
    (found) => found !== undefined,
    () => false,
  )
}
