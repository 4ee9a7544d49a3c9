import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { blake2b } from '@noble/hashes/blake2'
import type { Network } from '../driver.ts'
import { fromHex, toHex } from './hex.ts'
import { askRpc, largeResponseBytes } from './rpc.ts'

/** A transaction in a finalized block. */
export type Found = {
  readonly number: number
  readonly blockHash: string
  readonly parentHash: string
  /** Its position in the block, by which events refer to it. */
  readonly index: number
}

const maxExtrinsics = 50_000
/** Requests at the same time. */
const batchBlocks = 4

/** The last finalized block: unlike the newest one, it stays. */
export async function readFinalized(
  network: Network,
  signal?: AbortSignal,
): Promise<{ number: number; hash: string }> {
  const hash = await askRpc(network, 'chain_getFinalizedHead', [], { signal })
  const header = await askRpc(network, 'chain_getHeader', [hash], { signal })
  const { number } = isRecord(header) ? header : {}
  if (!isHash(hash) || typeof number !== 'string' || !/^0x[\da-f]{1,8}$/.test(number)) throw otherShape()
  return { number: Number(number), hash }
}

/** Looks for a transaction in blocks, which are numbered from `from` to `to`. No node finds one by its hash. */
export async function findTransaction(
  network: Network,
  hash: string,
  { from, signal, to }: { from: number; to: number; signal?: AbortSignal | undefined },
): Promise<Found | undefined> {
  for (let start = from; start <= to; start += batchBlocks) {
    const count = Math.min(batchBlocks, to - start + 1)
    const numbers = Array.from({ length: count }, (_, index) => start + index)
    const answers = await Promise.all(numbers.map((number) => lookInto(network, number, hash, signal)))
    const found = answers.find((answer) => answer !== undefined)
    if (found) return found
  }
  return undefined
}

async function lookInto(
  network: Network,
  number: number,
  hash: string,
  signal: AbortSignal | undefined,
): Promise<Found | undefined> {
  const blockHash = await askRpc(network, 'chain_getBlockHash', [number], { signal })
  if (!isHash(blockHash)) throw otherShape()
  const answer = await askRpc(network, 'chain_getBlock', [blockHash], {
    signal,
    maxBytes: largeResponseBytes,
  })
  const { block } = isRecord(answer) ? answer : {}
  const { extrinsics, header } = isRecord(block) ? block : {}
  const { parentHash } = isRecord(header) ? header : {}
  if (!Array.isArray(extrinsics) || extrinsics.length > maxExtrinsics || !isHash(parentHash))
    throw otherShape()
  const index = extrinsics.findIndex((extrinsic) => {
    const bytes = fromHex(extrinsic)
    if (!bytes) throw otherShape()
    return toHex(blake2b(bytes, { dkLen: 32 })) === hash
  })
  return index < 0 ? undefined : { number, blockHash, parentHash, index }
}

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^0x[\da-f]{64}$/.test(value)
}

export function otherShape(): KitError {
  return new KitError(httpRequestFailed, { details: 'The node answered in another shape.' })
}
