import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  base: '/console/',
  // Development uses the kit's sources; a build uses the published files.
  resolve: command === 'serve' ? { conditions: ['@latchkey/source', ...defaultClientConditions] } : {},
  build: {
    target: 'es2023',
    // Inline scripts and images would violate the Content Security Policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // `use client` of libraries means nothing here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: {
    port: 4174,
    // Calls go to a server that runs beside: `pnpm server`.
    proxy: Object.fromEntries(
      ['/admin', '/v1', '/appkit'].map((path) => [path, process.env.SERVER ?? 'http://127.0.0.1:8080']),
    ),
  },
}))
