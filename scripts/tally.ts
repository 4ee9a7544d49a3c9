import { stripVTControlCharacters } from 'node:util'
import type { StrayError } from './strayErrors.ts'

/** Of the reason of a failure in the summary. */
const maxReasonLength = 400

/** The number of passed tests, and the failed ones. */
export type Tally = { passed: number; failed: string[]; skipped: string[]; flaky: string[] }

export function emptyTally(): Tally {
  return { passed: 0, failed: [], skipped: [], flaky: [] }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  }
}

/** The part of vitest's JSON report that is used. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    /** Milliseconds since 1970. */
    startTime?: number
    endTime?: number
    /** Of a file that failed as a whole. */
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

export function tallyVitest({ testResults }: VitestReport, stray: readonly StrayError[] = []): Tally {
  const tally = emptyTally()
  for (const { name, status, assertionResults } of testResults) {
    for (const { fullName, status } of assertionResults)
      if (status === 'passed') tally.passed++
      else (status === 'failed' ? tally.failed : tally.skipped).push(`${name} > ${fullName}`)
    // A file that does not load, or whose hooks fail, has no failing test in the report.
    if (status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'))
      tally.failed.push(name)
  }
  for (const { file = 'nowhere known', message } of stray)
    tally.failed.push(`outside any test, in ${file}: ${message}`)
  return tally
}

/** The files to retry; undefined if a failure belongs to no file. */
export function filesToRetry(
  { testResults }: VitestReport,
  stray: readonly StrayError[],
): string[] | undefined {
  const files = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  for (const { file } of stray) {
    if (!file) return undefined
    files.push(file)
  }
  return [...new Set(files)]
}

/** The first report, updated with the results of the retried files. */
export function withRetry(first: VitestReport, second: VitestReport): VitestReport {
  const again = new Map(second.testResults.map((result) => [result.name, result]))
  return { testResults: first.testResults.map((result) => again.get(result.name) ?? result) }
}

/** The part of Playwright's JSON report that is used. */
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }
type PlaywrightSuite = {
  title: string
  specs: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}
type PlaywrightSpec = { title: string; file: string; line: number; tests: PlaywrightTest[] }
type PlaywrightTest = {
  projectName: string
  status: string
  annotations?: { type: string; description?: string }[]
  results?: { duration?: number; error?: { message?: string } }[]
}

export function tallyPlaywright({ suites, errors }: PlaywrightReport): Tally {
  const tally = emptyTally()
  const visit = ({ specs, suites = [] }: PlaywrightSuite) => {
    for (const spec of specs)
      for (const test of spec.tests) {
        const { status } = test
        const name = nameOf(spec, test)
        if (status === 'expected' || status === 'flaky') tally.passed++
        if (status === 'flaky') tally.flaky.push(name)
        if (status === 'unexpected') tally.failed.push(name)
        if (status === 'skipped') tally.skipped.push(name)
      }
    for (const suite of suites) visit(suite)
  }
  for (const suite of suites) visit(suite)
  for (const { message = 'unknown' } of errors)
    tally.failed.push(`outside any test: ${message.split('\n')[0]}`)
  return tally
}

function nameOf({ file, line, title }: PlaywrightSpec, { projectName }: PlaywrightTest): string {
  return `${projectName ? `[${projectName}] ` : ''}${file}:${line} > ${title}`
}

/** How long each file took, in seconds. */
export type Times = ReadonlyMap<string, number>

export function vitestTimes({ testResults }: VitestReport): Times {
  return new Map(
    testResults.map(({ name, startTime = 0, endTime = 0 }) => [name, (endTime - startTime) / 1_000]),
  )
}

/** Of its tests, one after the other. */
export function playwrightTimes({ suites }: PlaywrightReport): Times {
  const times = new Map<string, number>()
  const visit = ({ specs, suites = [] }: PlaywrightSuite) => {
    for (const { file, tests } of specs)
      for (const { duration = 0 } of tests.flatMap(({ results }) => results ?? []))
        times.set(file, (times.get(file) ?? 0) + duration / 1_000)
    for (const suite of suites) visit(suite)
  }
  for (const suite of suites) visit(suite)
  return times
}

/** Why tests failed, by their names in the tally; also of those that passed in another try. */
export type Reasons = ReadonlyMap<string, string>

export function vitestReasons({ testResults }: VitestReport): Reasons {
  const reasons = new Map<string, string>()
  for (const { name, message = '', assertionResults } of testResults) {
    if (message) reasons.set(name, shorten(message))
    for (const { fullName, failureMessages } of assertionResults) {
      const [first] = failureMessages ?? []
      if (first) reasons.set(`${name} > ${fullName}`, shorten(first))
    }
  }
  return reasons
}

export function playwrightReasons({ suites }: PlaywrightReport): Reasons {
  const reasons = new Map<string, string>()
  const visit = ({ specs, suites = [] }: PlaywrightSuite) => {
    for (const spec of specs)
      for (const test of spec.tests) {
        const message = test.results?.find(({ error }) => error?.message)?.error?.message
        if (message) reasons.set(nameOf(spec, test), shorten(message))
      }
    for (const suite of suites) visit(suite)
  }
  for (const suite of suites) visit(suite)
  return reasons
}

/** What the output of a command that failed says about it: lines that name a failure, or else its last one. */
export function outputReason(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim())
  const telling = lines.filter((line) => /\b(?:short|failed|FAILED|error|Error|timed out)\b/.test(line))
  return shorten((telling.length ? telling : lines).slice(-4).join(' | '))
}

/** On one line, without colours. */
function shorten(text: string): string {
  const plain = stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim()
  return plain.length > maxReasonLength ? `${plain.slice(0, maxReasonLength)}…` : plain
}

/** A run with a failing exit code or without a report counts as a failure even if no test failed. */
export function tallyRun(name: string, code: number, counted: Tally | undefined): Tally {
  const tally = counted ?? emptyTally()
  const total = tally.passed + tally.failed.length
  if (!counted) tally.failed.push(`${name}: no report (exit code ${code})`)
  else if (code !== 0 && !tally.failed.length) tally.failed.push(`${name}: exit code ${code}`)
  else if (total === 0) tally.failed.push(`${name}: ran nothing`)
  return tally
}
