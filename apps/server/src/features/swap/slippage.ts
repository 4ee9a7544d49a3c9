/** 100%, in millionths. */
const oneInMillionths = 1_000_000n

/** 1%: used for quotes, which have no slippage parameter. */
export const defaultSlippage = 10_000n

/** Converts percent to millionths. Truncates, which only makes the tolerance smaller. */
export function toMillionths(percent: number): bigint {
  const [, units = '', fraction = ''] = /^(\d{1,3})(?:\.(\d+))?$/.exec(String(percent)) ?? []
  // Numbers that JavaScript writes with an exponent are below a millionth.
  if (!units) return 0n
  return BigInt(units + fraction.slice(0, 4).padEnd(4, '0'))
}

/** Millionths as exact decimal text of `oneInMillionths / 10 ** shift`: 5000 is "0.5" percent, or 0.005. */
export function toDecimal(millionths: bigint, shift: 4 | 6): string {
  const digits = millionths.toString().padStart(shift + 1, '0')
  const fraction = digits.slice(-shift).replace(/0+$/, '')
  return digits.slice(0, -shift) + (fraction && `.${fraction}`)
}

/** The minimum output: at least 1 unless the amount is 0. */
export function leastOf(amount: bigint, slippage: bigint): bigint {
  const least = (amount * (oneInMillionths - slippage)) / oneInMillionths
  return least === 0n && amount > 0n ? 1n : least
}
