import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWithUs } from './children.ts'
import { median } from './quantile.ts'
import { readAll } from './readAll.ts'

/** A server under load. */
export type Order = {
  readonly url: string
  /** The process whose CPU time is counted. */
  readonly pid: number
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** `{fresh}` is replaced by 40 unique digits per request. */
  readonly body?: string | undefined
  /** A substring of every correct response. */
  readonly expect?: string | undefined
}

export type Plan = {
  readonly orders: readonly Order[]
  /** Connections per server. */
  readonly connections: number
  /** Load per turn. */
  readonly sliceMs: number
  readonly rounds: number
  /** Load before measuring starts. */
  readonly warmUpMs: number
}

/** One turn of one server. */
export type Slice = {
  readonly count: number
  readonly seconds: number
  /** Microseconds of CPU time. */
  readonly cpu: number
  /** Milliseconds. */
  readonly p50: number
}

export type Yield = {
  readonly slices: readonly Slice[]
  /** Responses per second. */
  readonly rate: number
  /** Microseconds of CPU time per response. */
  readonly cpu: number
  /** Milliseconds. */
  readonly p50: number
}

/** The core of the load generator; measured servers use the other. */
export const loadCore = 1
export const serverCore = 0

/**
 * Loads servers from another core in short alternating turns, so that other
 * load on the machine affects all of them alike.
 */
export async function runLoad<const Name extends string>(
  orders: Readonly<Record<Name, Order>>,
  { connections = 16, sliceMs = 300, rounds = 10, warmUpMs = 1_000 }: Partial<Omit<Plan, 'orders'>> = {},
): Promise<Record<Name, Yield>> {
  const names = Object.keys(orders) as Name[]
  const plan: Plan = { orders: names.map((name) => orders[name]), connections, sliceMs, rounds, warmUpMs }
  const script = join(import.meta.dirname, 'load.ts')
  const child = spawn('taskset', ['-c', `${loadCore}`, process.execPath, script, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithUs(child)
  const text = (await readAll(child.stdout)).toString()
  if (!text) throw new Error('the load ended without a result')
  const results = JSON.parse(text) as Slice[][]
  return Object.fromEntries(names.map((name, index) => [name, sum(results[index] ?? [])])) as Record<
    Name,
    Yield
  >
}

function sum(slices: readonly Slice[]): Yield {
  const total = (key: 'count' | 'seconds' | 'cpu') => slices.reduce((all, slice) => all + slice[key], 0)
  return {
    slices,
    rate: median(slices.map(({ count, seconds }) => count / seconds)),
    cpu: total('cpu') / total('count'),
    p50: median(slices.map(({ p50 }) => p50)),
  }
}

/** The median ratio of one server to another within the same round. */
export function compare(one: Yield, other: Yield, of: (slice: Slice) => number): number {
  const ratios = one.slices.flatMap((slice, round) => {
    const beside = other.slices[round]
    return beside ? [of(slice) / of(beside)] : []
  })
  return median(ratios)
}

export const rateOf = ({ count, seconds }: Slice): number => count / seconds
