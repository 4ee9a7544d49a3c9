import type { Page } from '@playwright/test'
import { test, walletChains } from '../host.ts'
import { icons } from './icons.ts'
import { looks } from './looks.ts'

for (const look of looks)
  test(`gallery: ${look.name}`, async ({ host, addWallet, chains, page }) => {
    test.setTimeout(120_000)
    const wallet = await addWallet({
      rdns: 'org.harbor',
      name: 'Harbor',
      icon: icons.harbor,
      // A network that the example does not configure.
      chains: [...walletChains(chains), { id: 10, rpcUrl: chains.base.url }],
    })
    await addWallet({ rdns: 'app.juniper', name: 'Juniper', icon: icons.juniper })
    await page.setViewportSize(look.viewport)
    await page.emulateMedia({ colorScheme: look.settings.theme })
    const shot = (name: string) => shoot(page, look.name, name)
    const row = (name: string) => host.modal.getByRole('button', { name })
    await host.visit(look.settings)

    await shot('00-host')
    await host.open()
    await shot('01-connect')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await shot('02-connect-focus')
    await push(page, { name: 'AllWallets' })
    await shot('03-all-wallets')
    await host.modal.getByRole('searchbox').fill('zzz')
    await page.waitForTimeout(500)
    await shot('04-all-wallets-empty')
    await push(page, { name: 'WhatIsAWallet' })
    await shot('05-what-is-a-wallet')
    await push(page, { name: 'GetAWallet' })
    await shot('06-get-a-wallet')
    await push(page, { name: 'ConnectingWalletConnectBasic' })
    await shot('07-remote-off')

    await push(page, { name: 'ConnectingExternal', params: { walletId: 'com.trustwallet.app' } })
    await shot('08-not-installed')
    wallet.hold()
    await reset(page)
    await row('Harbor').click()
    await shot('09-waiting')
    await reset(page)
    await row('Harbor').click()
    await shot('09-pending')
    wallet.decline()
    wallet.release()
    await reset(page)
    wallet.decline()
    await row('Harbor').click()
    await shot('10-declined')
    wallet.accept()
    await reset(page)
    await row('Harbor').click()
    await host.status.filter({ hasText: 'connected' }).waitFor()
    await page.waitForTimeout(400)
    await shot('11-host-connected')

    await host.open()
    await page.waitForTimeout(600)
    await shot('12-account')
    await push(page, { name: 'SwitchNetwork' })
    await shot('13-switch-network')
    wallet.hold()
    await host.modal.getByRole('button', { name: 'Base' }).click()
    await shot('14-switch-waiting')
    wallet.decline()
    wallet.release()
    await shot('15-switch-declined')
    wallet.accept()
    await push(page, { name: 'ProfileWallets' })
    await shot('16-profile-wallets')
    await push(page, { name: 'SwitchActiveChain', params: { network: 'eip155:8453' } })
    await shot('17-switch-active-chain')
    wallet.switchChain(8453)
    await push(page, { name: 'Account' })
    await page.waitForTimeout(600)
    await shot('18-account-base')
    wallet.switchChain(10)
    await shot('19-unsupported-chain')
    wallet.hold()
    await row('Base').click()
    wallet.decline()
    wallet.release()
    await shot('20-unsupported-declined')
    wallet.accept()
    await row('Base').click()
    await host.modal.waitFor({ state: 'hidden' })
    wallet.switchChain(10)
    await page.reload()
    await shot('21-host-wrong-network')
  })

async function shoot(page: Page, look: string, name: string) {
  await page.waitForTimeout(450)
  await page.screenshot({ path: `../.gallery/${look}/${name}.png` })
}

/** Opens a view directly, with the kit that the example exposes to the console. */
async function push(page: Page, view: object) {
  await page.evaluate((view) => (globalThis as unknown as Handed).latchkeyExample.push(view), view)
}
async function reset(page: Page) {
  await page.evaluate(() => (globalThis as unknown as Handed).latchkeyExample.push({ name: 'Connect' }))
  await page.waitForTimeout(300)
}
type Handed = { latchkeyExample: { push(view: object): void } }
