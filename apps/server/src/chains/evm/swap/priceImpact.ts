/** Smaller amounts are rounded too coarsely for a comparison. */
const minAmount = 10_000n

/** A small part of the amount, to measure the price before impact. */
export function smallPartOf(amount: bigint): bigint {
  return amount / 1000n || 1n
}

/** Basis points by which a swap is worse than a small one; undefined if it cannot be determined. */
export function priceImpactBps(
  big: { readonly in: bigint; readonly out: bigint },
  small: { readonly in: bigint; readonly out: bigint },
): number | undefined {
  if (small.out < minAmount) return undefined
  const ideal = small.out * big.in
  const lost = ideal - big.out * small.in
  return lost <= 0n ? 0 : Number((lost * 10_000n) / ideal)
}
