import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { published } from './published.ts'
import { run } from './run.ts'

// Writes what a release has besides npm into .release: the tarballs, and lists of what is
// in them as CycloneDX. Build first.

const root = join(import.meta.dirname, '..')
const out = join(root, '.release')
/** The packages contain these. */
const listed = [
  ...published,
  '@latchkey/chains',
  '@latchkey/console',
  '@latchkey/frame',
  '@latchkey/protocol',
]

async function step(...args: string[]) {
  const { code, output } = await run('pnpm', args, { cwd: root, limit: 300 })
  if (code !== 0) throw new Error(`pnpm ${args.join(' ')}: ${output}`)
}
const filter = (names: readonly string[]) => names.flatMap((name) => ['--filter', name])

rmSync(out, { recursive: true, force: true })
mkdirSync(out)
for (const name of published) await step(...filter([name]), 'pack', '--pack-destination', out)
const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--lockfile-only']
await step(...filter(listed), 'sbom', '--split', ...format, '--out', join(out, '%s.cdx.json'))
