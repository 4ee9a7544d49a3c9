import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Balance, Network } from '../driver.ts'
import { addressKey } from './addressShape.ts'
import { askEsplora, maxSupply } from './esplora.ts'

/** The balance of an address, including unconfirmed transactions. */
export async function getBalance({
  address,
  network,
}: {
  network: Network
  address: string
}): Promise<Balance> {
  const { decimals, symbol } = network.currency
  try {
    const value = await askEsplora(network, 'address', [address], (answer) => readBalance(answer, address))
    return { value, decimals, symbol }
  } catch (cause) {
    throw new KitError(tokenBalanceUnavailable, { cause })
  }
}

export function readBalance(answer: unknown, address: string): bigint {
  const {
    address: about,
    chain_stats: chain,
    mempool_stats: mempool,
  } = (answer ?? {}) as Record<string, unknown>
  if (typeof about !== 'string' || addressKey(about) !== addressKey(address))
    throw new Error('The node answered about another address.')
  const value = received(chain) + received(mempool)
  if (value < 0n || value > maxSupply) throw new Error('The node answered with an impossible balance.')
  return value
}

/** Received minus spent; can be negative in the mempool. Sums over the years may exceed the supply. */
function received(stats: unknown): bigint {
  const { funded_txo_sum: funded, spent_txo_sum: spent } = (stats ?? {}) as Record<string, unknown>
  return toSum(funded) - toSum(spent)
}

function toSum(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw new Error('The node answered with no amount.')
}
