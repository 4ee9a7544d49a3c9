import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Takes screenshots of every view instead of asserting; they are written to `.gallery/`. */
export default defineConfig({ ...journeys, testDir: 'gallery', reporter: [['list']] })
