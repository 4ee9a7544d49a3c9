import { join } from 'node:path'
import { run } from './run.ts'

// Checks what we ship against the advisories of the package registry. Fails on a known
// vulnerability that is high or critical; where the registry has no advisories, such as
// behind a mirror, it says so and passes.

type Advisory = { module_name: string; severity: string; title: string; url: string }
type Report = { advisories?: Readonly<Record<string, Advisory>> }

async function main() {
  const root = join(import.meta.dirname, '..')
  // Without retries, which would take minutes where there is no network.
  const env = { npm_config_fetch_retries: '0', pnpm_config_fetch_retries: '0' }
  const { code, output } = await run('pnpm', ['audit', '--prod', '--json'], { cwd: root, env, limit: 60 })
  // pnpm's error if the registry cannot be reached or has no advisories; -1 if it does not answer in time.
  if ((code === -1 && output === '') || output.includes('ERR_PNPM_AUDIT_BAD_RESPONSE')) {
    console.log(`note: advisories were not checked: ${reasonOf(output)}`)
    return
  }
  const report = read(output)
  // Anything else must not pass as a registry without advisories.
  if (!report) throw new Error(`pnpm audit failed: ${output}`)
  const found = Object.values(report.advisories ?? {})
  const severe = found.filter(({ severity }) => severity === 'high' || severity === 'critical')
  for (const { module_name, severity, title, url } of found)
    console.log(`${severe.length > 0 ? '' : 'note: '}${module_name}: ${severity}: ${title} ${url}`)
  process.exitCode = severe.length > 0 ? 1 : 0
}

/** Undefined if the output is not a report. */
function read(output: string): Report | undefined {
  try {
    const value: Report = JSON.parse(output)
    return value.advisories ? value : undefined
  } catch {
    return undefined
  }
}

/** In one line, without the address of the registry, which may be that of a private mirror. */
function reasonOf(output: string): string {
  const [, status] = /responded with (\d{3})/.exec(output.replace(/[\s│]+/g, ' ')) ?? []
  return status === undefined ? 'the registry cannot be reached' : `the registry answered with ${status}`
}

if (import.meta.main) await main()
