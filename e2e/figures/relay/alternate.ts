import type { Worker } from '../../relay/orders.ts'
import { cpuTime } from '../../server/processCost.ts'
import { median } from '../../server/quantile.ts'

/** What one turn carried; `cpu` is per message, in microseconds. */
export type Slice = { count: number; seconds: number; cpu: number; p50: number }
/** The process whose time is counted, and the one that loads it. */
export type Subject = { pid: number; worker: Worker }

/** Milliseconds per turn: alternating makes other load on the machine affect all alike. */
export const turnMs = 1_000
const turns = 7
/** Warm-up messages, which are not counted: code that runs often gets faster. */
const warmUpMessages = 60_000
export const lanes = 32
export const busyOrder = { lanes, window: 8, milliseconds: turnMs }

export async function warmUp(subjects: Readonly<Record<string, Subject>>): Promise<void> {
  for (const { worker } of Object.values(subjects)) {
    await worker.ask('pairs', { count: lanes })
    for (let sent = 0; sent < warmUpMessages; ) sent += (await worker.ask<Slice>('carry', busyOrder)).count
  }
}

/** Loads the subjects in turn; resolves to the median of each. */
export async function alternate<const Name extends string>(
  subjects: Readonly<Record<Name, Subject>>,
  order: object,
): Promise<Record<Name, Slice>> {
  const names = Object.keys(subjects) as Name[]
  const slices = new Map<Name, Slice[]>(names.map((name) => [name, []]))
  for (let index = 0; index < turns; index++)
    for (const name of names) {
      const { pid, worker } = subjects[name]
      const before = cpuTime(pid)
      const slice = await worker.ask<Slice>('carry', order)
      slices.get(name)?.push({ ...slice, cpu: (cpuTime(pid) - before) / slice.count })
    }
  const middle = (name: Name): Slice => {
    const of = (key: keyof Slice) => median((slices.get(name) ?? []).map((slice) => slice[key]))
    return { count: of('count'), seconds: of('seconds'), cpu: of('cpu'), p50: of('p50') }
  }
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Slice>
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
