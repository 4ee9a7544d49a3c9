import { defaultClientConditions, defineConfig } from 'vite'
import { bundledLicences } from '../server/scripts/bundledLicences.ts'

const page = (name: string) => new URL(`${name}.html`, import.meta.url).pathname

export default defineConfig(({ command }) => ({
  // It is published, with the command line.
  plugins: [bundledLicences()],
  // Served at any path: by `latchkey dev`, and within the docs.
  base: './',
  // Development uses the kit's sources; a build uses the published files.
  resolve: command === 'serve' ? { conditions: ['@latchkey/source', ...defaultClientConditions] } : {},
  server: { port: 4175 },
  build: {
    target: 'es2023',
    // Inline scripts and images would violate the Content Security Policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: [page('index'), page('preview')], checks: { moduleLevelDirective: false } },
  },
}))
