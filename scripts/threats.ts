import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../apps/server/src/testing/freePort.ts'
import { files } from './files.ts'
import { run } from './run.ts'
import type { PlaywrightReport } from './tally.ts'

/** A row of `docs/threats.md`. */
export type Threat = { readonly id: number; readonly name: string }
/** One test, run now. */
export type Result = {
  readonly title: string
  readonly passed: boolean
  /** What it tried, such as `10,000 guesses`: annotations of the type `size`. */
  readonly sizes: readonly string[]
}
export type Verdict = Threat & {
  readonly passed: number
  readonly failed: readonly string[]
  readonly sizes: readonly string[]
}

/** The rows of the table, in order. */
export function readThreats(markdown: string): Threat[] {
  return [...markdown.matchAll(/^\| *(\d+) *\| *([^|]+?) *\|/gm)].map(([, id, name]) => ({
    id: Number(id),
    name: name as string,
  }))
}

/** The threats that the title of a test names: `… (threat 14)`, `… (threats 22, 24)`. */
export function threatsOf(title: string): number[] {
  return [...title.matchAll(/\(threats? (\d+(?:, \d+)*)\)/g)].flatMap(([, list = '']) =>
    list.split(', ').map(Number),
  )
}

/** Each threat with the tests that name it, and names of threats that are not in the table. */
export function judge(threats: readonly Threat[], results: readonly Result[]) {
  const known = new Set(threats.map(({ id }) => id))
  return {
    verdicts: threats.map((threat): Verdict => {
      const tests = results.filter(({ title }) => threatsOf(title).includes(threat.id))
      return {
        ...threat,
        passed: tests.filter(({ passed }) => passed).length,
        failed: tests.filter(({ passed }) => !passed).map(({ title }) => title),
        sizes: [...new Set(tests.flatMap(({ sizes }) => sizes))],
      }
    }),
    unknown: results.filter(({ title }) => threatsOf(title).some((id) => !known.has(id))),
  }
}

/** A threat without a test is short, too. */
export const isOk = ({ failed, passed }: Verdict): boolean => passed > 0 && failed.length === 0

export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ name }) => name.length))
  const rows = verdicts.map((verdict) => {
    const { failed, id, name, passed, sizes } = verdict
    const count = `${passed + failed.length}`.padStart(3)
    const state = (isOk(verdict) ? 'ok' : 'short').padEnd(5)
    return `${`${id}`.padStart(2)}  ${name.padEnd(width)}  ${count} tests  ${state}  ${sizes.join(', ')}`.trimEnd()
  })
  const short = verdicts.filter((verdict) => !isOk(verdict)).length
  return [...rows, `${verdicts.length} threats, ${short} short`].join('\n')
}

const root = join(import.meta.dirname, '..')
const tagged = '\\(threats? \\d'

/** Messages for each parser of the frame's protocol. */
const fuzzRuns = { sample: 20_000, full: 1_000_000 }

/** Builds, then runs the tests that name a threat, on real parts like all tests: samples, or with `--full` all cases. */
async function main() {
  const { full } = parseArgs({ options: { full: { type: 'boolean', default: false } } }).values
  const folder = join(root, '.cache/threats')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const threats = readThreats(readFileSync(join(root, 'docs/threats.md'), 'utf8'))

  const built = await run('pnpm', ['run', 'build'], { cwd: root })
  if (built.code !== 0) {
    console.error(`${built.output.slice(-3_000)}\nThe build failed: run ./setup, then pnpm build.`)
    process.exit(2)
  }
  const results = [
    ...(await runUnitTests(folder, full)),
    ...(await runJourneys(folder, full)),
    await runFuzz(full ? fuzzRuns.full : fuzzRuns.sample),
  ]
  const { unknown, verdicts } = judge(threats, results)
  console.log(`\n${formatVerdicts(verdicts)}`)
  const failed = results.filter(({ passed }) => !passed)
  for (const { title } of failed) console.log(`failed: ${title}`)
  for (const { title } of unknown) console.log(`names a threat that is not in docs/threats.md: ${title}`)
  process.exitCode = unknown.length || failed.length || !verdicts.every(isOk) ? 1 : 0
}

/** Files with a title that names a threat. */
const naming = (pattern: string) =>
  files(root, [pattern]).filter((file) => new RegExp(tagged).test(readFileSync(join(root, file), 'utf8')))

const exhaustive = (full: boolean) => (full ? { EXHAUSTIVE: '1' } : {})

/** Whole files: a test may look at what those before it left, such as a log. */
async function runUnitTests(folder: string, full: boolean): Promise<Result[]> {
  const path = join(folder, 'vitest.json')
  const tests = naming('{packages,apps,e2e,fuzz}/**/*.test.{ts,tsx}')
  const reporters = ['--reporter=default', '--reporter=./scripts/threatResults.ts']
  const env = { THREAT_RESULTS: path, ...exhaustive(full) }
  const timeout = [`--testTimeout=${full ? 14_400_000 : 120_000}`, '--hookTimeout=120000']
  await run('pnpm', ['run', 'test', ...reporters, ...timeout, ...tests], { cwd: root, env, show: true })
  return read<Result[]>(path) ?? [lost('the unit tests')]
}

async function runJourneys(folder: string, full: boolean): Promise<Result[]> {
  const path = join(folder, 'playwright.json')
  const specs = naming('e2e/journeys/*.spec.ts').map((file) => file.replace('e2e/', ''))
  const env = { E2E_JSON: path, E2E_PORT: String(await freePort()), ...exhaustive(full) }
  const timeout = full ? ['--timeout=1800000'] : []
  await run('pnpm', ['run', 'e2e', ...specs, '-g', tagged, ...timeout], { cwd: root, env, show: true })
  const report = read<PlaywrightReport>(path)
  return report ? playwrightResults(report) : [lost('the journeys')]
}

/** Messages that no schema allows must not be accepted, nor crash a parser. */
async function runFuzz(runs: number): Promise<Result> {
  const { code } = await run('pnpm', ['run', 'fuzz', 'protocol/frame', '--runs', `${runs}`], {
    cwd: root,
    show: true,
  })
  const sizes = [`2 × ${runs.toLocaleString('en')} fuzzed messages`]
  return { title: 'fuzz: messages of pages and of the frame (threat 4)', passed: code === 0, sizes }
}

function lost(what: string): Result {
  return { title: `${what} left no report`, passed: false, sizes: [] }
}

export function playwrightResults(report: PlaywrightReport): Result[] {
  const visit = (suite: PlaywrightReport['suites'][number]): Result[] => [
    ...suite.specs.flatMap(({ tests, title }) =>
      tests.map(({ annotations = [], status }) => ({
        title,
        passed: status === 'expected',
        sizes: annotations.flatMap(({ description, type }) =>
          type === 'size' && description ? [description] : [],
        ),
      })),
    ),
    ...(suite.suites ?? []).flatMap(visit),
  ]
  return report.suites.flatMap(visit)
}

function read<Value>(path: string): Value | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

if (import.meta.main) await main()
