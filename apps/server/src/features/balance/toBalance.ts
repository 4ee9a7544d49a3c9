import { formatAmount, multiplyByPrice } from '@latchkey/protocol/amount'
import type { ChainId } from '@latchkey/protocol/caip'
import type { TokenBalance } from '@latchkey/protocol/http/balance'
import type { PricedHolding } from './balanceSource.ts'

/** A holding in response format. `price` is in the requested currency; undefined if unknown. */
export function toBalance(
  chain: ChainId,
  { token, units }: PricedHolding,
  price: number | undefined,
): TokenBalance {
  const { id, name, symbol, decimals, iconUrl = '' } = token
  return {
    name,
    symbol,
    chainId: chain,
    ...(id && { address: id }),
    ...(price !== undefined && { value: worthOf(units, decimals, price) }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric: formatAmount(units, decimals) },
    iconUrl,
  }
}

/** Exact until the last step, which converts to a float for the response. */
export function worthOf(units: bigint, decimals: number, price: number): number {
  const value = multiplyByPrice({ units, decimals }, String(price))
  return Number(formatAmount(value.units, value.decimals))
}
