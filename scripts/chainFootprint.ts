import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chainFamilies, namespaceOf } from '../packages/chains/scripts/chainFamilies.ts'
import { files } from './files.ts'

/** A file outside the family that mentions it, and the number of lines that do. */
export type Footprint = { readonly path: string; readonly lines: number; readonly part: Part }
export type Part = 'the kit' | 'the example and journeys' | 'the server' | 'the embedded wallet'

const parts: readonly Part[] = ['the kit', 'the example and journeys', 'the server', 'the embedded wallet']
/** Its list of what it signs for is shorter than the kit's list of families. */
const notLimited: readonly Part[] = ['the embedded wallet']
const sources = [
  'packages/**/*.{ts,tsx,json}',
  'apps/*/{src,scripts}/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  '{knip,tsconfig}.json',
]
/** The console and the playground, which are host apps that show code for every family; the command line and its templates, and codemods with their trials on apps of other kits, which use the published packages; what tries the keys of vendors; tests, walks of views, translations, generated files, registry data, and libraries that families use. */
const notCounted =
  /^packages\/chains\/package\.json$|^(?:packages\/(?:cli|create-latchkey|migrate)|e2e\/(?:migrate|otherKits))\/|^apps\/(?:console|docs|playground|server\/src\/secrets)\/|\.(test|spec)\.tsx?$|\/testing(\/|\w*\.tsx?$)|\/messages\/|\.gen\.ts$|tokens\.json$|(wallet|image)Review\.ts$|^e2e\/\w*Views?\.ts$/

type Limit = {
  readonly lines: number
  readonly files: number
  /** Lines of the server, which are counted apart. */
  readonly inServer: number
}

/** The limit per family outside its own files. The embedded wallet is not counted. */
const limit: Limit = { lines: 6, files: 4, inServer: 6 }
/** Limits of families that existed before the limit. They may only be lowered. */
const olderFamilies: Readonly<Record<string, Limit>> = {
  evm: { lines: 80, files: 40, inServer: 150 },
  solana: { lines: 33, files: 11, inServer: 17 },
}

/**
 * What a chain family needs outside its own files: every line of code that
 * contains its name or its namespace. Files with the name in their path are its own.
 *
 * Usage: node scripts/chainFootprint.ts solana; without a name, checks all families against their limits
 */
export function chainFootprint(
  root: string,
  family: string,
  namespace = namespaceOf(family),
): readonly Footprint[] {
  const named = new RegExp(`${family}|\\b${namespace}\\b`, 'i')
  return files(root, sources)
    .filter((path) => !path.toLowerCase().includes(family) && !notCounted.test(path))
    .map((path) => ({ path, part: partOf(path), lines: countLines(join(root, path), named) }))
    .filter(({ lines }) => lines > 0)
}

/** Describes what exceeds the limit; undefined if nothing does. */
export function overLimit(family: string, found: readonly Footprint[]): string | undefined {
  const most = olderFamilies[family] ?? limit
  const counted = found.filter(({ part }) => part !== 'the server' && !notLimited.includes(part))
  const lines = sum(counted)
  const inServer = sum(found.filter(({ part }) => part === 'the server'))
  if (lines <= most.lines && counted.length <= most.files && inServer <= most.inServer) return undefined
  const now = `${lines} lines in ${counted.length} files, and ${inServer} lines of the server`
  return `${family} is named in ${now} outside its own: ${most.lines} in ${most.files}, and ${most.inServer}, is the limit`
}

const sum = (found: readonly Footprint[]) => found.reduce((total, { lines }) => total + lines, 0)

function partOf(path: string): Part {
  if (path.startsWith('apps/server/')) return 'the server'
  if (path.startsWith('apps/frame/')) return 'the embedded wallet'
  return path.startsWith('packages/') ? 'the kit' : 'the example and journeys'
}

function countLines(path: string, named: RegExp): number {
  const isCode = (line: string) => !/^\s*(\/\/|\/?\*)/.test(line)
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => isCode(line) && named.test(line)).length
}

function show(found: readonly Footprint[]) {
  for (const part of parts) {
    const of = found.filter((one) => one.part === part)
    console.log(`${part}: ${sum(of)} lines in ${of.length} files`)
    for (const { lines, path } of of) console.log(`  ${String(lines).padStart(3)}  ${path}`)
  }
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const asked = process.argv.slice(2)
  for (const family of asked.length ? asked : chainFamilies()) {
    const found = chainFootprint(root, family)
    const over = overLimit(family, found)
    if (asked.length || over) show(found)
    if (over) {
      console.error(over)
      process.exitCode = 1
    }
  }
}
