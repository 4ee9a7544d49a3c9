import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@latchkey/source'] },
  ssr: { resolve: { conditions: ['@latchkey/source'] } },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Nodes and servers start in hooks; two cores are shared by all workers.
    hookTimeout: 30_000,
    testTimeout: 15_000,
    maxWorkers: 2,
  },
})
