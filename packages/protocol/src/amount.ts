import { amountTooPrecise, badAmount } from './catalogue.ts'
import { KitError } from './errors.ts'

/** An integer quantity in base units: the decimal value is `units / 10 ** decimals`. */
export type Amount = { readonly units: bigint; readonly decimals: number }

// Chain quantities fit in 256 bits (78 digits); ERC-20 decimals are at most 255.
const amountPattern = /^(\d{0,78})(?:\.(\d{0,255}))?$/
// Prices come from JSON numbers, which may be written with an exponent.
const pricePattern = /^(\d{1,400})(?:\.(\d{1,400}))?(?:e([-+]?\d{1,3}))?$/i

/**
 * Parses a decimal amount typed by the user into base units.
 *
 * Accepts digits with at most one decimal point: no sign, grouping or exponent.
 * Throws if the amount has more digits than `decimals` instead of rounding.
 */
export function parseAmount(text: string, decimals: number): bigint {
  const [, whole = '', fraction = ''] = amountPattern.exec(text) ?? []
  if (!whole && !fraction) throw new KitError(badAmount, { details: `Got ${JSON.stringify(text)}.` })
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals) throw new KitError(amountTooPrecise, { values: { decimals } })
  return BigInt(whole + digits.padEnd(decimals, '0'))
}

/** Exact decimal text without trailing zeros. */
export function formatAmount(units: bigint, decimals: number): string {
  const { sign, whole, fraction } = split(units, decimals)
  const digits = fraction.replace(/0+$/, '')
  return sign + (digits ? `${whole}.${digits}` : whole)
}

/** Decimal text with exactly `places` decimals. Truncates, so it never shows more than the amount. */
export function truncateAmount(units: bigint, decimals: number, places: number): string {
  const { sign, whole, fraction } = split(units, decimals)
  const digits = fraction.slice(0, places).padEnd(places, '0')
  const text = places ? `${whole}.${digits}` : whole
  return /[1-9]/.test(text) ? sign + text : text
}

/** The exact value of the amount at a decimal price, without rounding. */
export function multiplyByPrice(amount: Amount, price: string): Amount {
  const match = pricePattern.exec(price)
  if (!match) throw new KitError(badAmount, { details: `Got the price ${JSON.stringify(price)}.` })
  const [, whole = '', fraction = '', exponent = '0'] = match
  const decimals = amount.decimals + fraction.length - Number(exponent)
  const units = amount.units * BigInt(whole + fraction)
  return decimals < 0 ? { units: units * 10n ** BigInt(-decimals), decimals: 0 } : { units, decimals }
}

/** The base units that a sum of money buys at a decimal price, rounded down. */
export function divideByPrice(money: Amount, price: string, decimals: number): bigint {
  const one = multiplyByPrice({ units: 1n, decimals: 0 }, price)
  if (one.units === 0n) throw new KitError(badAmount, { details: 'The price is 0.' })
  return (money.units * 10n ** BigInt(decimals + one.decimals)) / (one.units * 10n ** BigInt(money.decimals))
}

/** Compares two amounts that may have different decimals. Returns what `Array.sort` expects. */
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
