import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from './run.ts'

// Checks the files that npm would publish, as other projects' bundlers and compilers read them.

const root = join(import.meta.dirname, '..')
const source = resolve(process.argv[2] ?? join(root, 'packages/kit'))
const folder = mkdtempSync(join(tmpdir(), 'latchkey-'))

try {
  await step('pnpm', ['pack', '--pack-destination', folder], source)
  const packed = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (!packed) throw new Error('pnpm pack left no tarball')
  const tarball = join(folder, packed)
  await step('publint', ['run', tarball, '--strict'])
  // Export patterns do not list files, so the families are listed here, with what they add.
  const families = readdirSync(join(source, 'src/exports/families'))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => ['--include-entrypoints', file.slice(0, -'.ts'.length)])
  await step('attw', [tarball, '--profile', 'esm-only', '--no-definitely-typed', '--no-emoji', ...families])
} finally {
  rmSync(folder, { recursive: true })
}

async function step(command: string, args: string[], cwd = root) {
  const env = { PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
  const { code, output } = await run(command, args, { cwd, env })
  console.log(output.trim())
  if (code !== 0) process.exitCode = 1
}
