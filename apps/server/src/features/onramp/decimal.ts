import {
  type Amount,
  compareAmounts,
  formatAmount,
  multiplyByPrice,
  parseAmount,
} from '@latchkey/protocol/amount'

const maxDigits = 60

const one: Amount = { units: 1n, decimals: 0 }

/** Money as plain decimal text, from text or a JSON number; undefined otherwise. */
export function readDecimal(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > 64) return undefined
  // JSON numbers may have an exponent; two digits of it are enough for money.
  if (!/^\d{1,30}(?:\.\d{1,30})?(?:e[-+]?\d{1,2})?$/i.test(text)) return undefined
  const { units, decimals } = multiplyByPrice(one, text)
  const plain = formatAmount(units, decimals)
  // No price has more digits, and a sum of longer ones could not be read again.
  return (plain.split('.')[0]?.length ?? 0) > maxDigits ? undefined : plain
}

export function compareDecimals(one: string, other: string): number {
  return compareAmounts(toAmount(one), toAmount(other))
}

export function addDecimals(...texts: readonly string[]): string {
  const amounts = texts.map(toAmount)
  const decimals = Math.max(0, ...amounts.map((amount) => amount.decimals))
  const units = amounts.reduce(
    (sum, amount) => sum + amount.units * 10n ** BigInt(decimals - amount.decimals),
    0n,
  )
  return formatAmount(units, decimals)
}

/** The difference, at least 0. */
export function subtractDecimals(from: string, text: string): string {
  if (compareDecimals(from, text) <= 0) return '0'
  const [left, right] = [toAmount(from), toAmount(text)]
  const decimals = Math.max(left.decimals, right.decimals)
  const scaled = ({ units, decimals: own }: Amount) => units * 10n ** BigInt(decimals - own)
  return formatAmount(scaled(left) - scaled(right), decimals)
}

/** At least two decimals. */
export function toMoney(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}

function toAmount(text: string): Amount {
  const decimals = text.split('.')[1]?.length ?? 0
  return { units: parseAmount(text, decimals), decimals }
}
