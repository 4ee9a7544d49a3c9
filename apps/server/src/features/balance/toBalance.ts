import { formatAmount, multiplyByPrice } from '@latchkey/protocol/amount'
import type { ChainId } from '@latchkey/protocol/caip'
import type { TokenBalance } from '@latchkey/protocol/http/balance'
import type { PricedHolding } from './balanceSource.ts'

/** A holding as it goes over the wire. `price` is in the currency asked for; undefined where nobody knows it. */
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

/** Exact until the very end, where it becomes the float that the wire has. */
export function worthOf(units: bigint, decimals: number, price: number): number {
  const value = multiplyByPrice({ units, decimals }, String(price))
  return Number(formatAmount(value.units, value.decimals))
}
