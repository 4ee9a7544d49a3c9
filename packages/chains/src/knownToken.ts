import type { Network, TokenBalance } from './driver.ts'

/** Symbol and decimals by chain and address. */
export type KnownTokens = Readonly<Record<string, Readonly<Record<string, readonly [string, number]>>>>

/** Finds a token of a list. */
export function knownToken(
  tokens: KnownTokens,
  network: Network,
  address: string,
): Pick<TokenBalance, 'symbol' | 'decimals'> | undefined {
  const listed = tokens[network.id] ?? {}
  const known = Object.hasOwn(listed, address) ? listed[address] : undefined
  return known && { symbol: known[0], decimals: known[1] }
}
