import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { maxMs } from './timed.ts'

/** What a run of one target showed. */
export type Outcome = {
  readonly name: string
  readonly runs: number
  readonly worstMs: number
  /** Branches reached, of those in the modules that the target imports. */
  readonly covered: number
  readonly edges: number
  /** Undefined if nothing was found. */
  readonly error?: string | undefined
  /** The input that caused it. */
  readonly path?: string | undefined
}

const root = join(import.meta.dirname, '..')
const timeoutMs = 3_600_000

/** One line for an outcome. */
export function formatOutcome({ name, runs, worstMs, covered, edges, error, path }: Outcome): string {
  const line = `${name}: ${runs} runs, worst ${worstMs.toFixed(1)} ms, coverage ${covered}/${edges}`
  return error === undefined
    ? `${line} ok`
    : `${line} short\n  ${path ?? ''}\n  ${error.replaceAll('\n', '\n  ')}`
}

/** Fuzzes one target in a process of its own. Never rejects. */
export function fuzzTarget(
  module: string,
  name: string,
  { runs, seed }: fuzzTarget.Options,
): Promise<Outcome> {
  const [command, ...args] = node()
  return new Promise((resolve) => {
    const script = join(import.meta.dirname, 'runTarget.ts')
    const flags = ['--disable-warning=ExperimentalWarning', '--conditions=@latchkey/source']
    const child = spawn(command, [...args, ...flags, script, module, name, String(runs), String(seed)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-100_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ...nothing, name, error: error.message }))
    child.on('close', (code, signal) => {
      const report = /^report (.*)$/m.exec(output)?.[1]
      const covered = Number([...output.matchAll(/ cov: (\d+)/g)].at(-1)?.[1] ?? 0)
      if (report) return resolve({ ...nothing, ...JSON.parse(report), name, covered })
      // A crash of the process itself: no memory left, or an input that never returns.
      resolve({ ...nothing, name, covered, error: `ended with ${signal ?? code}\n${output.slice(-3_000)}` })
    })
  })
}

export declare namespace fuzzTarget {
  type Options = { readonly runs: number; readonly seed: number }
}

const nothing = { runs: 0, worstMs: 0, covered: 0, edges: 0 }

/** libFuzzer needs glibc 2.38. Debian 12 has an older one; `./setup` unpacks a newer one for bitcoind. */
function node(): [string, ...string[]] {
  const { glibcVersionRuntime } = (process.report.getReport() as { header: { glibcVersionRuntime?: string } })
    .header
  const [, minor = 99] = glibcVersionRuntime?.split('.').map(Number) ?? []
  const newer = join(root, '.tools/bitcoin/root/usr')
  const loader = join(newer, 'lib64/ld-linux-x86-64.so.2')
  if (minor >= 38 || !existsSync(loader)) return [process.execPath]
  return [loader, '--library-path', join(newer, 'lib/x86_64-linux-gnu'), process.execPath]
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
    },
  })
  const module = join(import.meta.dirname, 'targets.ts')
  const { targets } = await import('./targets.ts')
  const names = Object.keys(targets).filter(
    (name) => positionals.length === 0 || positionals.some((asked) => name.startsWith(asked)),
  )
  if (names.length === 0) {
    console.error(`No target ${positionals.join(', ')}. There are: ${Object.keys(targets).join(', ')}`)
    process.exit(2)
  }
  const [runs, seed, jobs] = [Number(values.runs), Number(values.seed), Number(values.jobs)]
  const short: string[] = []
  const queue = names.values()
  const work = async () => {
    for (const name of queue) {
      const outcome = await fuzzTarget(module, name, { runs, seed })
      console.log(formatOutcome(outcome))
      if (outcome.error !== undefined) short.push(name)
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  console.log(`${names.length} targets, ${short.length} short; at most ${maxMs} ms per input`)
  if (short.length) process.exitCode = 1
}

if (import.meta.main) await main()
