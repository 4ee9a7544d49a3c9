import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fuzzer } from '@jazzer.js/fuzzer'
import { instrumentImports, plain } from './instrument.ts'
import { timed } from './timed.ts'

// Runs in a process of its own, started by fuzz.ts: libFuzzer runs once per process.

const [module = '', name = '', runs = '', seed = ''] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../.cache/fuzz')

let edges = 0
const { tracer } = fuzzer
// A call into libFuzzer for each comparison of numbers is most of the time of a loop over characters.
const traceNumberCmp = (a: number, b: number, operator: string): boolean => compare(a, b, operator)
const instruments = {
  tracer: { ...tracer, traceNumberCmp },
  moduleCounters(count: number): Buffer {
    edges += count
    return fuzzer.coverageTracker.createModuleCounters(Math.max(1, count))
  },
}
Object.assign(globalThis, { Fuzzer: instruments })

function compare(a: unknown, b: unknown, operator: string): boolean {
  switch (operator) {
    case '==':
    case '===':
      return a === b
    case '!=':
    case '!==':
      return a !== b
    case '>':
      return (a as number) > (b as number)
    case '>=':
      return (a as number) >= (b as number)
    case '<':
      return (a as number) < (b as number)
    default:
      return (a as number) <= (b as number)
  }
}

// Most inputs are refused with an error, and its stack would be most of the work.
Error.stackTraceLimit = 0

async function main() {
  instrumentImports()
  const { targets } = (await import(module)) as typeof import('./targets.ts')
  const target = targets[name]
  if (!target) throw new Error(`no target ${name}`)
  const corpus = join(folder, 'corpus', name)
  rmSync(corpus, { recursive: true, force: true })
  mkdirSync(corpus, { recursive: true })
  const seeds = target.seeds.map((one) => Buffer.from(one as string))
  for (const [index, bytes] of seeds.entries()) writeFileSync(join(corpus, `seed-${index}`), bytes)

  // Instruments take time themselves.
  const { targets: copies } = (await import(module + plain)) as typeof import('./targets.ts')
  const probe = timed(await target.load(), {
    measured: (await copies[name]?.load()) ?? (() => undefined),
    maxBytes: target.maxBytes ?? 65_536,
    stretchEvery: Math.min(500, Math.max(8, Math.floor(Number(runs) / 1_000))),
  })
  const keep = (bytes: Buffer) => {
    const found = join(folder, 'found', name)
    mkdirSync(found, { recursive: true })
    const path = join(found, createHash('sha256').update(bytes).digest('hex').slice(0, 16))
    writeFileSync(path, bytes)
    return path
  }
  let failure: { error: unknown; path: string } | undefined
  const options = [
    // The name of the program.
    'fuzz',
    `-runs=${runs}`,
    `-seed=${seed}`,
    '-max_len=1024',
    '-len_control=20',
    '-timeout=20',
    '-rss_limit_mb=0',
    `-artifact_prefix=${folder}/`,
    '-print_final_stats=1',
    corpus,
  ]
  try {
    await fuzzer.startFuzzing(
      (bytes: Buffer) => {
        // The fuzzer reports the failure in its own way; this one stops it.
        if (failure) return
        try {
          probe.run(bytes)
        } catch (error) {
          failure = { error, path: keep(probe.last()) }
          throw error
        }
      },
      options,
      () => process.exit(130),
    )
  } catch (error) {
    if (!failure) throw error
  }
  const { error, path } = failure ?? {}
  const report = {
    runs: probe.runs(),
    worstMs: probe.worstMs(),
    edges,
    ...(failure && { path, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  }
  process.stdout.write(`\nreport ${JSON.stringify(report)}\n`, () => process.exit(failure ? 1 : 0))
}

await main()
