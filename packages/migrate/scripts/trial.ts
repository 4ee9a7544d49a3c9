import { cp, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { isSound } from '../src/engine/source.ts'
import { migrate } from '../src/index.ts'

// Moves public example apps of other kits, and prints how far the codemods get:
//   pnpm migrate:trial <folder>
// The folder has one folder per kit. Nothing in it is changed: the apps are copied first.

const kits = {
  rainbowkit: 'rainbowkit',
  connectkit: 'connectkit',
  'wallet-adapter': 'solana-wallet-adapter',
  'web3-onboard': 'web3-onboard',
}

const folder = process.argv[2]
if (!folder) throw new Error('pnpm migrate:trial <folder with one folder per kit>')

let problems = 0
for (const [name, from] of Object.entries(kits)) {
  const apps = await appsIn(join(folder, name))
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'latchkey-trial-')))
  await cp(join(folder, name), copy, { recursive: true })
  const reasons = new Map<string, number>()
  let files = 0
  let moved = 0
  let untouched = 0
  const marked: string[] = []
  for (const app of apps) {
    const lines: string[] = []
    const path = join(copy, app)
    const before = await readAll(path)
    const first = await migrate({ from, folder: path, force: true, report: (line) => lines.push(line) })
    const after = await readAll(path)
    const changed = new Set(lines.slice(0, first.files))
    for (const [file, text] of after) {
      if (!changed.has(file) && text !== before.get(file))
        complain(`${app}/${file} changed without being reported`)
      if (changed.has(file) && /\.[cm]?[jt]sx?$/.test(file) && !isSound(file, text))
        complain(`${app}/${file} does not parse`)
    }
    if (after.size !== before.size) complain(`${app}: files came or went`)
    const second = await migrate({ from, folder: path, force: true, report: () => {} })
    if (second.files) complain(`${app}: a second run changed ${second.files} files`)
    files += first.files
    if (first.marks) marked.push(relative(copy, path))
    else if (first.files) moved++
    else untouched++
    for (const line of lines) {
      const reason = / to do: (.+)$/.exec(line)?.[1]
      if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      if (line.endsWith('was not changed'))
        reasons.set('other languages', (reasons.get('other languages') ?? 0) + 1)
    }
  }
  await rm(copy, { recursive: true })
  const counts = [...reasons]
    .sort((one, other) => other[1] - one[1])
    .map(([reason, count]) => `${reason} ${count}`)
  print(
    `${name}: ${apps.length} apps, ${files} files changed, ${moved} apps without a mark, ${untouched} untouched`,
  )
  if (counts.length) print(`  marks: ${counts.join(', ')}`)
}
print(
  problems
    ? `${problems} problems`
    : 'every output parses, a second run changes nothing, other files are as they were',
)
process.exitCode = problems ? 1 : 0

function complain(line: string): void {
  problems++
  print(`short: ${line}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The apps of a kit: the folders below `examples`, or those of packages. */
async function appsIn(path: string, depth = 0): Promise<readonly string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  const isApp = entries.some(({ name }) => /^(package\.json|src|app|pages|components)$/.test(name))
  if (isApp) return ['']
  if (depth > 4) return []
  const below: string[] = []
  for (const entry of entries)
    if (entry.isDirectory())
      for (const app of await appsIn(join(path, entry.name), depth + 1)) below.push(join(entry.name, app))
  return below
}

async function readAll(path: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const file = join(entry.parentPath, entry.name)
      found.set(relative(path, file), await readFile(file, 'latin1'))
    }
  return new Map([...found].map(([file, text]) => [file, Buffer.from(text, 'latin1').toString('utf8')]))
}
