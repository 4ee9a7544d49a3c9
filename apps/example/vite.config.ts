import { defaultClientConditions, defineConfig } from 'vite'

const page = (name: string) => new URL(`${name}.html`, import.meta.url).pathname

export default defineConfig(({ command }) => ({
  // Development uses the kit's sources; a build uses the published files.
  resolve: command === 'serve' ? { conditions: ['@latchkey/source', ...defaultClientConditions] } : {},
  server: { port: 4173 },
  build: {
    target: 'es2022',
    // Inline module preloading would violate a strict Content Security Policy.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index', 'wagmi', 'two', 'embedded', 'mount', 'frame', 'inside', 'csp', 'ssr'].map(page),
    },
  },
}))
