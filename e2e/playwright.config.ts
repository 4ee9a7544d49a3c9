import { defineConfig } from '@playwright/test'
import { chromium, hostPort } from './settings.ts'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // Two cores, and each worker runs a browser and two nodes.
  workers: 2,
  fullyParallel: true,
  // A second try tells a slow machine from a broken kit; what needed one is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${hostPort}`,
    launchOptions: chromium,
    // Without pictures: taking them costs more than the journeys themselves.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: {
    command: 'node server.ts',
    url: `http://127.0.0.1:${hostPort}/index.html`,
    reuseExistingServer: !process.env.CI,
  },
})
