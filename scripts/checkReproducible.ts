import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { published } from './published.ts'
import { run } from './run.ts'

// Builds and packs what we publish twice, from two clean copies of the last commit in folders of
// their own, and compares the bytes. So anyone can check that a package on npm is that commit:
//
//   pnpm check:reproducible [@latchkey/node…]

const root = join(import.meta.dirname, '..')

/** Builds and packs a clean copy; resolves to the hashes of the tarballs. */
async function pack(name: string, packages: readonly string[], work: string) {
  const folder = join(work, name)
  const tarballs = join(work, `${name}-tarballs`)
  mkdirSync(tarballs)
  const step = async (command: string, ...args: string[]) => {
    const { code, output } = await run(command, args, { cwd: folder, limit: 600 })
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output.slice(-2_000)}`)
  }
  cpSync(join(work, 'clone'), folder, { recursive: true })
  const filters = packages.flatMap((one) => ['--filter', `${one}...`])
  // Its package has the built frame and the built console.
  if (packages.includes('@latchkey/server'))
    filters.push('--filter', '@latchkey/frame...', '--filter', '@latchkey/console...')
  // What pnpm check would do without these packages: nothing is downloaded twice.
  await step('pnpm', 'install', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline', ...filters)
  await step('pnpm', ...filters, '--if-present', 'run', 'build')
  for (const one of packages) await step('pnpm', '--filter', one, 'pack', '--pack-destination', tarballs)
  return new Map(
    readdirSync(tarballs).map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(tarballs, file)))
      return [file, hash.digest('hex')]
    }),
  )
}

async function main() {
  const asked = process.argv.slice(2)
  const packages = asked.length > 0 ? asked : published
  const work = mkdtempSync(join(tmpdir(), 'latchkey-twice-'))
  try {
    const { code, output } = await run('git', ['clone', '--quiet', '--local', root, join(work, 'clone')])
    if (code !== 0) throw new Error(output)
    // Folders of different lengths: paths must not get into what is built.
    const first = await pack('one', packages, work)
    const second = await pack('the-other-copy', packages, work)
    if (first.size !== packages.length)
      throw new Error(`${first.size} tarballs of ${packages.length} packages`)
    for (const [file, hash] of first) {
      const isSame = second.get(file) === hash
      console.log(`${isSame ? 'same     ' : 'DIFFERENT'} ${hash} ${file}`)
      if (!isSame) process.exitCode = 1
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

await main()
