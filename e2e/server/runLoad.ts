import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWithUs } from './children.ts'
import { median } from './quantile.ts'
import { readAll } from './readAll.ts'

/** What to ask of whom. */
export type Order = {
  readonly url: string
  /** Whose processor time is counted. */
  readonly pid: number
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** `{fresh}` becomes 40 digits that no request before had. */
  readonly body?: string | undefined
  /** What every good answer holds. */
  readonly expect?: string | undefined
}

export type Plan = {
  readonly orders: readonly Order[]
  /** To each server. */
  readonly connections: number
  /** Milliseconds each is asked before it is the next one's turn. */
  readonly slice: number
  readonly rounds: number
  /** Milliseconds each is asked before anything is counted. */
  readonly warmUp: number
}

/** One turn of one server. */
export type Slice = {
  readonly count: number
  readonly seconds: number
  /** Microseconds of processor time. */
  readonly cpu: number
  /** Milliseconds. */
  readonly p50: number
}

export type Yield = {
  readonly slices: readonly Slice[]
  /** Answers a second. */
  readonly rate: number
  /** Microseconds of processor time for each answer. */
  readonly cpu: number
  /** Milliseconds. */
  readonly p50: number
}

/** The load's core; servers that are measured have the other. */
export const loadCore = 1
export const serverCore = 0

/**
 * Puts servers under load from another core, in turns of a moment each, so
 * that whatever else the machine does falls on all of them alike.
 */
export async function runLoad<const Name extends string>(
  orders: Readonly<Record<Name, Order>>,
  { connections = 16, slice = 300, rounds = 10, warmUp = 1_000 }: Partial<Omit<Plan, 'orders'>> = {},
): Promise<Record<Name, Yield>> {
  const names = Object.keys(orders) as Name[]
  const plan: Plan = { orders: names.map((name) => orders[name]), connections, slice, rounds, warmUp }
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

/** The median over the rounds of how one compares to the other in the same round. */
export function compare(one: Yield, other: Yield, of: (slice: Slice) => number): number {
  const ratios = one.slices.flatMap((slice, round) => {
    const beside = other.slices[round]
    return beside ? [of(slice) / of(beside)] : []
  })
  return median(ratios)
}

export const rateOf = ({ count, seconds }: Slice): number => count / seconds
