import { defineConfig } from '@playwright/test'
import { chromium, hostPort } from './settings.ts'
import { nameWorker } from './stuckWorkers.ts'

nameWorker()

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // Two cores, and each worker runs a browser and two nodes.
  workers: 2,
  fullyParallel: true,
  // Another try tells a slow machine from a broken kit; what needed one is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  // Far more than any journey needs: a machine may be several times slower than ours.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // What is left by then is told as not run, which beats a run that is killed and tells nothing.
  globalTimeout: process.env.CI ? 30 * 60_000 : 0,
  reporter: [
    ['list'],
    ['./stuckWorkers.ts'],
    ...(process.env.E2E_JSON ? [['json', { outputFile: process.env.E2E_JSON }] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${hostPort}`,
    launchOptions: chromium,
    // Without one, a click that finds nothing takes the whole time of its journey.
    actionTimeout: 30_000,
    // Noting every step costs a fifth of the time: where there is another try, that one is noted.
    trace: process.env.CI ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: {
    command: 'node server.ts',
    url: `http://127.0.0.1:${hostPort}/index.html`,
    reuseExistingServer: !process.env.CI,
  },
})
