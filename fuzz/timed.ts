import type { Probe } from './target.ts'

/** Processor time that one input may take, on the machine that {@link reference} was measured on. */
export const maxMs = 50

/** What {@link reference} takes there. */
const referenceMs = 20

export type Timed = {
  run(bytes: Buffer): void
  runs(): number
  /** The most processor time that one input took, in milliseconds. */
  worstMs(): number
  /** The input of the last call. */
  last(): Buffer
}

export declare namespace timed {
  type Options = {
    readonly maxBytes: number
    /** One of so many inputs is also tried at its full length. */
    readonly stretchEvery: number
    /** The same probe, without instruments: what is measured. */
    readonly measured: Probe
  }
}

/**
 * Measures a probe, and throws if an input takes too long three times in a row. Mutations stay
 * short, and what takes quadratic time shows only at length, so that some inputs are also tried
 * with a part repeated up to `maxBytes`.
 */
export function timed(probe: Probe, { maxBytes, stretchEvery, measured }: timed.Options): Timed {
  let runs = 0
  let worstMs = 0
  let last: Buffer = Buffer.alloc(0)

  function run(bytes: Buffer): void {
    // The fuzzer reuses the memory of its inputs.
    last = Buffer.from(bytes)
    const begun = performance.now()
    probe(last)
    if (performance.now() - begun > worstMs) measure()
    if (isPolluted()) throw new Error('a prototype was changed')
  }

  /** Clock time includes other processes; only processor time counts. */
  function measure(): void {
    let least = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < 3 && least > worstMs; attempt++) least = Math.min(least, cpuMs())
    worstMs = Math.max(worstMs, least)
    // A shared machine can be several times slower for a while.
    if (least > maxMs && least > (maxMs * reference()) / referenceMs)
      throw new Error(`${last.length} bytes took ${Math.round(least)} ms of processor time, three times`)
  }

  function cpuMs(): number {
    const before = process.threadCpuUsage()
    measured(last)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  }

  return {
    run(bytes) {
      runs++
      run(bytes)
      if (runs % stretchEvery === 0 && bytes.length > 0) run(stretch(last, maxBytes, runs))
    },
    runs: () => runs,
    worstMs: () => worstMs,
    last: () => last,
  }
}

/** Processor time of a fixed piece of work: numbers, text and objects. The best of three. */
function reference(): number {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = process.threadCpuUsage()
    const seen = new Map<string, number>()
    for (let at = 0; at < 300_000; at++) {
      const key = `${(at * 2_654_435_761) % 9_973}`
      seen.set(key, (seen.get(key) ?? 0) + at)
    }
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
  }
  return best
}

/** Repeats a part of the input until it has `size` bytes; `pick` says which. */
function stretch(bytes: Buffer, size: number, pick: number): Buffer {
  if (bytes.length >= size) return bytes.subarray(0, size)
  const from = (pick * 2_654_435_761) % bytes.length
  const width = 1 + ((pick >> 5) % Math.min(64, bytes.length - from))
  const part = bytes.subarray(from, from + width)
  const end = pick % 3 === 0 ? Buffer.alloc(0) : bytes.subarray(from + width)
  const count = Math.max(1, Math.floor((size - from - end.length) / width))
  return Buffer.concat([bytes.subarray(0, from), Buffer.alloc(count * width, part), end])
}

function isPolluted(): boolean {
  for (const _ in {}) return true
  return false
}
