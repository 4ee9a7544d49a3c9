import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/**
 * The embedded wallet in the engine of Safari. By a command of its own: it needs Debian's
 * `webkit2gtk-driver`, `xvfb` and `openbox`.
 */
export default defineConfig({ ...journeys, testDir: 'webkit', reporter: [['list']] })
