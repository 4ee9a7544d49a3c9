const askedWords = 3

/** Numbers of words to ask for, in their order. */
export function pickWords(count: number, random: () => number = Math.random): number[] {
  const left = Array.from({ length: count }, (_, index) => index)
  return Array.from(
    { length: Math.min(askedWords, count) },
    () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0,
  ).toSorted((one, other) => one - other)
}
