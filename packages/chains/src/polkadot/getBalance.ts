import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Balance, Network } from '../driver.ts'
import { readCoinAccount } from './accounts.ts'

/**
 * The free balance of the network's coin. Excludes reserved amounts, such as deposits. The part
 * of it that cannot be sent is the `reserve` of a transfer's fee.
 */
export async function getBalance({
  address,
  network,
}: {
  network: Network
  address: string
}): Promise<Balance> {
  const { decimals, symbol } = network.currency
  try {
    const { free } = await readCoinAccount(network, address)
    return { value: free, decimals, symbol }
  } catch (cause) {
    throw new KitError(tokenBalanceUnavailable, { cause })
  }
}
