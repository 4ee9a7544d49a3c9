import { nameResolveFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { coinTypeOf } from '@latchkey/protocol/name'
import { getEnsAddress, normalize } from 'viem/ens'
import type { Driver } from '../driver.ts'
import { clientOf, type Transports } from './client.ts'
import { toAddress } from './toAddress.ts'

/**
 * The address of an ENS name on a network, by the network's coin type: an address that was
 * set for another network may not be controlled by the same owner here.
 *
 * Only asks mainnet's nodes, so names with off-chain records (CCIP-Read) do not resolve.
 */
export async function resolveName(
  { name, network, networks }: Driver.ResolveNameArgs,
  transports?: Transports,
): Promise<string | undefined> {
  const mainnet = networks.find(({ id }) => id === 'eip155:1')
  if (!mainnet) throw new KitError(nameResolveFailed, { details: 'Mainnet is not among the networks.' })
  const coinType = coinTypeOf(network.id)
  if (coinType === undefined) return undefined
  let normal: string
  try {
    // ENSIP-15 rejects names with confusable characters.
    normal = normalize(name)
  } catch {
    return undefined
  }
  try {
    const found = await getEnsAddress(clientOf(mainnet, transports), {
      name: normal,
      coinType: BigInt(coinType),
    })
    return found ? toAddress(found) : undefined
  } catch (cause) {
    throw new KitError(nameResolveFailed, { cause })
  }
}
