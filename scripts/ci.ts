import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { isAbsolute, join, relative } from 'node:path'
import { freePort } from '../apps/server/src/testing/freePort.ts'
import { type Check, checks, runCheck } from './check.ts'
import { run } from './run.ts'
import type { StrayError } from './strayErrors.ts'
import {
  addTallies,
  emptyTally,
  filesToRetry,
  outputReason,
  type PlaywrightReport,
  playwrightReasons,
  playwrightTimes,
  type Reasons,
  type Tally,
  type Times,
  tallyPlaywright,
  tallyRun,
  tallyVitest,
  type VitestReport,
  vitestReasons,
  vitestTimes,
  withRetry,
} from './tally.ts'

// Every part runs even if another failed, so that one run reports all failures.
// Time limits end what hangs; a shared machine can be several times slower than an idle one.

const root = join(import.meta.dirname, '..')
const out = join(root, '.cache/ci')
const started = performance.now()
/** Why tests failed, by their names. */
const reasons = new Map<string, string>()
/** How long each file of tests took, in seconds. */
const times = new Map<string, number>()
/** The parts that have ended: how long each took, and how busy the machine was meanwhile. */
const parts: { name: string; seconds: number; busyPercent: number }[] = []

/** How many of the slowest files the summary names: where a gate that has become slow can be made quicker. */
const slowestShown = 30

/** With more failing files than this, nothing is retried. */
const mostRetried = 6

async function main() {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const tallies: Tally[] = []

  tallies.push(await part('check', runChecks))
  // Before the tests, in which servers start dozens of times.
  tallies.push(await runStep('build', 600))
  tallies.push(await runUnitTests())
  tallies.push(
    ...(await sideBySide(
      [() => runStep('check:package', 300), () => runStep('check:compat', 900, ['--quick'])],
      [runBudgets],
    )),
  )

  tallies.push(await runJourneys('e2e'))
  // And with motion, which the others leave out.
  tallies.push(await runJourneys('e2e:react18', coreJourneys, { MOTION: 'on' }))

  // Two at a time: they install, start and wait, and their time limits are generous.
  tallies.push(
    ...(await sideBySide(
      [
        () => runStep('docs:check', 300),
        // One of them; `pnpm templates` tries all.
        () => twice('templates', () => runStep('templates', 600, ['react'])),
        () => twice('self-host', () => runStep('self-host', 900)),
      ],
      ['relay', 'wallet', 'server'].map((area) => () => twice(`faults ${area}`, () => runFaults(area))),
    )),
  )
  // Alone: it measures how long a visitor waits meanwhile.
  tallies.push(await twice('faults attack', () => runFaults('attack')))
  // Small, with the same inputs each time; `pnpm fuzz --runs 1000000` searches in full.
  tallies.push(await runStep('fuzz', 300))

  summarise(addTallies(tallies))
}

/** Runs lanes of parts beside one another; within a lane, one part after the other. */
async function sideBySide(...lanes: (() => Promise<Tally>)[][]): Promise<Tally[]> {
  const run = async (lane: (() => Promise<Tally>)[]) => {
    const tallies: Tally[] = []
    for (const step of lane) tallies.push(await step())
    return tallies
  }
  return (await Promise.all(lanes.map(run))).flat()
}

/** Two at a time: most use one processor. */
async function runChecks(): Promise<Tally> {
  const names = Object.keys(checks).values() as ArrayIterator<Check>
  const tallies: Tally[] = []
  const lane = async () => {
    for (const name of names) tallies.push(tallyStep(`check ${name}`, (await runCheck(name)).code))
  }
  await Promise.all([lane(), lane()])
  return addTallies(tallies)
}

/** A part that passes or fails as a whole: a script of package.json. */
function runStep(
  script: string,
  limit: number,
  args: readonly string[] = [],
  env?: Record<string, string>,
  name = script,
): Promise<Tally> {
  return part(name, async () => {
    const options = { cwd: root, env, show: `${name}: `, limit }
    const { code, output } = await run('pnpm', ['run', script, ...args], options)
    if (code !== 0) reasons.set(name, outputReason(output))
    return tallyStep(name, code)
  })
}

/** Retries once after a failure, and reports that it did. */
async function twice(name: string, step: () => Promise<Tally>): Promise<Tally> {
  const first = await step()
  if (!first.failed.length) return first
  const second = await step()
  return second.failed.length ? second : { ...second, flaky: [name] }
}

/** The figures that do not depend on the load of the machine. */
function runBudgets(): Promise<Tally> {
  const env = { FIGURES: 'size,network,memory' }
  return runStep('figures', 300, ['kit', '--strict'], env, 'figures kit')
}

/** Fault tests with small loads; `pnpm faults <area>` runs them in full. */
function runFaults(area: string): Promise<Tally> {
  return runStep('faults', 600, [area], { FAULTS: 'quick' }, `faults ${area}`)
}

/** Failing files are retried once on their own, including those with failing hooks and stray errors; those that then pass are reported as flaky. */
async function runUnitTests(): Promise<Tally> {
  const first = await part('test', () => runVitest('vitest', [], 1500))
  const tally = tallyRun('test', first.code, first.report && tallyVitest(first.report, first.stray))
  const files = first.report && filesToRetry(first.report, first.stray)
  if (!first.report || !files?.length || files.length > mostRetried) return tally

  const again = `test: ${files.length} files once more`
  const second = await part(again, () => runVitest('vitest-again', files, 300))
  if (!second.report) return tally
  const report = withRetry(first.report, second.report)
  const passed = tallyRun('test', second.code, tallyVitest(report, second.stray))
  return { ...passed, flaky: tally.failed.filter((name) => !passed.failed.includes(name)) }
}

type VitestRun = { code: number; report: VitestReport | undefined; stray: StrayError[] }

async function runVitest(name: string, files: string[], limit: number): Promise<VitestRun> {
  const path = join(out, `${name}.json`)
  const strayPath = join(out, `${name}-stray.json`)
  const reporters = ['default', 'json', './scripts/strayErrors.ts'].map(
    (reporter) => `--reporter=${reporter}`,
  )
  const args = ['run', 'test', ...reporters, `--outputFile.json=${path}`, ...files]
  const { code } = await run('pnpm', args, { cwd: root, env: { STRAY_ERRORS: strayPath }, show: true, limit })
  const report = readJson<VitestReport>(path)
  if (report) {
    note(vitestReasons(report))
    time(vitestTimes(report))
  }
  return { code, report, stray: readJson<StrayError[]>(strayPath) ?? [] }
}

/** What runs with React 18 too; `pnpm e2e:react18` runs all journeys with it. */
const coreJourneys = ['connect', 'firstView', 'signing'].map((name) => `journeys/${name}.spec.ts`)

async function runJourneys(
  script: string,
  files: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const path = join(out, `${script.replace(':', '-')}.json`)
  // Another server may use the default port.
  const env = { ...settings, E2E_JSON: path, E2E_PORT: String(await freePort()) }
  const { code } = await part(script, () =>
    run('pnpm', ['run', script, ...files], { cwd: root, env, show: true, limit: 3100 }),
  )
  const report = readJson<PlaywrightReport>(path)
  if (report) {
    note(playwrightReasons(report))
    time(playwrightTimes(report))
  }
  return tallyRun(script, code, report && tallyPlaywright(report))
}

function note(found: Reasons): void {
  for (const [name, reason] of found) reasons.set(name, reason)
}

function time(found: Times): void {
  for (const [file, seconds] of found) times.set(file, (times.get(file) ?? 0) + seconds)
}

function withReason(name: string): string {
  const reason = reasons.get(name)
  return reason === undefined ? name : `${name}\n         ${reason}`
}

function readJson<value>(path: string): value | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function tallyStep(name: string, code: number): Tally {
  return code === 0 ? { ...emptyTally(), passed: 1 } : { ...emptyTally(), failed: [name] }
}

/** Names a part of the gate, and notes how long it took. */
async function part<result>(name: string, work: () => Promise<result>): Promise<result> {
  console.log(`\n== ${name} (${elapsed()})`)
  const began = secondsUntilNow()
  const [busyBefore, idleBefore] = processorTimes()
  const result = await work()
  const [busyNow, idleNow] = processorTimes()
  const [busy, idle] = [busyNow - busyBefore, idleNow - idleBefore]
  const busyPercent = Math.round((100 * busy) / Math.max(1, busy + idle))
  parts.push({ name, seconds: Math.round(secondsUntilNow() - began), busyPercent })
  return result
}

/** Of all processors since the machine started: busy and idle. */
function processorTimes(): [number, number] {
  const times = cpus().map(({ times }) => times)
  const idle = times.reduce((sum, { idle }) => sum + idle, 0)
  const all = times.reduce((sum, { user, nice, sys, irq, idle }) => sum + user + nice + sys + irq + idle, 0)
  return [all - idle, idle]
}

function elapsed(): string {
  const seconds = Math.round(secondsUntilNow())
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function secondsUntilNow(): number {
  return (performance.now() - started) / 1000
}

/** Parts by the time they took, and the slowest files. */
function summariseTimes() {
  for (const { name, seconds, busyPercent } of parts)
    console.log(`part:    ${seconds} s, ${busyPercent} % busy: ${name}`)
  const slowest = [...times].sort(([, one], [, other]) => other - one).slice(0, slowestShown)
  for (const [file, seconds] of slowest)
    console.log(`slow:    ${Math.round(seconds)} s ${isAbsolute(file) ? relative(root, file) : file}`)
}

function summarise({ passed, failed, skipped, flaky }: Tally) {
  console.log('\n== summary')
  summariseTimes()
  for (const name of skipped) console.log(`skipped: ${name}`)
  for (const name of flaky) console.log(`flaky:   ${withReason(name)}`)
  for (const name of failed) console.log(`failed:  ${withReason(name)}`)
  console.log(`took ${elapsed()}`)
  console.log(`${passed} passed, ${failed.length} failed`)
  process.exitCode = failed.length ? 1 : 0
}

await main()
