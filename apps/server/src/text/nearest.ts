/** The known word that this one is a typo of; undefined if it is like none. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let found: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of known) {
    const distance = edits(word, other)
    // In short words a single change makes another word: HOME is not HOST.
    if (distance > Math.min(word.length, other.length) / 4 || distance >= least) continue
    found = other
    least = distance
  }
  return found
}

/** Letters added, left out, changed or swapped with the next (optimal string alignment). */
function edits(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 3) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return at(last, to.length)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
