import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageName } from './packageName.ts'
import type { Template } from './templates.ts'

/** What is built lies in dist, one folder deep like this file in src. */
const ownFolder = fileURLToPath(new URL('..', import.meta.url))

/** npm leaves files with these names out of packages. */
const renamed: Readonly<Record<string, string>> = { _gitignore: '.gitignore' }

/**
 * Writes a template into a folder that is new or empty. Nothing that exists is overwritten,
 * also if a file appears meanwhile.
 */
export function createApp({ folder, template }: createApp.Options): void {
  const name = packageName(folder)
  const target = resolve(folder)
  mkdirSync(target, { recursive: true })
  const found = readdirSync(target).find((file) => file !== '.git')
  if (found !== undefined) throw new Error(`${target} is not empty. Name a new folder; nothing was written.`)

  const source = join(ownFolder, 'templates', template)
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const from = join(entry.parentPath, entry.name)
    const to = join(target, entry.parentPath.slice(source.length), renamed[entry.name] ?? entry.name)
    mkdirSync(dirname(to), { recursive: true })
    const text = readFileSync(from, 'utf8')
    writeFileSync(to, entry.name === 'package.json' ? ownManifest(text, name) : text, { flag: 'wx' })
  }
}

export declare namespace createApp {
  type Options = {
    /** Its last part becomes the name of the app. */
    readonly folder: string
    readonly template: Template
  }
}

/** The kit is that of this release: a template is tested with no other. */
function ownManifest(text: string, name: string): string {
  const manifest = JSON.parse(text)
  const { version } = JSON.parse(readFileSync(join(ownFolder, 'package.json'), 'utf8'))
  return `${JSON.stringify({ ...manifest, name, dependencies: { ...manifest.dependencies, latchkey: version } }, null, 2)}\n`
}
