import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../rig/console/consoleTest.ts'

// One after another: each goes on where the one before has ended, as an owner does.
test.describe.configure({ mode: 'serial' })

/** Clicks of the whole way, in the console and in the app. */
async function countClicks(page: Page, clicks: string[]): Promise<void> {
  await page.exposeBinding('countClick', (_, text: string) => void clicks.push(text))
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        // Keys that press a button are no clicks.
        if (!event.isTrusted || event.detail === 0) return
        const [first] = event.composedPath() as Element[]
        const { countClick } = globalThis as unknown as { countClick(text: string): void }
        countClick(first?.textContent?.trim().slice(0, 40) ?? '')
      },
      true,
    )
  })
}

test('behavior: from an empty database to a connected modal in at most 12 clicks', async ({
  addWallet,
  complaints,
  context,
  page,
  rig,
}) => {
  await addWallet()
  const clicks: string[] = []
  await countClicks(page, clicks)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.goto(rig.claimLink())
  expect(page.url()).toBe(`${rig.url}/claim`)
  await signIn(page)
  await page.getByRole('button', { name: 'Claim this server' }).click()
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Origin').fill(rig.app.origin)
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Waiting for your app')).toBeVisible()
  await page.getByRole('tab', { name: 'HTML' }).click()
  await page.getByRole('figure').filter({ hasText: 'index.html' }).getByRole('button', { name: 'Copy' }).click()
  rig.app.paste(await page.evaluate(() => navigator.clipboard.readText()))

  const app = await context.newPage()
  await countClicks(app, clicks)
  await app.goto(rig.app.origin)
  await app.locator('latchkey-button').click()
  const modal = app.locator('latchkey-modal').getByRole('dialog')
  await modal.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(modal).toBeHidden()
  await expect(app.locator('latchkey-button')).toContainText('0x')

  await page.bringToFront()
  await expect(page.getByText('Your app is connected')).toBeVisible({ timeout: 30_000 })
  console.log(`${clicks.length} clicks: ${clicks.join(' · ')}`)
  expect(clicks.length).toBeLessThanOrEqual(12)
  expect(complaints).toEqual([])
})
