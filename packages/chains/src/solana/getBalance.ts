import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Balance, Network } from '../driver.ts'
import { askRpc, resultOf, toUnits } from './rpc.ts'

/** The SOL balance of an account. */
export async function getBalance({
  address,
  network,
}: {
  network: Network
  address: string
}): Promise<Balance> {
  const { decimals, symbol } = network.currency
  try {
    const answer = await askRpc(network, 'getBalance', [address, { commitment: 'confirmed' }])
    return { value: toUnits(resultOf(answer)), decimals, symbol }
  } catch (cause) {
    throw new KitError(tokenBalanceUnavailable, { cause })
  }
}
