import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { projectsOf } from './projects.ts'
import { headlessChromium, hostPort, motion } from './settings.ts'
import { nameWorker } from './stuckWorkers.ts'

nameWorker()

export default defineConfig({
  testDir: 'journeys',
  projects: projectsOf(join(import.meta.dirname, 'journeys')),
  outputDir: '../test-results',
  // One more than there are cores: each waits for blocks and timers now and then.
  workers: 3,
  fullyParallel: true,
  // A retry distinguishes a slow machine from a bug; retried tests are reported as flaky.
  retries: process.env.CI ? 2 : 0,
  // Far more than any journey needs: other machines can be several times slower.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Remaining tests are then reported as not run; a killed run would report nothing.
  globalTimeout: process.env.CI ? 50 * 60_000 : 0,
  reporter: [
    ['list'],
    ['./stuckWorkers.ts'],
    ...(process.env.E2E_JSON ? [['json', { outputFile: process.env.E2E_JSON }] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${hostPort}`,
    launchOptions: headlessChromium,
    contextOptions: { reducedMotion: motion },
    // Without it, a click on a missing element blocks until the test times out.
    actionTimeout: 30_000,
    // Tracing takes 20% longer, so only retries are traced.
    trace: process.env.CI ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: {
    command: 'node server.ts',
    url: `http://127.0.0.1:${hostPort}/index.html`,
    reuseExistingServer: !process.env.CI,
  },
})
