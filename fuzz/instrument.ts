import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '..')
const kept = join(root, '.cache/fuzz/instrumented')
const require = createRequire(import.meta.url)

/** Our own sources, without what is generated. The error catalogue has no branches. */
const ours = /\/(?:(?:packages\/[^/]+|apps\/server)\/src|fuzz\/testing)\/(?!catalogue|.*\.gen\.ts$).*\.ts$/

/** Our own modules in this folder. */
const fuzzers = /\/fuzz\/(?!node_modules)[^?]*\.ts$/

/** Added to the address of a module, imports another copy of it and of all that it imports, without instruments. */
export const plain = '?plain'

/** Counts the branches of our modules for libFuzzer as they are imported, and shows it what texts are compared to. */
export function instrumentImports(): void {
  mkdirSync(kept, { recursive: true })
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const isPlain = context.parentURL?.endsWith(plain) && (ours.test(found.url) || fuzzers.test(found.url))
      return isPlain ? { ...found, url: found.url + plain } : found
    },
    load(url, context, next) {
      if (!url.startsWith('file:') || !ours.test(url)) return next(url, context)
      return { format: 'module', source: instrumented(fileURLToPath(url)), shortCircuit: true }
    },
  })
}

/** Babel takes longer to load than most targets to run, so that its output is kept. */
function instrumented(file: string): string {
  const source = readFileSync(file, 'utf8')
  const path = join(
    kept,
    `${createHash('sha256').update(version).update(file).update(source).digest('hex')}.js`,
  )
  try {
    return readFileSync(path, 'utf8')
  } catch {
    const code = instrument(file, source)
    writeFileSync(path, code)
    return code
  }
}

type Babel = { transformSync(code: string, options: object): { code?: string | null } | null }

/** Changes with this file: what it made before is then of no use. */
const version = readFileSync(import.meta.filename)

function instrument(file: string, source: string): string {
  const { transformSync } = require('@babel/core') as Babel
  const plugins = '@jazzer.js/instrumentor/dist/plugins'
  const { esmCodeCoverage } = require(`${plugins}/esmCodeCoverage.js`)
  const { compareHooks } = require(`${plugins}/compareHooks.js`)
  const coverage = esmCodeCoverage()
  const transformed = transformSync(stripTypeScriptTypes(source), {
    filename: file,
    babelrc: false,
    configFile: false,
    retainLines: true,
    sourceType: 'module',
    plugins: [coverage.plugin, compareHooks],
  })
  // On the first line, so that line numbers in reports stay right.
  return `const __jazzer_cov = Fuzzer.moduleCounters(${coverage.edgeCount()});${transformed?.code}`
}
