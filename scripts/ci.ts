import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
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
/** When each part began, in seconds. */
const parts: { name: string; began: number }[] = []

/** How many of the slowest files the summary names: where a gate that has become slow can be made quicker. */
const slowestShown = 30

/** With more failing files than this, nothing is retried. */
const mostRetried = 6

async function main() {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const tallies: Tally[] = []
  const absent: string[] = []

  heading('check')
  for (const name of Object.keys(checks) as Check[])
    tallies.push(tallyStep(`check ${name}`, (await runCheck(name)).code))

  // Before the tests, in which servers start dozens of times.
  if (hasScript('packages/kit', 'build')) tallies.push(await runStep('build', 600))

  tallies.push(await runUnitTests())

  if (hasScript('packages/kit', 'build')) {
    tallies.push(await runStep('check:package', 300))
    tallies.push(await runBudgets())
  } else absent.push('build and check:package (packages/kit has no "build" script)')

  if (hasScript('e2e', 'e2e')) {
    tallies.push(await runJourneys('e2e'))
    // And with motion, which the others leave out.
    tallies.push(await runJourneys('e2e:react18', coreJourneys, { MOTION: 'on' }))
    tallies.push(await runStep('docs:check', 300))
  } else absent.push('e2e (e2e has no "e2e" script)')

  // Nothing before the first release.
  tallies.push(await runStep('check:compat', 900, ['--quick']))
  // One of them; `pnpm templates` tries all.
  tallies.push(await twice('templates', () => runStep('templates', 600, ['react'])))

  // Small, with the same inputs each time; `pnpm fuzz --runs 1000000` searches in full.
  tallies.push(await runStep('fuzz', 300))
  for (const area of ['server', 'relay', 'attack', 'wallet'])
    tallies.push(await twice(`faults ${area}`, () => runFaults(area)))
  tallies.push(await twice('self-host', () => runStep('self-host', 900)))

  summarise(addTallies(tallies), absent)
}

/** A part that passes or fails as a whole. */
async function runStep(script: string, limit: number, args: readonly string[] = []): Promise<Tally> {
  heading(script)
  const { code, output } = await run('pnpm', ['run', script, ...args], { cwd: root, show: true, limit })
  if (code !== 0) reasons.set(script, outputReason(output))
  return tallyStep(script, code)
}

/** Retries once after a failure, and reports that it did. */
async function twice(name: string, step: () => Promise<Tally>): Promise<Tally> {
  const first = await step()
  if (!first.failed.length) return first
  const second = await step()
  return second.failed.length ? second : { ...second, flaky: [name] }
}

/** The figures that do not depend on the load of the machine. */
async function runBudgets(): Promise<Tally> {
  heading('figures')
  const env = { FIGURES: 'size,network,memory' }
  const { code, output } = await run('pnpm', ['run', 'figures', 'kit', '--strict'], {
    cwd: root,
    env,
    show: true,
    limit: 300,
  })
  if (code !== 0) reasons.set('figures kit', outputReason(output))
  return tallyStep('figures kit', code)
}

/** Fault tests with small loads; `pnpm faults <area>` runs them in full. */
async function runFaults(area: string): Promise<Tally> {
  heading(`faults ${area}`)
  const { code, output } = await run('pnpm', ['run', 'faults', area], {
    cwd: root,
    env: { FAULTS: 'quick' },
    show: true,
    limit: 600,
  })
  if (code !== 0) reasons.set(`faults ${area}`, outputReason(output))
  return tallyStep(`faults ${area}`, code)
}

/** Failing files are retried once on their own, including those with failing hooks and stray errors; those that then pass are reported as flaky. */
async function runUnitTests(): Promise<Tally> {
  heading('test')
  const first = await runVitest('vitest', [], 1500)
  const tally = tallyRun('test', first.code, first.report && tallyVitest(first.report, first.stray))
  const files = first.report && filesToRetry(first.report, first.stray)
  if (!first.report || !files?.length || files.length > mostRetried) return tally

  heading(`test: ${files.length} files once more`)
  const second = await runVitest('vitest-again', files, 300)
  if (!second.report) return tally
  const report = withRetry(first.report, second.report)
  const again = tallyRun('test', second.code, tallyVitest(report, second.stray))
  return { ...again, flaky: tally.failed.filter((name) => !again.failed.includes(name)) }
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
  heading(script)
  const path = join(out, `${script.replace(':', '-')}.json`)
  // Another server may use the default port.
  const env = { ...settings, E2E_JSON: path, E2E_PORT: String(await freePort()) }
  const { code } = await run('pnpm', ['run', script, ...files], { cwd: root, env, show: true, limit: 3100 })
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

function hasScript(folder: string, script: string): boolean {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return script in (scripts ?? {})
}

function heading(name: string) {
  parts.push({ name, began: secondsUntilNow() })
  console.log(`\n== ${name} (${elapsed()})`)
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
  const end = secondsUntilNow()
  for (const [index, { name, began }] of parts.entries())
    console.log(`part:    ${Math.round((parts[index + 1]?.began ?? end) - began)} s ${name}`)
  const slowest = [...times].sort(([, one], [, other]) => other - one).slice(0, slowestShown)
  for (const [file, seconds] of slowest)
    console.log(`slow:    ${Math.round(seconds)} s ${isAbsolute(file) ? relative(root, file) : file}`)
}

function summarise({ passed, failed, skipped, flaky }: Tally, absent: readonly string[]) {
  console.log('\n== summary')
  summariseTimes()
  for (const name of absent) console.log(`absent:  ${name}`)
  for (const name of skipped) console.log(`skipped: ${name}`)
  for (const name of flaky) console.log(`flaky:   ${withReason(name)}`)
  for (const name of failed) console.log(`failed:  ${withReason(name)}`)
  console.log(`took ${elapsed()}`)
  console.log(`${passed} passed, ${failed.length} failed`)
  process.exitCode = failed.length ? 1 : 0
}

await main()
