import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Screenshots of every view instead of assertions; they land in `.gallery/`. */
export default defineConfig({ ...journeys, testDir: 'gallery', reporter: [['list']] })
