// What people compare: `0x1234…abcd` and a little more.
const shownEnds = 4

/**
 * Whether two different addresses would pass for the same one.
 *
 * Thieves make addresses that begin and end as one you use, and send you
 * nothing from them, so that you copy theirs from your history.
 */
export function isLookAlike(one: string, other: string): boolean {
  const [a, b] = [toComparable(one), toComparable(other)]
  if (a === b || a.length < shownEnds * 2 || b.length < shownEnds * 2) return false
  return a.slice(0, shownEnds) === b.slice(0, shownEnds) && a.slice(-shownEnds) === b.slice(-shownEnds)
}

/** The same address, however it is written. */
export function isSameAddress(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other)
}

// Where addresses are hexadecimal their case says nothing; elsewhere it is half of it.
function toComparable(address: string): string {
  return /^(0x)?[\da-f]{40}$/i.test(address) ? address.replace(/^0x/i, '').toLowerCase() : address
}
