import type { Page } from '@playwright/test'
import { type Host, test } from '../host.ts'
import { icons } from './icons.ts'

test.use({ deviceScaleFactor: 2, viewport: { width: 1200, height: 760 } })

/** The picture of the README: the first view and the account, in both themes. */
test('gallery: picture', async ({ addWallet, browser, host, page }) => {
  const wallet = await addWallet({ rdns: 'org.harbor', name: 'Harbor', icon: icons.harbor })
  await addWallet({ rdns: 'app.juniper', name: 'Juniper', icon: icons.juniper })
  await addWallet({ rdns: 'app.ember', name: 'Ember', icon: icons.ember })
  await wallet.provider.request({
    method: 'anvil_setBalance',
    params: [wallet.addresses[0], `0x${(4_218_700_000_000_000_000n).toString(16)}`],
  })

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await host.visit({ theme: 'light' })
  await host.open()
  const connect = await card(host)

  await host.modal.getByRole('button', { name: 'Harbor' }).click()
  await host.status.filter({ hasText: 'connected' }).waitFor()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await host.visit({ theme: 'dark' })
  await host.status.filter({ hasText: 'connected' }).waitFor()
  await host.open()
  await host.modal.getByText('4.218').waitFor()
  const account = await card(host)

  const canvas = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 960, height: 560 } })
  await compose(canvas, connect, account)
  await canvas.screenshot({ path: '../docs/images/modal.png' })
  await canvas.close()
})

/** The card alone, with a margin for its shadow cut away. */
async function card(host: Host): Promise<Buffer> {
  await host.page.waitForTimeout(600)
  return host.modal.locator('.card').screenshot()
}

async function compose(page: Page, ...pictures: Buffer[]): Promise<void> {
  const images = pictures.map(
    (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}" width="360">`,
  )
  await page.setContent(`
    <style>
      body { margin: 0; height: 560px; display: flex; gap: 56px; align-items: center; justify-content: center;
        background: radial-gradient(at 20% 10%, #dfe8ff, transparent 60%), radial-gradient(at 90% 90%, #ffe6dc, transparent 55%), #f2f3f8; }
      img { border-radius: 24px; box-shadow: 0 30px 70px -20px rgb(20 30 70 / .35), 0 0 0 1px rgb(20 30 70 / .06); }
    </style>${images.join('')}`)
  await page.waitForTimeout(200)
}
