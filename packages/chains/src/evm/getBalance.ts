import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { getBalance as viemGetBalance } from 'viem/actions'
import type { Balance, Network } from '../driver.ts'
import { clientOf, type Transports } from './client.ts'
import { withPrefix } from './withPrefix.ts'

/** The native balance at the latest block. */
export async function getBalance(
  { address, network }: { network: Network; address: string },
  transports?: Transports,
): Promise<Balance> {
  const { decimals, symbol } = network.currency
  try {
    const value = await viemGetBalance(clientOf(network, transports), { address: withPrefix(address) })
    return { value, decimals, symbol }
  } catch (cause) {
    throw new KitError(tokenBalanceUnavailable, { cause })
  }
}
