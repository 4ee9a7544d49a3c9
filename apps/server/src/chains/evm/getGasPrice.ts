import type { ChainId } from '@latchkey/protocol/caip'
import { RpcFailure } from '../../gateway/gateway.ts'
import type { EvmContext } from './context.ts'
import { createNode, type EvmNode } from './node.ts'

export type GasPrice = { standard: bigint; fast: bigint; instant: bigint }

const percentiles = [10, 50, 90]
const blocks = 20
const timeoutMs = 10_000

/** The current gas price at three speeds, from the fees of the last blocks; cached for one block. */
export async function getGasPrice(
  context: EvmContext,
  chain: ChainId,
  signal?: AbortSignal | undefined,
): Promise<GasPrice> {
  const ttlMs = Math.max(context.chains[chain]?.blockTime ?? 2_000, 500)
  const { value } = await context.cache.wrap(`evm:gas:${chain}`, { ttlMs }, async () =>
    // Not the caller's signal: concurrent callers share the result.
    (await read(createNode(context.gateway, chain, AbortSignal.timeout(timeoutMs)))).map(String),
  )
  signal?.throwIfAborted()
  const [standard = 0n, fast = 0n, instant = 0n] = value.map(BigInt)
  return { standard, fast, instant }
}

async function read(node: EvmNode): Promise<bigint[]> {
  const history = await node.feeHistory(blocks, percentiles).catch((error: unknown) => {
    if (error instanceof RpcFailure) return undefined
    throw error
  })
  const base = history?.baseFeePerGas.at(-1)
  const rewards = history?.reward ?? []
  if (!base || rewards.length === 0) {
    const price = await node.gasPrice()
    return [price, (price * 110n) / 100n, (price * 125n) / 100n]
  }
  // The base fee rises by at most 1/8 per block, so this suffices for the block after the next.
  const withHeadroom = (base * 120n) / 100n
  const tips = percentiles.map((_, column) => median(rewards.map((row) => row[column] ?? 0n)))
  let highest = 0n
  return tips.map((tip) => {
    highest = tip > highest ? tip : highest
    return withHeadroom + highest
  })
}

function median(values: readonly bigint[]): bigint {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.floor(sorted.length / 2)] ?? 0n
}
