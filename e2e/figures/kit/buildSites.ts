import { cpSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { run } from '../../../scripts/run.ts'

const root = join(import.meta.dirname, '../../..')
const kit = join(root, 'packages/kit')

/** Chunks are what the bundler says, `folder` is what a server would serve. */
export type Site = { readonly folder: string; readonly chunks: readonly Rolldown.OutputChunk[] }

export type Sites = {
  /** React and a button. */
  readonly bare: Site
  /** The same, with the kit. */
  readonly latchkey: Site
  readonly example: Site
  /** A page without React, with the script-tag build at `latchkey/`. */
  readonly script: string
}

/** Builds everything that is measured into `folder`, where nobody else's build can change it meanwhile. */
export async function buildSites(folder: string): Promise<Sites> {
  await buildKit()
  const hosts = join(import.meta.dirname, '../hosts')
  const script = join(folder, 'script')
  cpSync(join(kit, 'dist/script'), join(script, 'latchkey'), { recursive: true })
  cpSync(join(root, 'e2e/pages/script.html'), join(script, 'index.html'))
  return {
    bare: await buildSite(join(hosts, 'bare'), join(folder, 'bare'), false),
    latchkey: await buildSite(join(hosts, 'latchkey'), join(folder, 'latchkey'), false),
    example: await buildSite(join(root, 'apps/example'), join(folder, 'example'), 'vite.config.ts'),
    script,
  }
}

async function buildSite(site: string, outDir: string, config: string | false): Promise<Site> {
  const built = await build({
    root: site,
    configFile: config && join(site, config),
    configLoader: 'native',
    // The bundler warns of `use client`, which means nothing to a page.
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${site} built to more than one output`)
  return { folder: outDir, chunks: built.output.filter((file) => file.type === 'chunk') }
}

/** Hosts get the kit as it would be published, so `dist` has to be what the sources say. */
async function buildKit(): Promise<void> {
  const sources = [
    ...['kit', 'chains', 'protocol'].map((name) => join(root, 'packages', name, 'src')),
    ...['messages', 'package.json', 'tsdown.config.ts', 'scripts'].map((name) => join(kit, name)),
  ]
  const results = ['dist/index.js', 'dist/script/latchkey.js'].map((name) => join(kit, name))
  if (Math.max(...sources.map(newest)) < Math.min(...results.map(changed))) return
  // A measurement must not install anything, which pnpm would do where it finds the packages out of date.
  const args = ['--config.verify-deps-before-run=false', 'run', 'build']
  const { code, output } = await run('pnpm', args, { cwd: kit, limit: 180 })
  if (code !== 0) throw new Error(`The kit could not be built:\n${output}`)
}

function newest(path: string): number {
  // A folder changes when a file in it is removed.
  const inside = statSync(path).isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : []
  return Math.max(changed(path), ...inside)
}

function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
