import { isRecord } from '@latchkey/protocol/isRecord'
import { sha256 } from '@noble/hashes/sha2'
import type { Network } from '../driver.ts'
import { toHeight } from './askState.ts'
import { fromBase64, toBase64, toHex } from './bytes.ts'
import { askRpc, RpcError } from './rpc.ts'

/** A transaction of a block. */
export type FoundTx = {
  readonly height: bigint
  /** Zero if it succeeded. */
  readonly code: number
  /** Not checked. */
  readonly events: unknown
}

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[\dA-F]{64}$/i.test(value)
}

/**
 * Finds a transaction by its hash; undefined if no block has it. Rejects with an {@link RpcError} if no
 * node has an index.
 */
export async function findTx(
  network: Network,
  hash: string,
  signal?: AbortSignal | undefined,
): Promise<FoundTx | undefined> {
  try {
    const bytes = Uint8Array.from(hash.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
    const found = await askRpc(network, 'tx', { hash: toBase64(bytes), prove: false }, signal)
    if (!isRecord(found) || !isTx(found.tx, hash) || !isRecord(found.tx_result))
      throw new Error('The node answered about another transaction.')
    const { events } = found.tx_result
    return { height: toHeight(found.height), code: toCode(found.tx_result), events }
  } catch (error) {
    if (error instanceof RpcError && /\bnot found\b/i.test(error.data)) return undefined
    throw error
  }
}

/** Whether the error says that the node does not index transactions. */
export function lacksIndex(error: unknown): boolean {
  return error instanceof RpcError && /index(ing|er)? is disabled/i.test(`${error.message}\n${error.data}`)
}

/** Whether a transaction in base64 has the hash. */
export function isTx(value: unknown, hash: string): boolean {
  const bytes = fromBase64(value)
  return bytes !== undefined && toHex(sha256(bytes)) === hash.toLowerCase()
}

/** The code of a result: absent for success in some versions. */
export function toCode({ code = 0 }: Readonly<Record<string, unknown>>): number {
  if (Number.isInteger(code)) return code as number
  throw new Error('The result has no code.')
}
