import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { files } from './files.ts'

/** A measured value, with its goal if it has one. */
export type Figure = {
  name: string
  value: number
  unit: string
  goal?: { op: '<=' | '>=' | '='; value: number } | undefined
  note?: string | undefined
}

/** The default export of a module in `e2e/figures/`: reports each figure as soon as it is measured. */
export type Measure = (report: (figure: Figure) => void) => Promise<void>

/** Whether the figure meets its goal; true without a goal. */
export function keepsGoal({ value, goal }: Figure): boolean {
  if (!goal) return true
  if (goal.op === '<=') return value <= goal.value
  if (goal.op === '>=') return value >= goal.value
  return value === goal.value
}

export function formatFigure(figure: Figure): string {
  const { name, value, unit, goal, note } = figure
  const verdict = goal ? ` (goal ${goal.op} ${goal.value}) ${keepsGoal(figure) ? 'ok' : 'short'}` : ''
  return `${name}: ${value} ${unit}${verdict}${note ? ` | ${note}` : ''}`
}

/** Runs one module of measurements, prints each figure and writes all of them to `out`. */
export async function measureArea(
  module: string,
  out: string,
  print: (line: string) => void,
): Promise<Figure[]> {
  const { default: measure } = (await import(resolve(module))) as { default: Measure }
  const figures: Figure[] = []
  await measure((figure) => {
    figures.push(figure)
    print(formatFigure(figure))
  })
  if (!figures.length) throw new Error(`${module} reported no figures`)
  const results = figures.map((figure) => ({ ...figure, ok: keepsGoal(figure) }))
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, `${basename(module, '.ts')}.json`), `${JSON.stringify(results, null, 2)}\n`)
  return figures
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { strict: { type: 'boolean' } },
    allowPositionals: true,
  })
  const root = join(import.meta.dirname, '..')
  const areas = files(root, ['e2e/figures/*.ts']).filter((file) => !file.endsWith('.test.ts'))
  const known = areas.map((file) => basename(file, '.ts'))
  const unknown = positionals.filter((area) => !known.includes(area))
  if (unknown.length || !known.length) {
    console.error(
      `No figures for ${unknown.join(', ') || 'any area'}. There are: ${known.join(', ') || 'none'}`,
    )
    process.exit(2)
  }
  const wanted = areas.filter((file) => !positionals.length || positionals.includes(basename(file, '.ts')))
  const figures: Figure[] = []
  for (const area of wanted)
    figures.push(
      ...(await measureArea(join(root, area), join(root, '.figures'), (line) => console.log(line))),
    )
  if (values.strict && !figures.every(keepsGoal)) process.exitCode = 1
}

if (import.meta.main) await main()
