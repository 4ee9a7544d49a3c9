/** Everything, in the unit slippage is counted in. */
const whole = 1_000_000n

/** One percent: what a quote is given with, as nobody is asked there. */
export const defaultSlippage = 10_000n

/**
 * Percent, as JSON has it, in millionths. Digits that do not fit are cut off,
 * which only ever makes the tolerance smaller.
 */
export function toMillionths(percent: number): bigint {
  const [, units = '', fraction = ''] = /^(\d{1,3})(?:\.(\d+))?$/.exec(String(percent)) ?? []
  // What JavaScript writes with an exponent is smaller than a millionth.
  if (!units) return 0n
  return BigInt(units + fraction.slice(0, 4).padEnd(4, '0'))
}

/** The millionths as exact decimal text of `whole / 10 ** shift`: 5000 is "0.5" percent, or 0.005 of one. */
export function toDecimal(millionths: bigint, shift: 4 | 6): string {
  const digits = millionths.toString().padStart(shift + 1, '0')
  const fraction = digits.slice(-shift).replace(/0+$/, '')
  return digits.slice(0, -shift) + (fraction && `.${fraction}`)
}

/** The least that may arrive: of something, never nothing. */
export function leastOf(amount: bigint, slippage: bigint): bigint {
  const least = (amount * (whole - slippage)) / whole
  return least === 0n && amount > 0n ? 1n : least
}
