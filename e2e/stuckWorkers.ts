import { readdirSync, readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/**
 * Kills workers that report nothing for too long. Playwright has no such timeout: it waits forever for a frozen
 * browser, and for the worker that waits for it. The journey then fails and is retried.
 */
export default class StuckWorkers implements Reporter {
  readonly #lastReports = new Map<number, number>()
  readonly #timeoutMs: number
  #timer: NodeJS.Timeout | undefined

  constructor({ seconds = 150 }: { seconds?: number } = {}) {
    this.#timeoutMs = seconds * 1000
  }

  onBegin() {
    this.#timer = setInterval(() => this.#killStuck(), 1000)
  }
  onTestBegin(_: TestCase, { workerIndex }: TestResult) {
    this.#touch(workerIndex)
  }
  onTestEnd(_: TestCase, { workerIndex }: TestResult) {
    this.#touch(workerIndex)
  }
  onStepBegin(_: TestCase, { workerIndex }: TestResult, __: TestStep) {
    this.#touch(workerIndex)
  }
  onStepEnd(_: TestCase, { workerIndex }: TestResult, __: TestStep) {
    this.#touch(workerIndex)
  }
  onEnd() {
    clearInterval(this.#timer)
  }
  printsToStdio() {
    return false
  }

  #touch(worker: number) {
    this.#lastReports.set(worker, performance.now())
  }

  #killStuck() {
    for (const [worker, lastReport] of this.#lastReports) {
      if (performance.now() - lastReport < this.#timeoutMs) continue
      this.#lastReports.delete(worker)
      const pid = pidOf(worker)
      if (!pid) continue
      console.log(`worker ${worker} has been silent for ${this.#timeoutMs / 1000} s and is ended`)
      for (const one of withChildren(pid)) kill(one)
    }
  }
}

/** Called in a worker: sets the process title, by which the reporter finds it. */
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

/** Includes its browser and nodes: the browser has its own process group. */
function withChildren(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withChildren)]
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  // The state and the parent follow the name, which is in brackets and can contain anything.
  const parentOf = (pid: string) => read(`/proc/${pid}/stat`).replace(/.*\) \S+ (\d+) .*/s, '$1')
  return pids.filter((pid) => parentOf(pid) === String(parent)).map(Number)
}

/** Returns an empty string if the process has already exited. */
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
    // It has already exited.
  }
}
