import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Keeps the sizes that `FIGURES=size pnpm figures kit` has measured, for the landing page.

const root = join(import.meta.dirname, '../../..')
const measured = JSON.parse(readFileSync(join(root, '.figures/kit.json'), 'utf8')) as {
  name: string
  value: number
  unit: string
}[]
// The chunks have names of the build, which mean nothing to a reader.
const kept = measured.filter(({ name }) => /^size (before|connect|after)/.test(name))
if (!kept.length) throw new Error('No sizes: run FIGURES=size pnpm figures kit')
const figures = Object.fromEntries(kept.map(({ name, unit, value }) => [name, { value, unit }]))
const date = new Date().toISOString().slice(0, 10)
const command = 'FIGURES=size pnpm figures kit'
writeFileSync(
  join(root, 'docs/size.figures.json'),
  `${JSON.stringify({ date, command, figures }, null, 2)}\n`,
)
