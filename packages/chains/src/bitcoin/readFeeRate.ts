import { isRecord } from '@latchkey/protocol/isRecord'
import type { FeeSpeed, Network } from '../driver.ts'
import { askEsplora } from './esplora.ts'

/** The number of blocks within which a transaction is meant to be confirmed. */
const targets: Readonly<Record<FeeSpeed, number>> = { fast: 1, normal: 3, slow: 12 }
// Satoshis per virtual byte. Nodes do not relay transactions below the floor; the ceiling is
// several times what the busiest days of the past have cost.
const [floor, ceiling] = [1, 500]

/** What a transaction of the speed costs now, in satoshis per 1,000 virtual bytes. */
export async function readFeeRate(network: Network, speed: FeeSpeed = 'normal'): Promise<bigint> {
  return await askEsplora(network, 'fees', [], (answer) => {
    const rate = pickRate(answer, targets[speed], network.testnet)
    return BigInt(Math.ceil(Math.min(Math.max(rate, floor), ceiling) * 1_000))
  })
}

/** The estimate for the longest wait that is not longer than the target. */
function pickRate(answer: unknown, target: number, isTestnet: boolean | undefined): number {
  if (!isRecord(answer)) throw new Error('The node answered with no fees.')
  const rates = Object.entries(answer)
    .map(([blocks, rate]) => ({ blocks: Number(blocks), rate }))
    .filter((one): one is { blocks: number; rate: number } => one.blocks > 0 && Number.isFinite(one.rate))
    .sort((a, b) => a.blocks - b.blocks)
  const found = rates.findLast(({ blocks }) => blocks <= target) ?? rates[0]
  if (found) return found.rate
  // Test networks often have too few transactions for an estimate.
  if (isTestnet) return floor
  throw new Error('The node has no fee estimates.')
}
