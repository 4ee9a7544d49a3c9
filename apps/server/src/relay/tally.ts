import type { Counter } from 'prom-client'

/**
 * Counts by one label. A counter looks its labels up each time, which is dear
 * where it counts every message: it is told a few times each second.
 */
export function createTally<Label extends string>(
  counter: Pick<Counter<Label>, 'inc'>,
  label: Label,
): (value: string) => void {
  let counts = new Map<string, number>()
  function flush(): void {
    const all = counts
    counts = new Map()
    for (const [value, count] of all) counter.inc({ [label]: value } as Record<Label, string>, count)
  }
  return (value) => {
    const count = counts.get(value)
    if (count === undefined && counts.size === 0) setTimeout(flush, tellAfter).unref()
    counts.set(value, (count ?? 0) + 1)
  }
}

/** Milliseconds. */
const tellAfter = 100
