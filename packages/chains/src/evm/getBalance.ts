import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
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
    // Not viem's action, which goes through Multicall3: new and local chains lack it.
    const client = clientOf(network, transports)
    const value = await client.request({ method: 'eth_getBalance', params: [withPrefix(address), 'latest'] })
    return { value: BigInt(value), decimals, symbol }
  } catch (cause) {
    throw new KitError(tokenBalanceUnavailable, { cause })
  }
}
