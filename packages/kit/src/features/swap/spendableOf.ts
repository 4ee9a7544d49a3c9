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
