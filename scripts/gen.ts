import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { files } from './files.ts'
import { catalogueIndex } from './genCatalogue.ts'
import { run } from './run.ts'

/** The only generated file without `.gen` in its name. */
const errorsFile = 'docs/errors.md'

/** Returns the generated files that `generate` would change, and restores all of them. */
export async function findStale(root: string, generate: () => Promise<void>): Promise<string[]> {
  const read = () => {
    const found = files(root, ['{packages,apps,e2e,docs}/**/*.gen.*', errorsFile])
    return new Map(found.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  }
  const before = read()
  await generate()
  const after = read()
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  for (const file of stale) {
    const text = before.get(file)
    if (text === undefined) rmSync(join(root, file))
    else writeFileSync(join(root, file), text)
  }
  return stale
}

/** Writes the error catalogue, runs the `gen` script of every package that has one, and writes the page of all errors. */
async function generate(root: string) {
  writeFileSync(join(root, 'packages/protocol/src/catalogue.gen.ts'), catalogueIndex(root))
  const { code, output } = await run('pnpm', ['--recursive', '--if-present', 'run', 'gen'], { cwd: root })
  if (code !== 0) throw new Error(output)
  // Imported late: it reads the catalogue that was just written.
  const { documentedErrors, errorsPage } = await import('./genErrors.ts')
  writeFileSync(join(root, errorsFile), errorsPage(documentedErrors()))
}

async function main() {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const root = join(import.meta.dirname, '..')
  if (!values.check) return generate(root)
  const stale = await findStale(root, () => generate(root))
  for (const file of stale) console.error(`${file} is out of date: run pnpm gen`)
  if (stale.length) process.exitCode = 1
}

if (import.meta.main) await main()
