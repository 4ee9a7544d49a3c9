import { amountTooPrecise, badAmount } from './catalogue.ts'
import { KitError } from './errors.ts'

/** A quantity as chains keep it: `units / 10 ** decimals`. */
export type Amount = { readonly units: bigint; readonly decimals: number }

// No chain counts past 2^256, which has 78 digits; ERC-20 decimals stop at 255.
const amountPattern = /^(\d{0,78})(?:\.(\d{0,255}))?$/
// Prices come out of JSON numbers, whose text may carry an exponent.
const pricePattern = /^(\d{1,400})(?:\.(\d{1,400}))?(?:e([-+]?\d{1,3}))?$/i

/**
 * Reads what a person typed as base units.
 *
 * Only plain digits with at most one point: no sign, grouping or exponent.
 * Throws rather than drop a digit that does not fit into `decimals`.
 */
export function parseAmount(text: string, decimals: number): bigint {
  const [, whole = '', fraction = ''] = amountPattern.exec(text) ?? []
  if (!whole && !fraction) throw new KitError(badAmount, { details: `Got ${JSON.stringify(text)}.` })
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals) throw new KitError(amountTooPrecise, { values: { decimals } })
  return BigInt(whole + digits.padEnd(decimals, '0'))
}

/** The exact decimal text, without trailing zeros. */
export function formatAmount(units: bigint, decimals: number): string {
  const { sign, whole, fraction } = split(units, decimals)
  const digits = fraction.replace(/0+$/, '')
  return sign + (digits ? `${whole}.${digits}` : whole)
}

/** Decimal text with exactly `places` digits after the point, cut towards zero: never shows more than there is. */
export function truncateAmount(units: bigint, decimals: number, places: number): string {
  const { sign, whole, fraction } = split(units, decimals)
  const digits = fraction.slice(0, places).padEnd(places, '0')
  const text = places ? `${whole}.${digits}` : whole
  return /[1-9]/.test(text) ? sign + text : text
}

/** What the amount is worth at a decimal price, exactly: nothing is rounded until it is shown. */
export function multiplyByPrice(amount: Amount, price: string): Amount {
  const match = pricePattern.exec(price)
  if (!match) throw new KitError(badAmount, { details: `Got the price ${JSON.stringify(price)}.` })
  const [, whole = '', fraction = '', exponent = '0'] = match
  const decimals = amount.decimals + fraction.length - Number(exponent)
  const units = amount.units * BigInt(whole + fraction)
  return decimals < 0 ? { units: units * 10n ** BigInt(-decimals), decimals: 0 } : { units, decimals }
}

/** How many base units of something a sum of money buys at a decimal price; what is left over buys nothing. */
export function divideByPrice(money: Amount, price: string, decimals: number): bigint {
  const one = multiplyByPrice({ units: 1n, decimals: 0 }, price)
  if (one.units === 0n) throw new KitError(badAmount, { details: 'A price of nothing buys nothing.' })
  return (money.units * 10n ** BigInt(decimals + one.decimals)) / (one.units * 10n ** BigInt(money.decimals))
}

/** Orders two amounts of any decimals: negative, zero or positive, as `Array.sort` wants it. */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  const decimals = Math.max(a.decimals, b.decimals)
  const left = a.units * 10n ** BigInt(decimals - a.decimals)
  const right = b.units * 10n ** BigInt(decimals - b.decimals)
  return left < right ? -1 : left > right ? 1 : 0
}

function split(units: bigint, decimals: number): { sign: string; whole: string; fraction: string } {
  const negative = units < 0n
  const digits = (negative ? -units : units).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return { sign: negative ? '-' : '', whole: digits.slice(0, point), fraction: digits.slice(point) }
}
