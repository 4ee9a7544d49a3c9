import { parseChainId } from '@latchkey/protocol/caip'
import { findNetwork } from '../../core/config/networks.ts'
import type { Kit } from '../../core/kit.ts'
import { getGasPrice } from './swapCalls.ts'
import type { TradeToken } from './tradeToken.ts'

/** More gas than a usual swap takes, so that all of the coin still leaves enough to pay for it. */
const swapGas = 400_000n

/** How much of a token can be given: all of it, or of the coin what is left when the fee is kept. */
export function spendableOf(
  { address }: Pick<TradeToken, 'address'>,
  held: bigint,
  gasPrice: bigint,
): bigint {
  if (address !== undefined) return held
  // Twice the price of now: it may rise until the visitor has decided.
  const left = held - swapGas * gasPrice * 2n
  return left > 0n ? left : 0n
}

/** {@link spendableOf} at what a fee costs now, as the chain says or the server. */
export async function readSpendable(
  kit: Kit,
  token: Pick<TradeToken, 'address' | 'chain'>,
  held: bigint,
): Promise<bigint> {
  if (token.address !== undefined) return held
  const network = findNetwork(kit, token.chain)
  const swaps = await kit.driver(parseChainId(token.chain).namespace).swaps?.()
  if (!network || !swaps?.reserve)
    return spendableOf(token, held, (await getGasPrice(kit, token.chain)).standard)
  const left = held - (await swaps.reserve({ network }))
  return left > 0n ? left : 0n
}
