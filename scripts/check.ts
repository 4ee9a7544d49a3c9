import { join } from 'node:path'
import { type Outcome, run } from './run.ts'

/** All static checks of the sources. */
export const checks = {
  style: ['biome', 'check', '--error-on-warnings', '.'],
  types: ['tsc', '-p', 'tsconfig.json'],
  imports: ['depcruise', 'packages', 'apps', 'e2e', 'fuzz', 'scripts', '--config', '.dependency-cruiser.mjs'],
  unused: ['knip'],
  // Code that only tests use.
  testOnly: ['knip', '--production'],
  messages: ['node', 'scripts/checkMessages.ts'],
  text: ['node', 'scripts/checkText.ts'],
  namespaces: ['node', 'scripts/checkNamespaces.ts'],
  families: ['node', 'scripts/chainFootprint.ts'],
  footprint: ['node', 'scripts/featureFootprint.ts', '--check'],
  spec: ['node', 'scripts/spec.ts'],
  docs: ['node', 'scripts/checkDocs.ts'],
  generated: ['node', 'scripts/gen.ts', '--check'],
  licences: ['node', 'scripts/checkLicences.ts'],
  advisories: ['node', 'scripts/checkAdvisories.ts'],
} satisfies Record<string, [string, ...string[]]>

export type Check = keyof typeof checks

/** Runs one check; prints its output only if it failed, and its notes. */
export async function runCheck(name: Check): Promise<Outcome> {
  const root = join(import.meta.dirname, '..')
  const [command, ...args] = checks[name] as [string, ...string[]]
  // Makes binaries available when the script was not started by pnpm.
  const env = { PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
  const outcome = await run(command, args, { cwd: root, env, limit: 300 })
  const ok = outcome.code === 0
  const notes = outcome.output.split('\n').filter((line) => line.startsWith('note: '))
  if (!ok) console.log(outcome.output.trimEnd())
  else for (const note of notes) console.log(note)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${outcome.seconds.toFixed(1)} s)`)
  return outcome
}

async function main() {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !(name in checks))
  if (unknown.length) {
    console.error(`No check ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}`)
    process.exit(2)
  }
  for (const name of (asked.length ? asked : Object.keys(checks)) as Check[])
    if ((await runCheck(name)).code !== 0) process.exitCode = 1
}

if (import.meta.main) await main()
