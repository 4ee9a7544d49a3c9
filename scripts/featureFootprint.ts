import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { files } from './files.ts'

/** A file outside the feature's own folders that names it, and the number of lines that do. */
export type Footprint = { readonly path: string; readonly lines: number }

/** The limit for a new feature: its line in each list, and its flag. */
const mostForNew = 3

/** Limits of older features, which may only be lowered. Others have {@link mostForNew}. */
const known: Readonly<Record<string, number>> = {
  account: 23,
  // Alerts watch its counts.
  analytics: 5,
  balance: 6,
  config: 5,
  // The shell draws the first view, which is connecting, before React is there.
  connect: 20,
  help: 7,
  history: 21,
  insights: 4,
  // The vault asks it who is logged in, and its mail server and providers can be tried.
  login: 5,
  networks: 10,
  onramp: 6,
  prices: 5,
  siwx: 5,
  swap: 8,
  vault: 4,
}

const sources = ['packages/{kit,protocol}/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts']
/** Tests, test helpers and generated files; what counts the events of every feature, which it names; and the devtools, which watch all. */
const notCounted =
  /^packages\/kit\/src\/devtools\/|\.test\.tsx?$|(^|\/)testing|\.gen\.|http\/insights\.ts$|analytics\/\w+Queries\.ts$|readFunnel\.ts$/

/**
 * What a feature needs outside its own folders: the files that import from
 * them, or name what it declares: views, events, flags.
 *
 * Usage: node scripts/featureFootprint.ts swap [--limit 6]
 *        node scripts/featureFootprint.ts --check
 */
export function featureFootprint(root: string, feature: string): readonly Footprint[] {
  const own = new RegExp(`/(features|chains/\\w+)/${feature}/|^packages/protocol/src/http/${feature}\\.ts$`)
  const { names, flags } = declaredBy(root, feature)
  const specifier = `['"][.@][^'"]*(?:/http/${feature}|(?:features|chains/\\w+)/${feature}/[^'"]*)['"]`
  const named = new RegExp(
    [specifier, `['"]\\./${feature}/feature\\.tsx['"]`, ...names.map((name) => `['"]${name}['"]`)].join('|'),
  )
  const flagged = new RegExp(`^ {2}(${flags.join('|')}):`)
  return files(root, sources)
    .filter((path) => !own.test(path) && !notCounted.test(path))
    .map((path) => {
      const isEarly = path === early && flags.length > 0
      const lines = readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter((line) => named.test(line) || (isEarly && flagged.test(line)))
      return { path, lines: lines.length }
    })
    .filter(({ lines }) => lines > 0)
}

const early = 'packages/kit/src/features/early.ts'

/** What the kit's `feature.tsx` declares; nothing if the kit has no such feature. */
function declaredBy(root: string, feature: string): { names: readonly string[]; flags: readonly string[] } {
  const path = join(root, 'packages/kit/src/features', feature, 'feature.tsx')
  const code = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [, type = ''] = /^export type \w+ = \{\n(.*?)^\}/ms.exec(code) ?? []
  // View names start with a capital and event names are all capitals; both are keys.
  const names = [...type.matchAll(/\b([A-Z]\w+)(?=: )/g)].map(([, name = '']) => name)
  const flags = [...code.matchAll(/flag: '(\w+)'/g)].map(([, name = '']) => name)
  return { names: [...new Set(names)], flags }
}

/** Every feature of the kit and of the server. */
function everyFeature(root: string): readonly string[] {
  const folders = ['packages/kit/src/features', 'apps/server/src/features'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  )
  return [...new Set(folders.map(({ name }) => name))].sort()
}

/** Features that are named in more files than allowed. */
export function tooWide(root: string, limits = known): readonly string[] {
  return everyFeature(root).flatMap((feature) => {
    const found = featureFootprint(root, feature)
    const limit = limits[feature] ?? mostForNew
    if (found.length <= limit) return []
    const paths = found.map(({ path }) => `  ${path}`).join('\n')
    return [
      `${feature} may be named in ${limit} files outside its own folders, not ${found.length}:\n${paths}`,
    ]
  })
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { limit: { type: 'string' }, check: { type: 'boolean' } },
  })
  const [feature] = positionals
  if (values.check) {
    const problems = tooWide(root)
    for (const problem of problems) console.error(problem)
    process.exit(problems.length > 0 ? 1 : 0)
  }
  if (!feature || !/^\d*$/.test(values.limit ?? '')) {
    console.error('Usage: node scripts/featureFootprint.ts <feature> [--limit <files>] | --check')
    process.exit(2)
  }
  const found = featureFootprint(root, feature)
  for (const { lines, path } of found) console.log(`${String(lines).padStart(4)}  ${path}`)
  console.log(`${feature}: ${found.length} files outside its own folders`)
  if (values.limit && found.length > Number(values.limit)) {
    console.error(`${feature} may be named in ${values.limit} files outside its own folders`)
    process.exit(1)
  }
}
