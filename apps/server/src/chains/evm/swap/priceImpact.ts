/** Below this the small swap is rounded too coarsely to compare with. */
const enough = 10_000n

/** A swap small enough to show the price that the big one moves away from. */
export function smallPartOf(amount: bigint): bigint {
  return amount / 1000n || 1n
}

/** Basis points by which a swap is worse than a small one; undefined where that cannot be told. */
export function priceImpactBps(
  big: { readonly in: bigint; readonly out: bigint },
  small: { readonly in: bigint; readonly out: bigint },
): number | undefined {
  if (small.out < enough) return undefined
  const ideal = small.out * big.in
  const lost = ideal - big.out * small.in
  return lost <= 0n ? 0 : Number((lost * 10_000n) / ideal)
}
