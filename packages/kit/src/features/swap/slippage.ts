import { formatAmount } from '@latchkey/protocol/amount'

/** Everything, in the unit tolerances are counted in. */
const whole = 1_000_000n
const mostPercent = 50n

/** Percent, as it was typed. */
export const defaultSlippage = '1'
export const slippagePresets = ['0.5', '1', '3'] as const

/** A tolerance in millionths; undefined where the text is none, or more than any swap may lose. */
export function parseSlippage(percent: string): bigint | undefined {
  const [, units = '', fraction = ''] = /^(\d{1,2})(?:\.(\d{0,4}))?$/.exec(percent) ?? []
  if (!units) return undefined
  const millionths = BigInt(units + fraction.padEnd(4, '0'))
  return millionths > mostPercent * 10_000n ? undefined : millionths
}

/** High enough for others to profit by trading around the swap. */
export function isHighSlippage(millionths: bigint): boolean {
  return millionths > 50_000n
}

/** So little that the smallest movement of the price stops the swap. */
export function isLowSlippage(millionths: bigint): boolean {
  return millionths < 500n
}

/** The most that may be lost for `least` of `expected` to arrive, as percent; undefined where it cannot. */
export function slippageFor(expected: bigint, least: bigint): string | undefined {
  if (expected <= 0n || expected < least) return undefined
  // Cut, so that what it leaves is never less.
  const millionths = ((expected - least) * whole) / expected
  if (millionths > mostPercent * 10_000n) return String(mostPercent)
  return formatAmount(millionths, 4)
}

/** The least that may arrive. Cut, so that it is never more than the chain will enforce. */
export function leastOf(units: bigint, millionths: bigint): bigint {
  return (units * (whole - millionths)) / whole
}
