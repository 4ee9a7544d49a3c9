import { build, defaultClientConditions, type InlineConfig, type Rolldown } from 'vite'

// The script-tag build: one small file to include, the rest beside it for the first click.
// Two builds, because one would move what both need into a file of its own, and the page
// would have to fetch two files before anybody clicks.

const source = new URL('../src/exports/script/', import.meta.url).pathname

const entries = [`${source}run.tsx`, `${source}kit.tsx`]
// Pages name the kit; only the loader names the rest.
const nameOf = ({ name }: { name: string }) =>
  name === 'kit' ? 'latchkey-kit.js' : 'latchkey-[name]-[hash].js'
const rest = await bundle(entries, nameOf, true)
const run = rest.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'run')?.fileName
const loader = `${source}latchkey.tsx`
await bundle([loader], 'latchkey.js', false, {
  // Built as a library, it gets no helper for preloading, which would be another file to fetch.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { lib: { entry: loader, formats: ['es'] } },
  plugins: [
    {
      name: 'rest-beside',
      enforce: 'pre',
      resolveId: (id) => (id === './run.tsx' ? { id: `./${run}`, external: true } : null),
    },
  ],
})

async function bundle(
  input: string[],
  name: string | ((chunk: { name: string }) => string),
  clean: boolean,
  more: InlineConfig = {},
) {
  const result = await build({
    ...more,
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'warn',
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    build: {
      ...more.build,
      outDir: 'dist/script',
      emptyOutDir: clean,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'exports-only',
        output: { minify: true, entryFileNames: name, chunkFileNames: 'latchkey-[name]-[hash].js' },
      },
    },
  })
  return (result as Rolldown.RolldownOutput).output
}
