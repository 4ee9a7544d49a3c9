import type { Page } from '@playwright/test'
import { parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { type Host, push } from '../host.ts'
import { standStill } from '../walk.ts'
import { expect, test } from '../world/world.ts'
import { icons } from './icons.ts'

test.use({ deviceScaleFactor: 2, viewport: { width: 1200, height: 760 } })

/** The image of the README: the first view, the account and a swap, in both themes, with the real server. */
test('gallery: picture', async ({ addWallet, browser, chains, host, mint, page, visitWithServer, world }) => {
  test.setTimeout(90_000)
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  await chains.local.client.setBalance({ address, value: parseEther('4.2187') })
  await mint(world.dollar, address, parseUnits('1250.4', 6))
  await mint(world.moon, address, parseEther('830'))
  await addWallet({ rdns: 'org.harbor', name: 'Harbor', icon: icons.harbor, privateKeys: [key] })
  await addWallet({ rdns: 'app.juniper', name: 'Juniper', icon: icons.juniper })
  await addWallet({ rdns: 'app.ember', name: 'Ember', icon: icons.ember })
  const visit = async (theme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await visitWithServer({ theme })
  }

  await visit('light')
  await host.open()
  await expect(host.button('Ember')).toBeVisible()
  const connect = await card(host)

  await host.button('Harbor').click()
  await expect(host.status).toHaveText('connected')
  await visit('dark')
  await expect(host.status).toHaveText('connected')
  await host.open()
  await expect(host.modal).toContainText('Moon')
  const account = await card(host)

  await visit('light')
  await expect(host.status).toHaveText('connected')
  await host.open()
  await expect(host.modal).toContainText('Moon')
  await push(page, { name: 'Swap' })
  const sides = host.modal.locator('.swap-side')
  await sides.nth(1).locator('.swap-token').click()
  await host.button('TUSD').click()
  await sides.first().locator('input').fill('1.25')
  await expect(host.button('Review swap')).toBeVisible()
  await page.mouse.move(0, 0)
  const swap = await card(host)

  const canvas = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1200, height: 720 } })
  await compose(canvas, [connect, account, swap])
  await canvas.screenshot({ path: '../docs/images/modal.png' })
  await canvas.close()
})

/** The card alone, without the margin for its shadow. */
async function card(host: Host): Promise<Buffer> {
  await standStill(host)
  // Icons fade in.
  await host.page.waitForTimeout(400)
  return host.modal.locator('.card').screenshot()
}

async function compose(page: Page, pictures: readonly Buffer[]): Promise<void> {
  const images = pictures.map(
    (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}" width="336">`,
  )
  await page.setContent(`
    <style>
      body { margin: 0; height: 720px; display: flex; gap: 40px; align-items: center; justify-content: center;
        background: radial-gradient(at 20% 10%, #dfe8ff, transparent 60%), radial-gradient(at 90% 90%, #ffe6dc, transparent 55%), #f2f3f8; }
      img { border-radius: 23px; box-shadow: 0 30px 70px -20px rgb(20 30 70 / .35), 0 0 0 1px rgb(20 30 70 / .06); }
    </style>${images.join('')}`)
  await page.waitForTimeout(200)
}
