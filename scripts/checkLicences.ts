import { join } from 'node:path'
import { run } from './run.ts'

// Checks that everything we ship, in the package and in the server's image, has a licence
// that asks for no more than attribution. pnpm reads the licences from what is installed.

/** SPDX ids. Add one only if it is as permissive as these. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  // Dedicated to the public domain.
  'Unlicense',
])

/** Whether a licence is allowed. Of `A OR B` one is enough; any other expression has to be listed. */
export function isAllowed(licence: string): boolean {
  const [, inner = licence] = /^\(([^()]+)\)$/.exec(licence) ?? []
  return inner.split(' OR ').some((id) => allowed.has(id))
}

type Report = Readonly<Record<string, readonly { name: string; versions: readonly string[] }[]>>

/** Dependencies whose licence is unknown or not allowed. */
export function findForbidden(report: Report): string[] {
  return Object.entries(report).flatMap(([licence, packages]) =>
    isAllowed(licence)
      ? []
      : packages.map(({ name, versions }) => `${name} ${versions.join(', ')}: ${licence || 'no licence'}`),
  )
}

async function main() {
  const root = join(import.meta.dirname, '..')
  const { code, output } = await run('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    limit: 120,
  })
  if (code !== 0) throw new Error(output)
  const report: Report = JSON.parse(output)
  const count = Object.values(report).flat().length
  // An empty report would pass everything.
  if (count < 50) throw new Error(`only ${count} dependencies were found`)
  const forbidden = findForbidden(report)
  for (const line of forbidden) console.error(line)
  console.log(`${count} dependencies, ${forbidden.length} with a licence that is not allowed`)
  process.exitCode = forbidden.length > 0 ? 1 : 0
}

if (import.meta.main) await main()
