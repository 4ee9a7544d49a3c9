import type { Network } from '../../driver.ts'
import { toNodeError } from '../nodeError.ts'
import { askRpc, toUnits } from '../rpc.ts'
import { maxPriorityFee, signatureFee } from './fees.ts'

/** Of a token account without extensions. */
const tokenAccountBytes = 165

/**
 * The coins that a swap of coins must leave: the fee, the rent of the account itself and of two
 * token accounts, one for what is bought and one for the coins on their way.
 */
export async function readReserve({ network }: { network: Network }): Promise<bigint> {
  try {
    const [own, token] = await Promise.all(
      [0, tokenAccountBytes].map(async (bytes) =>
        toUnits(await askRpc(network, 'getMinimumBalanceForRentExemption', [bytes])),
      ),
    )
    return (own ?? 0n) + 2n * (token ?? 0n) + 2n * signatureFee + maxPriorityFee
  } catch (cause) {
    throw toNodeError(cause)
  }
}
