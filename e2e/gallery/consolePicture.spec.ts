import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../rig/console/consoleTest.ts'
import { fillAccounts, fillCharts } from '../rig/console/testingCharts.ts'
import { createProject } from '../server/startServer.ts'

const desktop = { width: 1180, height: 760 }

test.use({ deviceScaleFactor: 2, viewport: desktop, rigName: 'consolePicture' })

/** The image of the console in the README: what happens in a project, on a screen and on a phone. */
test('gallery: console picture', async ({ addWallet, browser, page, rig }) => {
  test.setTimeout(90_000)
  await addWallet()
  const projectId = await createProject(rig.server.url, 'corner-shop', ['https://shop.example'], {
    name: 'Corner shop',
    mode: 'production',
  })
  fillCharts(rig.databaseUrl, projectId)
  fillAccounts(rig.databaseUrl, projectId)
  await page.goto(rig.claimLink())
  await signIn(page)
  await page.getByLabel('Your name').fill('Olga')
  await page.getByRole('button', { name: 'Claim this server' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()

  await page.goto(`${rig.url}/projects/${projectId}/insights?range=30d`)
  const screen = await shot(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 720 })
  await page.goto(`${rig.url}/projects/${projectId}/funnel?range=30d`)
  const phone = await shot(page)

  const canvas = await browser.newPage({ deviceScaleFactor: 1.5, viewport: { width: 1200, height: 720 } })
  const image = (picture: Buffer, name: string) =>
    `<img class="${name}" src="data:image/png;base64,${picture.toString('base64')}">`
  await canvas.setContent(`
    <style>
      body { margin: 0; height: 720px; position: relative; background: #e9edf7; }
      img { position: absolute; border-radius: 14px; box-shadow: 0 24px 50px -20px rgb(20 30 70 / .4), 0 0 0 1px rgb(20 30 70 / .08); }
      .screen { width: 980px; left: 40px; top: 45px; }
      .phone { width: 270px; right: 40px; bottom: 36px; border-radius: 26px; }
    </style>${image(screen, 'screen')}${image(phone, 'phone')}`)
  await canvas.waitForTimeout(200)
  await canvas.screenshot({ path: '../docs/images/console.png' })
  await canvas.close()
})

async function shot(page: Page): Promise<Buffer> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  // Lines are drawn, and colours change in a moment.
  await page.waitForTimeout(600)
  return page.screenshot()
}
