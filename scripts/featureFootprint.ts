import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { files } from './files.ts'

/** A file outside the feature's own folders that names it, and how many of its lines do. */
export type Footprint = { readonly path: string; readonly lines: number }

const sources = ['packages/**/*.{ts,tsx,json}', 'apps/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.{ts,json}']
/** Tests, what only tests use, words, and what is generated. */
const notCounted = /\.test\.tsx?$|(^|\/)testing|\/messages\/|\.gen\.|CHANGELOG/

/**
 * What a feature takes outside its own folders: the files whose code names it,
 * as a word of its own or of a longer name.
 *
 * Usage: node scripts/featureFootprint.ts swap --limit 6
 */
export function featureFootprint(root: string, feature: string): readonly Footprint[] {
  const capital = feature.replace(/^./, (letter) => letter.toUpperCase())
  const named = new RegExp(`(?<![a-zA-Z])${feature}s?(?![a-z])|${capital}s?(?![a-z])`)
  const own = new RegExp(
    `^(packages/kit|apps/server)/src/features/${feature}/|^packages/protocol/src/http/${feature}\\.ts$`,
  )
  return files(root, sources)
    .filter((path) => !own.test(path) && !notCounted.test(path))
    .map((path) => ({ path, lines: countLines(join(root, path), named) }))
    .filter(({ lines }) => lines > 0)
}

function countLines(path: string, named: RegExp): number {
  const isCode = (line: string) => !/^\s*(\/\/|\/?\*)/.test(line)
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => isCode(line) && named.test(line)).length
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { limit: { type: 'string' } },
  })
  const [feature] = positionals
  if (!feature || !/^\d*$/.test(values.limit ?? '')) {
    console.error('Usage: node scripts/featureFootprint.ts <feature> [--limit <files>]')
    process.exit(2)
  }
  const found = featureFootprint(join(import.meta.dirname, '..'), feature)
  for (const { lines, path } of found) console.log(`${String(lines).padStart(4)}  ${path}`)
  console.log(`${feature}: ${found.length} files outside its own folders`)
  if (values.limit && found.length > Number(values.limit)) {
    console.error(`${feature} may be named in ${values.limit} files outside its own folders`)
    process.exit(1)
  }
}
