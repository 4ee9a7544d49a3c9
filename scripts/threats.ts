import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/testing/freePort.ts'
import { files } from './files.ts'
import { run } from './run.ts'
import type { PlaywrightReport, VitestReport } from './tally.ts'

/** A row of `docs/threats.md`. */
export type Threat = { readonly id: number; readonly name: string }
/** One test, run now. */
export type Result = { readonly title: string; readonly passed: boolean }
export type Verdict = Threat & { readonly passed: number; readonly failed: readonly string[] }

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
      }
    }),
    unknown: results.filter(({ title }) => threatsOf(title).some((id) => !known.has(id))),
  }
}

/** A threat without a test is short, too. */
export const isOk = ({ failed, passed }: Verdict): boolean => passed > 0 && failed.length === 0

export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ name }) => name.length))
  return verdicts
    .map((verdict) => {
      const { failed, id, name, passed } = verdict
      const count = `${passed + failed.length}`.padStart(3)
      return `${`${id}`.padStart(2)}  ${name.padEnd(width)}  ${count} tests  ${isOk(verdict) ? 'ok' : 'short'}`
    })
    .join('\n')
}

const root = join(import.meta.dirname, '..')
const tagged = '\\(threats? \\d'

/** Runs only the tests that name a threat, on real parts like all tests; `pnpm build` must have run. */
async function main() {
  const folder = join(root, '.cache/threats')
  mkdirSync(folder, { recursive: true })
  const naming = (pattern: string) =>
    files(root, [pattern]).filter((file) => new RegExp(tagged).test(readFileSync(join(root, file), 'utf8')))

  const unit = join(folder, 'vitest.json')
  const tests = naming('{packages,apps,e2e,fuzz}/**/*.test.{ts,tsx}')
  const args = ['run', 'test', '-t', tagged, '--reporter=default', '--reporter=json']
  await run('pnpm', [...args, `--outputFile.json=${unit}`, ...tests], { cwd: root, show: true })

  const journeys = join(folder, 'playwright.json')
  const specs = naming('e2e/journeys/*.spec.ts').map((file) => file.replace('e2e/', ''))
  const env = { E2E_JSON: journeys, E2E_PORT: String(await freePort()) }
  if (specs.length) await run('pnpm', ['run', 'e2e', ...specs, '-g', tagged], { cwd: root, env, show: true })

  const { unknown, verdicts } = judge(readThreats(readFileSync(join(root, 'docs/threats.md'), 'utf8')), [
    ...vitestResults(read<VitestReport>(unit)),
    ...playwrightResults(read<PlaywrightReport>(journeys)),
  ])
  console.log(`\n${formatVerdicts(verdicts)}`)
  for (const { failed, id } of verdicts) for (const title of failed) console.log(`failed: ${id} ${title}`)
  for (const { title } of unknown) console.log(`names a threat that is not in docs/threats.md: ${title}`)
  process.exitCode = unknown.length || !verdicts.every(isOk) ? 1 : 0
}

export function vitestResults(report: VitestReport | undefined): Result[] {
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults
      // Those that the pattern left out are reported as skipped.
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
  )
}

export function playwrightResults(report: PlaywrightReport | undefined): Result[] {
  const visit = (suite: PlaywrightReport['suites'][number]): Result[] => [
    ...suite.specs.flatMap(({ tests, title }) =>
      tests.map(({ status }) => ({ title, passed: status === 'expected' })),
    ),
    ...(suite.suites ?? []).flatMap(visit),
  ]
  return (report?.suites ?? []).flatMap(visit)
}

function read<Value>(path: string): Value | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

if (import.meta.main) await main()
