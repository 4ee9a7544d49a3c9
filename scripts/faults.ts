import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { files } from './files.ts'

/** A fault that was caused on purpose, and its result. */
export type Fault = {
  fault: string
  requests: number
  failures: number
  /** Writes that were confirmed and then lost. */
  lost: number
  /** Whether every guarantee held. */
  ok: boolean
  note: string
}

/** The default export of a module in `e2e/faults/`: reports each fault as it finishes. */
export type Break = (report: (fault: Fault) => void, wanted: readonly string[]) => Promise<void>

const header = ['fault', 'requests', 'failures', 'lost writes', '', 'note']

/** Formats the faults as an aligned table. */
export function formatFaults(faults: readonly Fault[]): string {
  const rows = [header, ...faults.map(cells)]
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          /^\d+$/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cells({ fault, requests, failures, lost, ok, note }: Fault): string[] {
  return [fault, `${requests}`, `${failures}`, `${lost}`, ok ? 'ok' : 'short', note]
}

/** One line about a fault, ending in whether every guarantee held. */
function lineOf({ fault, requests, failures, lost, ok, note }: Fault): string {
  const counts = `${requests} requests, ${failures} failed, ${lost} writes lost`
  return `${fault}: ${[note, counts].filter(Boolean).join('; ')} … ${ok ? 'ok' : 'short'}`
}

/** Runs one module of faults, prints a line for each as it finishes, and writes all of them to `out`. */
export async function breakArea(
  module: string,
  out: string,
  wanted: readonly string[],
  print: (line: string) => void,
): Promise<Fault[]> {
  const { default: run } = (await import(resolve(module))) as { default: Break }
  const faults: Fault[] = []
  await run((fault) => {
    faults.push(fault)
    print(lineOf(fault))
  }, wanted)
  if (!faults.length) throw new Error(`${module} reported no faults`)
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, `faults-${basename(module, '.ts')}.json`), `${JSON.stringify(faults, null, 2)}\n`)
  return faults
}

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const root = join(import.meta.dirname, '..')
  const areas = files(root, ['e2e/faults/*.ts']).filter((file) => !file.endsWith('.test.ts'))
  const known = areas.map((file) => basename(file, '.ts'))
  const [area = known[0] ?? '', ...wanted] = positionals
  const module = areas[known.indexOf(area)]
  if (!module) {
    console.error(`No faults for ${area}. There are: ${known.join(', ') || 'none'}`)
    process.exit(2)
  }
  const faults = await breakArea(join(root, module), join(root, '.figures'), wanted, (line) =>
    console.log(line),
  )
  console.log(`\n${formatFaults(faults)}`)
  if (!faults.every(({ ok }) => ok)) process.exitCode = 1
}

if (import.meta.main) await main()
