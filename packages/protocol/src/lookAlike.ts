// Characters compared at each end: what shortened addresses show.
const shownEnds = 4

/**
 * Whether two different addresses look the same when shortened.
 *
 * Address poisoning: an attacker creates an address with the same start and end as
 * one you use and sends you a worthless transfer, so that you copy theirs from
 * your history.
 */
export function isLookAlike(one: string, other: string): boolean {
  const [a, b] = [toComparable(one), toComparable(other)]
  if (a === b || a.length < shownEnds * 2 || b.length < shownEnds * 2) return false
  return a.slice(0, shownEnds) === b.slice(0, shownEnds) && a.slice(-shownEnds) === b.slice(-shownEnds)
}

/** Compares two addresses of any format. */
export function isSameAddress(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other)
}

// Hex addresses are case-insensitive; base58 is not.
function toComparable(address: string): string {
  return /^(0x)?[\da-f]{40}$/i.test(address) ? address.replace(/^0x/i, '').toLowerCase() : address
}
