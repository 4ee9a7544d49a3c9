import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeCertificate } from '../rig/makeCertificate.ts'
import { startNames } from '../rig/startNames.ts'
import { type Engine, type EngineName, type EngineOptions, engineNames } from './engine.ts'
import { installWebkit } from './installWebkit.ts'
import type { Journey } from './journey.ts'
import { journeys } from './journeys.ts'
import { openEngine } from './openEngine.ts'
import { type EngineRun, keepRun, type Outcome, reasonsOf, resultsFolder, tableOf } from './report.ts'
import { createServices, type Services } from './services.ts'
import { withVisit } from './visit.ts'

/**
 * Runs the journeys in each engine.
 *
 * Usage: pnpm e2e:engines [chromium] [firefox] [webkit] [-g title]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { grep: { type: 'string', short: 'g' } },
})
const unknown = positionals.filter((name) => !engineNames.includes(name as EngineName))
if (unknown.length > 0) throw new Error(`No engine ${unknown}. There are: ${engineNames.join(', ')}`)
const wanted = engineNames.filter((name) => positionals.length === 0 || positionals.includes(name))
const asked = journeys.filter(({ title }) => new RegExp(values.grep ?? '', 'i').test(title))

const journeyTimeoutMs = 90_000

async function runEngine(name: EngineName, services: Services): Promise<EngineRun> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-engines-'))
  const { spki, ...files } = makeCertificate(folder)
  const sites = await startNames(files)
  const opened = new Map<string, Engine>()
  const open = async (motion: EngineOptions['motion']) => {
    const engine =
      opened.get(motion) ??
      (await openEngine(name, { folder: join(folder, motion), proxyPort: sites.proxyPort, spki, motion }))
    opened.set(motion, engine)
    return engine
  }
  const outcomes: Record<string, Outcome> = {}
  try {
    for (const journey of asked) {
      const reason = journey.impossible?.[name]
      const started = performance.now()
      const outcome = reason
        ? ({ result: 'not possible', reason } as const)
        : await runJourney(await open(journey.motion ?? 'reduce'), journey, services)
      outcomes[journey.title] = outcome
      const seconds = ((performance.now() - started) / 1_000).toFixed(1)
      console.info(`${name}  ${outcome.result}  ${journey.title} (${seconds} s)`)
      if (outcome.reason) console.info(`    ${outcome.reason}`)
    }
    const version = [...opened.values()][0]?.version ?? ''
    return { name, version, date: new Date().toISOString().slice(0, 10), outcomes }
  } finally {
    for (const engine of opened.values()) await engine.close().catch(() => undefined)
    await sites.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function runJourney(engine: Engine, journey: Journey, services: Services): Promise<Outcome> {
  try {
    await withVisit(
      engine,
      services,
      (visit) => withTimeout(journey.run(visit)),
      async ({ tab }) => {
        mkdirSync(resultsFolder, { recursive: true })
        const file = `${engine.name} ${journey.title}`.replace(/\W+/g, '-')
        writeFileSync(join(resultsFolder, `${file}.png`), await tab.engine.screenshot())
      },
    )
    return { result: 'passed' }
  } catch (error) {
    return {
      result: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

async function withTimeout(run: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`not over in ${journeyTimeoutMs / 1_000} s`)),
    journeyTimeoutMs,
  )
  run.catch(() => undefined)
  try {
    await Promise.race([run, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

// Also when it is interrupted: browsers end with the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

if (wanted.includes('webkit')) installWebkit()
const services = createServices()
const runs: EngineRun[] = []
try {
  for (const name of wanted) {
    const run = await runEngine(name, services)
    runs.push(run)
    if (asked.length === journeys.length && keepRun(run)) console.info('docs/engines.md is written.')
  }
} finally {
  await services.stop()
}
console.info(
  tableOf(
    runs,
    asked.map(({ title }) => title),
  ),
)
for (const reason of reasonsOf(runs)) console.info(reason)
if (runs.some(({ outcomes }) => Object.values(outcomes).some(({ result }) => result === 'failed')))
  process.exitCode = 1
