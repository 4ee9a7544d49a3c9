import { type Amount, formatAmount, multiplyByPrice } from '@latchkey/protocol/amount'
import { responseInvalid } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'

/** From this loss on, the visitor must consent. Hundredths of a percent. */
export const consentFrom = 500n

/** Base units as a server wrote them: digits alone, and no more than a chain can count. */
export function readUnits(text: string): bigint {
  if (!/^\d{1,78}$/.test(text))
    throw new KitError(responseInvalid, {
      details: `Got ${JSON.stringify(text.slice(0, 100))} as an amount.`,
    })
  return BigInt(text)
}

/** How many of `b` one whole of `a` is, as decimal text of so many digits that matter; undefined for none of `a`. */
export function rateOf(a: Amount, b: Amount, digits = 6): string | undefined {
  if (a.units <= 0n) return undefined
  // More places than are shown, so that a rate of many zeros keeps its digits.
  const places = 36
  const units = (b.units * 10n ** BigInt(a.decimals + places)) / (a.units * 10n ** BigInt(b.decimals))
  return keepDigits(formatAmount(units, places), digits)
}

/** Decimal text with so many digits that matter after the point, cut: `0.00012345678` with 4 is `0.0001234`. */
export function keepDigits(text: string, digits: number): string {
  const [whole = '0', fraction = ''] = text.split('.')
  const used = whole === '0' ? 0 : whole.length
  if (used >= digits) return whole
  const zeros = used ? 0 : (/^0*/.exec(fraction)?.[0].length ?? 0)
  const kept = fraction.slice(0, zeros + digits - used).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}

/** What an amount is worth, as decimal text; undefined where the price is not known. */
export function worthOf(amount: Amount, price: string | undefined): string | undefined {
  if (price === undefined) return undefined
  const { units, decimals } = multiplyByPrice(amount, price)
  return formatAmount(units, decimals)
}

/** How much worth goes missing between what is given and what comes, in hundredths of a percent; a gain is zero. */
export function worthLost(
  given: { amount: Amount; price: string | undefined },
  got: { amount: Amount; price: string | undefined },
): bigint | undefined {
  if (given.price === undefined || got.price === undefined) return undefined
  const a = multiplyByPrice(given.amount, given.price)
  const b = multiplyByPrice(got.amount, got.price)
  if (a.units === 0n) return undefined
  const decimals = Math.max(a.decimals, b.decimals)
  const before = a.units * 10n ** BigInt(decimals - a.decimals)
  const after = b.units * 10n ** BigInt(decimals - b.decimals)
  return after >= before ? 0n : ((before - after) * 10_000n) / before
}

/** The worse of the exchange's own price impact and the loss by market prices; undefined where neither is known. */
export function worstLoss(...losses: readonly (bigint | undefined)[]): bigint | undefined {
  return losses.reduce(
    (worst, loss) => (loss === undefined || (worst ?? -1n) > loss ? worst : loss),
    undefined,
  )
}

/** How much less one offer gives than another, in hundredths of a percent. */
export function shortfall(best: bigint, offer: bigint): bigint {
  return best <= 0n || offer >= best ? 0n : ((best - offer) * 10_000n) / best
}

/** Hundredths of a percent as decimal text of percents. */
export function toPercent(bps: bigint): string {
  return formatAmount(bps, 2)
}
