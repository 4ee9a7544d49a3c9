import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { run } from '../../../scripts/run.ts'

const root = join(import.meta.dirname, '../../..')
const kit = join(root, 'packages/kit')

/** The chunks as the bundler reports them; `folder` is what a server would serve. */
export type Site = { readonly folder: string; readonly chunks: readonly Rolldown.OutputChunk[] }

export type Sites = {
  /** React and a button. */
  readonly bare: Site
  /** The same, with the kit. */
  readonly latchkey: Site
  /** The same with the code of the README's quick start, exactly. */
  readonly quickStart: Site
  /** With two chain families, wallets on other devices, and buttons of its own. */
  readonly own: Site
  readonly example: Site
  /** A page with these chain families. */
  buildFamilies(...names: readonly string[]): Promise<Site>
  /** A page without React, with the script-tag build at `latchkey/`. */
  readonly script: string
}

/** Builds everything that is measured into `folder`, so that other builds cannot change it during the measurement. */
export async function buildSites(folder: string): Promise<Sites> {
  await buildKit()
  const hosts = join(import.meta.dirname, '../hosts')
  const script = join(folder, 'script')
  cpSync(join(kit, 'dist/script'), join(script, 'latchkey'), { recursive: true })
  cpSync(join(root, 'e2e/pages/script.html'), join(script, 'index.html'))
  return {
    bare: await buildSite(join(hosts, 'bare'), join(folder, 'bare'), false),
    latchkey: await buildSite(join(hosts, 'latchkey'), join(folder, 'latchkey'), false),
    quickStart: await buildSite(join(hosts, 'quickStart'), join(folder, 'quickStart'), false),
    own: await buildSite(join(hosts, 'own'), join(folder, 'own'), false),
    example: await buildSite(join(root, 'apps/example'), join(folder, 'example'), 'vite.config.ts'),
    buildFamilies: (...names) =>
      buildSite(join(hosts, 'families'), join(folder, names.join('-')), false, families(names)),
    script,
  }
}

/** What other chain families are added to. */
export const baseFamily = 'evm'

/** The drivers of a page, for `hosts/families`. Each family exports a function with its name. */
function families(names: readonly string[]): Plugin {
  const imports = names.map((name) => `import { ${name} } from 'latchkey/${name}'\n`).join('')
  const drivers = names.map((name) => `${name}(${name === baseFamily ? '{ networks: [mainnet] }' : ''})`)
  const id = join(import.meta.dirname, 'families.js')
  return {
    name: 'families',
    resolveId: (asked) => (asked === 'virtual:families' ? id : null),
    load: (asked) =>
      asked === id
        ? `import { mainnet } from 'latchkey/${baseFamily}'\n${imports}export const drivers = [${drivers}]\n`
        : null,
  }
}

/** The quick start of the README as a module. */
const readme: Plugin = {
  name: 'readme',
  resolveId: (id: string) => (id === 'virtual:README.tsx' ? join(import.meta.dirname, 'README.tsx') : null),
  load(id: string) {
    if (id !== join(import.meta.dirname, 'README.tsx')) return null
    return /```tsx\n(.*?)```/s.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1]
  },
}

async function buildSite(
  site: string,
  outDir: string,
  config: string | false,
  plugin: Plugin = readme,
): Promise<Site> {
  const built = await build({
    root: site,
    configFile: config && join(site, config),
    configLoader: 'native',
    // The bundler warns about `use client`, which has no effect in a page.
    logLevel: 'error',
    plugins: [plugin],
    build: { outDir, emptyOutDir: true },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${site} built to more than one output`)
  return { folder: outDir, chunks: built.output.filter((file) => file.type === 'chunk') }
}

/** Hosts use the published files, so `dist` must match the sources. */
async function buildKit(): Promise<void> {
  const sources = [
    ...['kit', 'chains', 'protocol'].map((name) => join(root, 'packages', name, 'src')),
    ...['messages', 'package.json', 'tsdown.config.ts', 'scripts'].map((name) => join(kit, name)),
  ]
  const results = ['dist/index.js', 'dist/script/latchkey.js'].map((name) => join(kit, name))
  if (Math.max(...sources.map(newest)) < Math.min(...results.map(changed))) return
  // Prevents pnpm from installing packages when it considers them out of date.
  const args = ['--config.verify-deps-before-run=false', 'run', 'build']
  const { code, output } = await run('pnpm', args, { cwd: kit, limit: 180 })
  if (code !== 0) throw new Error(`The kit could not be built:\n${output}`)
}

function newest(path: string): number {
  // Removing a file changes the modification time of its folder.
  const inside = statSync(path).isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : []
  return Math.max(changed(path), ...inside)
}

function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
