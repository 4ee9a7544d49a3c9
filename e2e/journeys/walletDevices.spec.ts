import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { looks } from '../looks.ts'
import { approveInWindow } from '../rig/approvals.ts'
import { becomes, isModalOpen, request, seeFrame, status } from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn, looksFor, wear } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { logIn, openSecurity, press, startWallet } from '../rig/walletSecurity.ts'
import { windowBy } from '../rig/walletWindow.ts'

test.describe.configure({ mode: 'default' })
let rig: Rig
test.beforeAll(async () => {
  rig = await startRig('chromium')
  for (const name of [names.shop, names.game]) rig.sites.serve(name, exampleApp())
})
test.afterAll(() => rig?.stop())

async function closeModal(page: Page): Promise<void> {
  await page.locator('>>> .card button[aria-label="Close"]').click()
  await expect.poll(() => isModalOpen(page)).toBe(false)
}

async function sign(page: Page): Promise<void> {
  await page.bringToFront()
  const signed = request(page, 'personal_sign')
  await seeFrame(page, /Review in a window/)
  await approveInWindow(rig.browser, page)
  expect(await signed).toMatch(/^0x[\da-f]{130}$/)
}

test('behavior: a visitor sees where they are logged in and what was signed, and removes a device', async () => {
  test.setTimeout(120_000)
  const { browser } = rig
  const email = 'devices@mail.test'
  const { page } = await startWallet(rig, email)
  await openSecurity(page)
  await press(page, 'Devices and activity')
  const { text: before } = await seeFrame(page, /Where you are logged in/)
  expect(before).toContain('Nothing has been signed yet')
  expect(before).not.toContain('Remove')
  await press(page, 'Back')
  await seeFrame(page, /What opens it/)
  await closeModal(page)
  await sign(page)

  const device = await browser.createBrowserContext()
  const other = await device.newPage()
  await logIn(rig, other, email, { mails: 2, name: names.game })
  await becomes(other, 'connected as 0x')
  await sign(other)

  await openSecurity(page)
  await press(page, 'Devices and activity')
  const { text } = await seeFrame(page, /What was done/)
  expect(text).toContain(`This device, on ${names.shop}`)
  expect(text).toContain(`On ${names.game}, last used`)
  expect(text).toMatch(new RegExp(`Signed on ${names.game}.*Signed on ${names.shop}`, 's'))

  await test.step('look by look', async () => {
    const found: string[] = []
    for (const look of looksFor('devices')) {
      await wear(page, look)
      const problems = [...(await axeIn(page)), ...(await cutOffIn(page))]
      found.push(...problems.map((problem) => `${look.locale}: ${problem}`))
      if (process.env.SHOTS)
        await page.screenshot({ path: join(process.env.SHOTS, `devices-${look.locale}-${look.theme}.png`) })
    }
    await wear(page, looks.large)
    expect(found).toEqual([])
  })

  const removal = await windowBy(browser, () => press(page, 'Remove'))
  await removal.says('Remove this device?')
  await removal.press('Remove')
  await removal.says('It no longer opens your wallet')
  await page.bringToFront()
  await expect
    .poll(async () => (await seeFrame(page, /What was done/)).text)
    .toContain('Signed on a device that you removed')
  await other.bringToFront()
  await other.reload()
  await other.waitForSelector('#open')
  await expect.poll(() => status(other)).toBe('disconnected')
  await device.close()
  await page.close()
})
