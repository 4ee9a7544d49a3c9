import { configDefaults, defineConfig } from 'vitest/config'
import { isStrayOfPeers } from './e2e/relay/strayOfPeers.ts'

/** Files that can share a process. */
const shared = ['packages/{kit,protocol}/**/*.test.{ts,tsx}', 'apps/server/**/*.test.ts']

export default defineConfig({
  resolve: { conditions: ['@latchkey/source'] },
  ssr: { resolve: { conditions: ['@latchkey/source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          // Nothing here keeps state of its own: loading every module again for each file took half of the time.
          isolate: false,
          setupFiles: 'scripts/leaveNoTrace.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
            'fuzz/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...shared],
        },
      },
    ],
    // Nodes and servers start in hooks; two cores are shared by all workers.
    hookTimeout: process.env.CI ? 60_000 : 30_000,
    testTimeout: process.env.CI ? 30_000 : 15_000,
    // More than twice the cores: most tests wait for a node, a database or a timer.
    maxWorkers: 5,
    // Another try tells a slow machine from broken code; the reporter names what needed one.
    retry: process.env.CI ? 1 : 0,
    // Undefined keeps it.
    onUnhandledError: (error) => (isStrayOfPeers(error) ? false : undefined),
  },
})
