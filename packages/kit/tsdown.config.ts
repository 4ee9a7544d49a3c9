import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { transform } from 'lightningcss'
import { defineConfig, type UserConfig } from 'tsdown'
import { chainFamilies } from '../chains/scripts/chainFamilies.ts'

/** `x.css?inline` becomes the minified sheet as a string, as Vite does it. */
const inlineCss = {
  name: 'inline-css',
  async load(id: string) {
    if (!id.endsWith('.css?inline')) return null
    const filename = id.slice(0, -'?inline'.length)
    const { code } = transform({ filename, code: await readFile(filename), minify: true })
    return { code: `export default ${JSON.stringify(code.toString())}`, moduleType: 'js' as const }
  },
}

const entry = {
  baseAccount: 'src/exports/baseAccount.ts',
  index: 'src/exports/index.ts',
  react: 'src/exports/react.tsx',
  mount: 'src/exports/mount.tsx',
  element: 'src/exports/element.tsx',
  siwx: 'src/exports/siwx.ts',
  walletconnect: 'src/exports/walletconnect.ts',
  embedded: 'src/exports/embedded.tsx',
  farcaster: 'src/exports/farcaster.ts',
  legal: 'src/exports/legal.ts',
  multichain: 'src/exports/multichain.ts',
  safe: 'src/exports/safe.ts',
  wagmi: 'src/exports/wagmi.ts',
  vue: 'src/exports/vue.ts',
  svelte: 'src/exports/svelte.ts',
  solid: 'src/exports/solid.ts',
  angular: 'src/exports/angular.ts',
  devtools: 'src/exports/devtools.ts',
  testing: 'src/exports/testing.ts',
  testingPlaywright: 'src/exports/testingPlaywright.ts',
  // Each family, its hooks and its connector of wallets on phones, if it has any.
  ...Object.fromEntries(
    chainFamilies()
      .flatMap((name) => [`${name}.ts`, `${name}/react.tsx`, `${name}-mobile.ts`])
      .filter((path) => existsSync(join(import.meta.dirname, 'src/exports/families', path)))
      .map((path) => [`families/${path.replace(/\.tsx?$/, '')}`, `src/exports/families/${path}`]),
  ),
}

const shared: UserConfig = {
  entry,
  platform: 'neutral',
  target: 'es2022',
  // The workspace's own packages are part of the kit; what npm can share stays outside.
  deps: { alwaysBundle: [/^@latchkey\//] },
  plugins: [inlineCss],
}

const source = join(import.meta.dirname, 'src')

/** What a first opening loads, in this order, each as one file: a browser takes longer to fetch many. */
const steps = ['shell.ts', 'features/connect/chooseWallet.ts', 'views.tsx'].map((name) => join(source, name))

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/** The modules that come with one of these. */
function closure(graph: Graph, ids: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  for (const id of ids) add(id)
  return found
}

/** Which of the steps a module is loaded with; undefined if it is there before, or only later. */
function createStepOf(): (id: string, graph: Graph) => string | undefined {
  let files: Map<string, string> | undefined
  return (id, graph) => {
    if (!files) {
      files = new Map()
      const entries = Object.entries(entry).filter(([name]) => !/^(?:devtools|testing)/.test(name))
      const before = closure(
        graph,
        entries.map(([, path]) => join(import.meta.dirname, path)),
      )
      for (const step of steps)
        for (const module of closure(graph, [step])) {
          if (!before.has(module)) files.set(module, relative(source, step).replace(/\.tsx?$/, ''))
          before.add(module)
        }
    }
    return files.get(id)
  }
}
const stepOf = createStepOf()

export default defineConfig([
  { ...shared, unbundle: true, dts: { emitDtsOnly: true } },
  {
    ...shared,
    dts: false,
    clean: false,
    outputOptions: {
      chunkFileNames: '[name].js',
      codeSplitting: {
        includeDependenciesRecursively: false,
        // Otherwise one file per module: how they go together is for the host's own bundler to decide.
        groups: [{ name: (id, graph) => `modules/${stepOf(id, graph) ?? nameOf(id)}` }],
      },
    },
  },
])

function nameOf(id: string): string {
  const [path = id] = id.split('?')
  return relative(join(source, '../..'), path)
    .replace(/^\.\.\//, '')
    .replace(/\.(?:tsx?|js|mjs)$/, '')
}
