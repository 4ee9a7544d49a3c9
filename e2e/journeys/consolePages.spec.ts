import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, lookOver, test } from '../rig/console/consoleTest.ts'
import { walkConsole } from '../rig/console/walkConsole.ts'

test.use({ rigName: 'consolePages' })
// First in the file, so that it claims the server that the other shares.
test.describe.configure({ mode: 'default' })
test('behavior: every page of the console, look by look: no axe violations, nothing wider than the screen', async ({
  addWallet,
  complaints,
  page,
  rig,
}) => {
  test.setTimeout(300_000)
  await addWallet()
  const found: string[] = []
  let pages = 0
  await walkConsole({
    page,
    rig,
    async onPage(name) {
      pages += 1
      // Names with a comma are states of a page that was looked at: those by `EXHAUSTIVE=1`.
      if (process.env.EXHAUSTIVE || !name.includes(',')) found.push(...(await lookOver(page, name)))
    },
  })
  expect(found).toEqual([])
  expect(complaints).toEqual([])
  expect(pages).toBe(23)
})

const maxFirstLoadBytes = 150_000

/** What the page downloads until it is still, with the compression that every proxy does. */
async function recordLoad(page: Page, load: () => Promise<unknown>): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  const record = (response: { url(): string; body(): Promise<Buffer> }) => {
    if (/\/console(\/|$)/.test(new URL(response.url()).pathname)) bodies.push(response.body())
  }
  page.on('response', record)
  await load()
  await page.waitForLoadState('networkidle')
  page.off('response', record)
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
}

test('behavior: the first load of the console is at most 150 kB', async ({ page, rig }) => {
  const bytes = await recordLoad(page, () => page.goto(`${rig.url}/sign-in`))
  console.log(`first load: ${(bytes / 1_000).toFixed(1)} kB`)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(maxFirstLoadBytes)
})
