import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Check, checks, runCheck } from './check.ts'
import { run } from './run.ts'
import {
  addTallies,
  emptyTally,
  type PlaywrightReport,
  type Tally,
  tallyPlaywright,
  tallyRun,
  tallyVitest,
  type VitestReport,
} from './tally.ts'

// Every part runs even after another failed, so that one run tells all there is to mend.

const root = join(import.meta.dirname, '..')
const out = join(root, '.cache/ci')
const started = performance.now()

async function main() {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const tallies: Tally[] = []
  const absent: string[] = []

  heading('check')
  for (const name of Object.keys(checks) as Check[])
    tallies.push(tallyStep(`check ${name}`, (await runCheck(name)).code))

  tallies.push(
    await runTests(
      'test',
      ['test', '--reporter=default', '--reporter=json', `--outputFile.json=${join(out, 'vitest.json')}`],
      (report) => tallyVitest(report as VitestReport),
      'vitest.json',
      900,
    ),
  )

  if (hasScript('packages/kit', 'build')) {
    tallies.push(await runStep('build', 300))
    tallies.push(await runStep('check:package', 300))
    tallies.push(await runBudgets())
  } else absent.push('build and check:package (packages/kit has no "build" script)')

  if (hasScript('e2e', 'e2e'))
    tallies.push(
      await runTests(
        'e2e',
        ['e2e', '--reporter=list,json'],
        (report) => tallyPlaywright(report as PlaywrightReport),
        'playwright.json',
        1200,
      ),
    )
  else absent.push('e2e (e2e has no "e2e" script)')

  summarise(addTallies(tallies), absent)
}

/** A part that passes or fails as a whole. */
async function runStep(script: string, limit: number): Promise<Tally> {
  heading(script)
  const { code } = await run('pnpm', ['run', script], { cwd: root, show: true, limit })
  return tallyStep(script, code)
}

/** The figures that do not depend on how busy the machine is. */
async function runBudgets(): Promise<Tally> {
  heading('figures')
  const env = { FIGURES: 'size,network,memory' }
  const { code } = await run('pnpm', ['run', 'figures', 'kit', '--strict'], {
    cwd: root,
    env,
    show: true,
    limit: 300,
  })
  return tallyStep('figures kit', code)
}

/** A part that leaves a report of its tests. */
async function runTests(
  name: string,
  args: string[],
  count: (report: unknown) => Tally,
  file: string,
  limit: number,
): Promise<Tally> {
  heading(name)
  const path = join(out, file)
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path }
  const { code } = await run('pnpm', ['run', ...args], { cwd: root, env, show: true, limit })
  return tallyRun(name, code, existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
}

function tallyStep(name: string, code: number): Tally {
  return code === 0 ? { ...emptyTally(), passed: 1 } : { ...emptyTally(), failed: [name] }
}

function hasScript(folder: string, script: string): boolean {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return script in (scripts ?? {})
}

function heading(name: string) {
  console.log(`\n== ${name} (${elapsed()})`)
}

function elapsed(): string {
  const seconds = Math.round((performance.now() - started) / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function summarise({ passed, failed, skipped, flaky }: Tally, absent: readonly string[]) {
  console.log('\n== summary')
  for (const name of absent) console.log(`absent:  ${name}`)
  for (const name of skipped) console.log(`skipped: ${name}`)
  for (const name of flaky) console.log(`flaky:   ${name}`)
  for (const name of failed) console.log(`failed:  ${name}`)
  console.log(`took ${elapsed()}`)
  console.log(`${passed} passed, ${failed.length} failed`)
  process.exitCode = failed.length ? 1 : 0
}

await main()
