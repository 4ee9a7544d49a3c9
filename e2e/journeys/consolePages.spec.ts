import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, lookOver, recordComplaints, test } from '../rig/console/consoleTest.ts'
import { startConsole } from '../rig/console/startConsole.ts'
import { walkConsole } from '../rig/console/walkConsole.ts'

test.use({ rigName: 'consolePages' })
test('behavior: every page of the console: no axe violations in both themes at 360 and 1280 px, nothing wider than the screen', async ({
  addWallet,
  page,
}) => {
  test.setTimeout(300_000)
  const rig = await startConsole()
  try {
    await addWallet()
    const complaints = recordComplaints(page, rig)
    const found: string[] = []
    let pages = 0
    await walkConsole({
      page,
      rig,
      async onPage(name) {
        pages += 1
        found.push(...(await lookOver(page, name)))
      },
    })
    expect(found).toEqual([])
    expect(complaints).toEqual([])
    expect(pages).toBe(18)
  } finally {
    await rig.stop()
  }
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
