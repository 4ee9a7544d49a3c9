import { defaultClientConditions, defineConfig } from 'vite'

const page = (name: string) => new URL(`${name}.html`, import.meta.url).pathname

export default defineConfig(({ command }) => ({
  // While developing, the kit's sources are served as they are; a build takes what would be published.
  resolve: command === 'serve' ? { conditions: ['@latchkey/source', ...defaultClientConditions] } : {},
  server: { port: 4173 },
  build: {
    target: 'es2022',
    // Inline module preloading would break a strict policy.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index', 'wagmi', 'two', 'embedded', 'mount', 'frame', 'inside', 'csp', 'ssr'].map(page),
    },
  },
}))
