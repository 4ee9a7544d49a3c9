import { readdirSync, readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/**
 * Ends workers that say nothing for too long. No timeout of Playwright does: it waits for a browser that froze,
 * and for the worker that waits for it, without end. The journey then fails, and is tried again.
 */
export default class StuckWorkers implements Reporter {
  readonly #heard = new Map<number, number>()
  readonly #quiet: number
  #timer: NodeJS.Timeout | undefined

  constructor({ seconds = 150 }: { seconds?: number } = {}) {
    this.#quiet = seconds * 1000
  }

  onBegin() {
    this.#timer = setInterval(() => this.#look(), 1000)
  }
  onTestBegin(_: TestCase, { workerIndex }: TestResult) {
    this.#hear(workerIndex)
  }
  onTestEnd(_: TestCase, { workerIndex }: TestResult) {
    this.#hear(workerIndex)
  }
  onStepBegin(_: TestCase, { workerIndex }: TestResult, __: TestStep) {
    this.#hear(workerIndex)
  }
  onStepEnd(_: TestCase, { workerIndex }: TestResult, __: TestStep) {
    this.#hear(workerIndex)
  }
  onEnd() {
    clearInterval(this.#timer)
  }
  printsToStdio() {
    return false
  }

  #hear(worker: number) {
    this.#heard.set(worker, performance.now())
  }

  #look() {
    for (const [worker, heard] of this.#heard) {
      if (performance.now() - heard < this.#quiet) continue
      this.#heard.delete(worker)
      const pid = pidOf(worker)
      if (!pid) continue
      console.log(`worker ${worker} has been silent for ${this.#quiet / 1000} s and is ended`)
      for (const one of withChildren(pid)) kill(one)
    }
  }
}

/** In a worker: shows which one it is, where the reporter can see it. */
export function nameWorker() {
  const worker = process.env.TEST_WORKER_INDEX
  if (worker !== undefined) process.title = titleOf(worker)
}

function titleOf(worker: number | string): string {
  return `journeys-${worker}`
}

function pidOf(worker: number): number | undefined {
  const title = titleOf(worker)
  return childrenOf(process.pid).find((pid) => read(`/proc/${pid}/cmdline`).split('\0')[0] === title)
}

/** Its browser and nodes too: the browser is in a process group of its own. */
function withChildren(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withChildren)]
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  // After the name, which is in brackets and may hold anything, come the state and the parent.
  const parentOf = (pid: string) => read(`/proc/${pid}/stat`).replace(/.*\) \S+ (\d+) .*/s, '$1')
  return pids.filter((pid) => parentOf(pid) === String(parent)).map(Number)
}

/** Nothing, when it has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
