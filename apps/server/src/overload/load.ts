import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { RouteClass } from '../limits/limits.ts'

/** How busy this process is, and what it therefore refuses. The least important work goes first. */
export type Load = {
  /** Whether requests of this class are refused at the moment. */
  sheds(kind: RouteClass): boolean
  /** Whether RPC calls are only answered from the cache at the moment. */
  isCachedOnly(): boolean
  /** How late the event loop ran lately, in milliseconds. */
  delayMs(): number
  close(): void
}

/** Seconds after which a refused client should try again. */
export const retryAfterSeconds = 2

const everyMs = 200
/** How many measurements in a row must be late. */
const sustainedTimes = 4
const resolutionMs = 10
/** How late the event loop may run on average, in milliseconds, before work is shed. */
const busyMs = 40
const overloadedMs = 100

/** Pictures and analytics can wait. */
const first: ReadonlySet<RouteClass> = new Set(['asset', 'ingest'])
/** Then what a page can do without for a moment. Never RPC, the relay or the operator: those limit themselves. */
const second: ReadonlySet<RouteClass> = new Set(['asset', 'ingest', 'data', 'config', 'write'])

/** Never sheds anything. */
export const calm: Load = createLoad({ delayMs: () => 0 })

/** Measures how late the event loop runs: every request of the process waits that long. */
export function watchLoad(): Load {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  const latest: number[] = []
  let late = 0
  const timer = setInterval(() => {
    // The monitor includes its own interval in what it measures.
    latest.push(Math.max(0, (delays.mean || 0) / 1e6 - resolutionMs))
    delays.reset()
    if (latest.length > sustainedTimes) latest.shift()
    // Only what lasts: a single long stop is over when it is noticed.
    late = latest.length < sustainedTimes ? 0 : Math.min(...latest)
  }, everyMs)
  timer.unref()
  return createLoad({
    delayMs: () => late,
    close() {
      clearInterval(timer)
      delays.disable()
    },
  })
}

export function createLoad({ delayMs, close = () => undefined }: createLoad.Options): Load {
  return {
    sheds(kind) {
      const late = delayMs()
      return late >= overloadedMs ? second.has(kind) : late >= busyMs && first.has(kind)
    },
    isCachedOnly: () => delayMs() >= overloadedMs,
    delayMs,
    close,
  }
}

export declare namespace createLoad {
  type Options = { delayMs(): number; close?: (() => void) | undefined }
}
