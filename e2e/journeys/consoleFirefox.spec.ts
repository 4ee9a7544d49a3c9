import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createTestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import puppeteer from 'puppeteer-core'
import { startConsole } from '../rig/console/startConsole.ts'
import { injectable } from '../rig/ownWallet.ts'

test('behavior: from an empty database to a connected modal, in firefox', async () => {
  test.setTimeout(150_000)
  const rig = await startConsole()
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-firefox-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    userDataDir: folder,
    defaultViewport: { width: 1280, height: 860 },
  })
  try {
    const wallet = createTestWallet({ chains: [{ id: 1, rpcUrl: rig.chain.url }] })
    const page = await browser.newPage()
    await injectTestWallet(injectable(page), wallet)
    const press = (target: typeof page, text: string) =>
      target.locator(`::-p-text(${text})`).setTimeout(20_000).click()
    const fill = (label: string, text: string) => page.locator(`::-p-aria([name="${label}"])`).fill(text)
    const see = (target: typeof page, text: string, timeoutMs = 20_000) =>
      target.locator(`::-p-text(${text})`).setTimeout(timeoutMs).wait()

    await page.goto(rig.claimLink())
    await press(page, 'Continue with a wallet')
    await press(page, 'Test Wallet')
    await page.locator('latchkey-modal >>> .button.primary').setTimeout(20_000).click()
    await see(page, 'This account becomes the first operator')
    await page.locator('.bare-card button').click()
    await press(page, 'New project')
    await fill('Name', 'Shop')
    await press(page, 'Create project')
    await see(page, 'Waiting for your app')
    await page.locator('[role=tab][data-tab=html]').click()
    await see(page, 'latchkey-button')
    const code = await page.$$eval('.copy-block code', (blocks) => blocks.at(-1)?.textContent ?? '')
    rig.app.paste(code)

    const app = await browser.newPage()
    await injectTestWallet(injectable(app), wallet)
    await app.goto(rig.app.origin)
    await app.locator('latchkey-button').click()
    await press(app, 'Test Wallet')
    await app.waitForFunction(
      () => document.querySelector('latchkey-button')?.shadowRoot?.textContent?.includes('0x'),
      { timeout: 20_000 },
    )
    await page.bringToFront()
    await see(page, 'Your app is connected', 45_000)
    await page.reload()
    await see(page, 'Connect your app')
    expect(page.url()).toContain('/connect')
  } finally {
    await browser.close()
    await rig.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
