import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EngineName, engineNames } from './engine.ts'
import { journeys } from './journeys.ts'

export type Outcome = { readonly result: 'passed' | 'failed' | 'not possible'; readonly reason?: string }
/** The last run of all journeys in an engine. */
export type EngineRun = {
  readonly name: EngineName
  readonly version: string
  readonly date: string
  readonly outcomes: Readonly<Record<string, Outcome>>
}

const root = join(import.meta.dirname, '../..')
/** Where runs and screenshots of failures are kept. Playwright empties its own folder. */
export const resultsFolder = join(root, '.cache/engines')
const page = join(root, 'docs/engines.md')

const titles: Record<EngineName, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox ESR',
  webkit: 'WebKitGTK',
}

/** A line per journey and a column per engine, then why something is not as it should be. */
export function tableOf(runs: readonly EngineRun[], titlesOfJourneys: readonly string[]): string {
  const rows = titlesOfJourneys.map((title) => {
    const results = runs.map(({ outcomes }) => outcomes[title]?.result ?? 'not run')
    return `| ${[title, ...results].join(' | ')} |`
  })
  const head = ['Journey', ...runs.map(({ name, version }) => `${titles[name]} ${version}`)]
  const lines = [`| ${head.join(' | ')} |`, `|${head.map(() => '---|').join('')}`, ...rows]
  const total = runs.map(({ outcomes }) => countsOf(Object.values(outcomes)))
  return [...lines, `| **all** | ${total.join(' | ')} |`].join('\n')
}

/** What is not passed, with its reason. */
export function reasonsOf(runs: readonly EngineRun[]): string[] {
  return runs.flatMap(({ name, outcomes }) =>
    Object.entries(outcomes).flatMap(([title, { reason, result }]) =>
      result === 'passed' ? [] : `${titles[name]}, ${title}: ${result}. ${reason?.split('\n')[0] ?? ''}`,
    ),
  )
}

function countsOf(outcomes: readonly Outcome[]): string {
  const count = (wanted: Outcome['result']) => outcomes.filter(({ result }) => result === wanted).length
  return (['passed', 'failed', 'not possible'] as const)
    .flatMap((result) => (count(result) > 0 ? `${count(result)} ${result}` : []))
    .join(', ')
}

/** Keeps a run of all journeys, and writes the page once every engine has one. Resolves to whether it did. */
export function keepRun(run: EngineRun): boolean {
  mkdirSync(resultsFolder, { recursive: true })
  const fileOf = (name: EngineName) => join(resultsFolder, `${name}.json`)
  writeFileSync(fileOf(run.name), JSON.stringify(run))
  const runs: EngineRun[] = []
  for (const name of engineNames)
    try {
      runs.push(JSON.parse(readFileSync(fileOf(name), 'utf8')) as EngineRun)
    } catch {
      return false
    }
  writeFileSync(page, pageOf(runs))
  return true
}

function pageOf(runs: readonly EngineRun[]): string {
  const reasons = reasonsOf(runs)
  const dates = [...new Set(runs.map(({ date }) => date))].join(' and ')
  return `# Browser engines

What a visitor does, in the engines of Chrome, Firefox and Safari: the same journeys, on one layer, with real mouse and keyboard input. \`pnpm e2e:engines\` runs them and writes this page; it needs Debian's \`webkit2gtk-driver\`, \`xvfb\` and \`openbox\`. \`pnpm e2e:engines webkit -g 'second tab'\` runs some in one engine.

- **Chromium** is driven by its DevTools protocol, without a window. That build cannot ask visitors anything, so the driver grants what a click may do in Chrome: copy.
- **Firefox** is driven by WebDriver BiDi, without a window.
- **WebKitGTK** is driven by WebDriver, in a window on a screen in memory. A second tab is a second window there, because a tab in the background gets no input. It has the engine of Safari, but nothing of Apple's systems.

Passkeys are not among these journeys: only Chromium's protocol has an authenticator for tests, and WebKitGTK has no WebAuthn. Neither are requests that a test answers itself. The journeys of \`pnpm e2e\`, in Chromium, have both.

Last run: ${dates}.

${tableOf(
  runs,
  journeys.map(({ title }) => title),
)}

## What differs

${reasons.length > 0 ? reasons.map((reason) => `- ${reason}`).join('\n') : 'Nothing: every journey passes in every engine.'}
`
}
