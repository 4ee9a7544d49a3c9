import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../scripts/run.ts'

const playwright = join(import.meta.dirname, 'node_modules/.bin/playwright')

test('behavior: a worker that hangs is killed, and its journey retried', async () => {
  const folder = createProject(`
    test('hangs once', () => {
      while (test.info().retry === 0);
    })
    test('goes on', () => {})
  `)
  const { code, output } = await run(playwright, ['test', '--config', folder], { limit: 50 })
  expect(output).toContain('has been silent for 2 s and is ended')
  expect(output).toContain('1 flaky')
  expect(output).toContain('1 passed')
  expect(code).toBe(0)
})

/** Journeys without a browser, in this folder so that they can import its dependencies. */
function createProject(journeys: string): string {
  const parent = join(import.meta.dirname, '.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'project-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  writeFileSync(join(folder, 'a.spec.ts'), `import { test } from '@playwright/test'\n${journeys}`)
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import { nameWorker } from '../../stuckWorkers.ts'
    nameWorker()
    export default {
      workers: 2,
      fullyParallel: true,
      retries: 1,
      outputDir: 'results',
      reporter: [['list'], ['../../stuckWorkers.ts', { seconds: 2 }]],
    }`,
  )
  return folder
}
