import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { writeCode } from '../../apps/playground/src/code/writeCode.ts'
import { type CodeKind, codeKinds, type State } from '../../apps/playground/src/state.ts'

// In the folder of an app that has every framework, so that the copied imports resolve.
const app = join(import.meta.dirname, '../../apps/example')
const folder = join(app, '.cache/playground')

/** How a page starts the files that were copied. The script tag is a page itself. */
const starts: Readonly<Record<Exclude<CodeKind, 'script'>, string>> = {
  react: renderReact('./src/App.tsx', '<Main />'),
  wagmi: renderReact('./src/App.tsx', '<Main />'),
  next: `import { Providers } from './app/providers.tsx'
${renderReact('./app/page.tsx', '<Providers><Main /></Providers>')}`,
  vue: `import { createApp } from 'vue'
import App from './src/App.vue'
createApp(App).mount('#root')
`,
  svelte: `import { mount } from 'svelte'
import App from './src/App.svelte'
mount(App, { target: document.getElementById('root')! })
`,
}

export type BuiltState = { readonly kind: CodeKind; readonly state: State; readonly page: string }

/** Builds the code of each state as an app of its own, in each framework in turn. */
export async function buildStates(
  states: readonly State[],
): Promise<{ folder: string; built: readonly BuiltState[] }> {
  rmSync(folder, { recursive: true, force: true })
  const built = states.map((state, index): BuiltState => {
    const kind = codeKinds[index % codeKinds.length] ?? 'react'
    const page = `state${index}/index.html`
    // A bundler would look for the files of the script tag, which a web server has.
    const at = join(folder, kind === 'script' ? 'dist' : '', dirname(page))
    for (const { name, text } of writeCode(state, kind)) write(join(at, name), text)
    if (kind === 'script') return { kind, page, state }
    write(join(at, 'main.tsx'), starts[kind])
    write(
      join(at, 'index.html'),
      '<!doctype html><html lang="en"><head><title>My app</title></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>',
    )
    return { kind, page, state }
  })
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [vueFiles(), await svelteFiles()],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      rolldownOptions: {
        input: built.filter(({ kind }) => kind !== 'script').map(({ page }) => join(folder, page)),
        checks: { moduleLevelDirective: false },
      },
    },
  })
  return { folder: join(folder, 'dist'), built }
}

function renderReact(main: string, element: string): string {
  return `import { createRoot } from 'react-dom/client'
import Main from '${main}'
createRoot(document.getElementById('root')!).render(${element})
`
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const { resolve } = createRequire(join(app, 'package.json'))
const load = (name: string) => import(pathToFileURL(resolve(name)).href)

/** Vue's own compiler, with the setting that the copied `vite.config.ts` gives its plugin. */
function vueFiles(): Plugin {
  return {
    name: 'vue-files',
    async transform(source, id) {
      if (!id.endsWith('.vue')) return undefined
      const { compileScript, parse } = await load('vue/compiler-sfc')
      const { content } = compileScript(parse(source, { filename: id }).descriptor, {
        id,
        inlineTemplate: true,
        templateOptions: { compilerOptions: { isCustomElement: (tag: string) => tag === 'latchkey-button' } },
      })
      return { code: content, moduleType: 'ts' }
    },
  }
}

async function svelteFiles(): Promise<PluginOption> {
  const { svelte } = await load('@sveltejs/vite-plugin-svelte')
  return svelte({ configFile: false })
}
