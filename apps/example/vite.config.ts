import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defaultClientConditions, defineConfig } from 'vite'

const page = (name: string) => new URL(`${name}.html`, import.meta.url).pathname

// Apps on React 18 are served too: `REACT=18` builds the same pages with it.
const old = process.env.REACT === '18'
const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))
const react18 = { react: folderOf('react-18'), 'react-dom': folderOf('react-dom-18') }

export default defineConfig(({ command }) => ({
  plugins: [svelte()],
  // Development uses the kit's sources; a build uses the published files.
  resolve: {
    ...(command === 'serve' && { conditions: ['@latchkey/source', ...defaultClientConditions] }),
    ...(old && { alias: react18 }),
  },
  ...(old && { ssr: { noExternal: true } }),
  server: { port: 4173 },
  build: {
    target: 'es2022',
    outDir: old ? 'dist/react18' : 'dist',
    // Inline module preloading would violate a strict Content Security Policy.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [
        'index',
        'wagmi',
        'two',
        'embedded',
        'mount',
        'evm',
        'frame',
        'inside',
        'csp',
        'ssr',
        'libraries',
        'vue',
        'svelte',
        'solid',
        'angular',
      ].map(page),
    },
  },
}))
