import type { Network, TokenBalance } from '../../driver.ts'
import { addressKey } from '../addresses.ts'
import { knownTokens } from './tokens.gen.ts'

/** See {@link Swaps.knownToken}. */
export function knownToken({
  network,
  token,
}: {
  network: Network
  token: string
}): Pick<TokenBalance, 'symbol' | 'decimals'> | undefined {
  const known = knownTokens[network.id]?.[addressKey(token)]
  return known && { symbol: known[0], decimals: known[1] }
}
