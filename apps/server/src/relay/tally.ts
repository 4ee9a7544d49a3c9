import type { Counter } from 'prom-client'

/**
 * Counts by one label. A Prometheus counter looks up its labels on every call, which
 * is expensive per message, so counts are flushed in batches.
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
    if (count === undefined && counts.size === 0) setTimeout(flush, flushAfterMs).unref()
    counts.set(value, (count ?? 0) + 1)
  }
}

const flushAfterMs = 100
