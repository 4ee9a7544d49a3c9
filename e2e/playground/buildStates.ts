import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { writeCode } from '../../apps/playground/src/code/writeCode.ts'
import type { CodeKind, State } from '../../apps/playground/src/state.ts'

// Here the packages of an app resolve.
const folder = join(import.meta.dirname, '../.cache/playground')

/** Kinds whose code runs as it is; Vue and Svelte import the same module. */
const kinds = ['react', 'next', 'vue', 'script'] as const satisfies readonly CodeKind[]

/** How a page starts the files that were copied. */
const starts: Readonly<Record<Exclude<(typeof kinds)[number], 'script'>, string>> = {
  react: `import { createRoot } from 'react-dom/client'
import App from './src/App.tsx'
createRoot(document.getElementById('root')!).render(<App />)
`,
  next: `import { createRoot } from 'react-dom/client'
import Page from './app/page.tsx'
import { Providers } from './app/providers.tsx'
createRoot(document.getElementById('root')!).render(<Providers><Page /></Providers>)
`,
  vue: `import './src/wallet.ts'
document.body.append(document.createElement('latchkey-button'))
`,
}

/** Builds the code of each state as an app of its own. Returns the folder and the pages in it. */
export async function buildStates(states: readonly State[]): Promise<{ folder: string; pages: string[] }> {
  rmSync(folder, { recursive: true, force: true })
  const pages = states.map((state, index) => {
    const kind = kinds[index % kinds.length] ?? 'react'
    const at = (path: string) => join(folder, `state${index}`, path)
    mkdirSync(at('.'), { recursive: true })
    for (const { name, text } of writeCode(state, kind)) {
      mkdirSync(dirname(at(name)), { recursive: true })
      if (name !== 'vite.config.ts') writeFileSync(at(name), text)
    }
    if (kind === 'script') return { page: `state${index}/index.html`, isBuilt: false }
    writeFileSync(at('main.tsx'), starts[kind])
    writeFileSync(
      at('index.html'),
      '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>',
    )
    return { page: `state${index}/index.html`, isBuilt: true }
  })
  const input = pages.filter(({ isBuilt }) => isBuilt).map(({ page }) => join(folder, page))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist', rolldownOptions: { input } },
  })
  for (const { isBuilt, page } of pages)
    if (!isBuilt) {
      mkdirSync(dirname(join(folder, 'dist', page)), { recursive: true })
      writeFileSync(
        join(folder, 'dist', page),
        writeCode(states[pages.findIndex((one) => one.page === page)] as State, 'script')[0]?.text ?? '',
      )
    }
  return { folder: join(folder, 'dist'), pages: pages.map(({ page }) => page) }
}
