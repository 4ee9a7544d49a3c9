import type { ChainId } from '@latchkey/protocol/caip'
import { gasPriceUnsupported } from '@latchkey/protocol/catalogue'
import type { ChainFamily } from '../../chains/chain.ts'
import { Refusal } from '../../refusal.ts'
import type { ChainLookup } from './readSwap.ts'

/** The gas price of a chain; refuses unsupported chains and those without gas prices. */
export async function readGasPrice(chains: ChainLookup, chain: ChainId, signal: AbortSignal) {
  const family = find(chains, chain)
  if (!family?.gasPrice) throw new Refusal({ ...gasPriceUnsupported, status: 400, field: 'chainId' })
  return family.gasPrice(chain, signal)
}

/** The gas price of a transaction; optional, so failures are ignored. */
export async function usualGasPrice(
  chains: ChainLookup,
  chain: ChainId,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return String((await readGasPrice(chains, chain, signal)).standard)
  } catch (cause) {
    if (cause instanceof Refusal) return undefined
    throw cause
  }
}

function find(chains: ChainLookup, chain: ChainId): ChainFamily | undefined {
  try {
    return chains.of(chain)
  } catch (cause) {
    if (cause instanceof Refusal && cause.entry.status < 500) return undefined
    throw cause
  }
}
