import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files } from './files.ts'

/** A file outside the family's own folder that names it, and how many of its lines do. */
export type Footprint = { readonly path: string; readonly lines: number; readonly part: Part }
export type Part = 'the kit' | 'the server' | 'the example and journeys'

const sources = [
  'packages/**/*.{ts,tsx,json}',
  'apps/*/{src,scripts}/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  '{knip,tsconfig}.json',
]

/**
 * What a family of chains takes outside its own folder: every line of code that
 * names it. Tests, words and the data of the registry are not counted.
 *
 * Usage: node scripts/chainFootprint.ts solana
 */
export function chainFootprint(root: string, family: string): readonly Footprint[] {
  const named = new RegExp(`\\b\\w*${family}\\w*\\b`, 'i')
  const own = new RegExp(`^(packages/chains|apps/server)/src/(chains/)?${family}/`)
  return files(root, sources)
    .filter(
      (path) =>
        !own.test(path) && !/\.test\.tsx?$|\/testing\/|\/messages\/|\.gen\.ts$|tokens\.json$/.test(path),
    )
    .map((path) => ({ path, part: partOf(path), lines: countLines(join(root, path), named) }))
    .filter(({ lines }) => lines > 0)
}

function partOf(path: string): Part {
  if (path.startsWith('apps/server/')) return 'the server'
  return path.startsWith('packages/') ? 'the kit' : 'the example and journeys'
}

function countLines(path: string, named: RegExp): number {
  const isCode = (line: string) => !/^\s*(\/\/|\/?\*)/.test(line)
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => isCode(line) && named.test(line)).length
}

if (import.meta.main) {
  const family = process.argv[2]
  if (!family) {
    console.error('Usage: node scripts/chainFootprint.ts <family>')
    process.exit(2)
  }
  const found = chainFootprint(join(import.meta.dirname, '..'), family)
  for (const part of ['the kit', 'the example and journeys', 'the server'] as const) {
    const of = found.filter((one) => one.part === part)
    const lines = of.reduce((sum, one) => sum + one.lines, 0)
    console.log(`${part}: ${lines} lines in ${of.length} files`)
    for (const { lines, path } of of) console.log(`  ${String(lines).padStart(3)}  ${path}`)
  }
}
