import type { Page } from '@playwright/test'
import type { View } from 'latchkey'
import { expect, promptsOf, push, test } from '../host.ts'

/** Like a host: `kit.open(view)`. */
function openView(page: Page, view: View): Promise<void> {
  return page.evaluate((view) => {
    const { kit } = (globalThis as unknown as { latchkeyExample: { kit: { open(view: unknown): void } } })
      .latchkeyExample
    kit.open(view)
  }, view)
}

test('error: disabled features do not open, in any way', async ({ host, addWallet, page }) => {
  await addWallet()
  await host.visit({ off: 'send,receive,allWallets' })
  await host.connect('Test Wallet')
  // The first opening loads the interface; later ones reuse it.
  for (const name of ['Send', 'Receive', 'Swap', 'SendReview'] as const) {
    await openView(page, { name } as View)
    await host.seeView('Account')
    await push(page, { name })
    await host.seeView('Account')
  }
  await expect(host.modal).toContainText('View Not Available')
  await expect(host.button('Send')).toHaveCount(0)
  await expect(host.button('Receive')).toHaveCount(0)
  await host.button('Disconnect').click()
  await openView(page, { name: 'AllWallets' })
  await host.seeView('Connect wallet')
  await expect(host.button('All wallets')).toHaveCount(0)
})

test('behavior: with a fixed network nothing leads to another one', async ({ host, addWallet, page }) => {
  const wallet = await addWallet()
  await host.visit({ fixed: '' })
  const shown = page.getByTestId('latchkey-network')
  await expect(shown).toHaveText('Foundry')
  await expect(page.getByRole('button', { name: 'Foundry' })).toHaveCount(0)
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal).toContainText('Foundry')
  await expect(host.button('Foundry')).toHaveCount(0)
  await openView(page, { name: 'SwitchNetwork' })
  await host.seeView('Account')
  await expect(host.modal).toContainText('View Not Available')
  expect(promptsOf(wallet)).toEqual(['eth_requestAccounts'])
})

test('behavior: a wallet that the page provides has a row, is connected and restored [2.17a, 3.08e]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet({ legacy: 'only', name: 'Inner' })
  await addWallet({ name: 'Installed', rdns: 'dev.latchkey.installed' })
  await host.visit({ external: 'Our SDK' })
  await host.open()
  const rows = host.modal.getByRole('listitem')
  await expect(rows.first()).toContainText('Installed')
  await expect(rows.nth(1)).toContainText('Our SDK')
  await expect(rows.nth(1)).not.toContainText('Installed')
  await host.button('Our SDK').click()
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  await expect(host.wallets).toHaveText('Our SDK')
  await page.reload()
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  await host.open()
  await push(page, { name: 'Connect' })
  await expect(host.button('Our SDK')).toContainText('Connected')
})

test('behavior: tokens that the wallet reports are shown without a server', async ({ host, addWallet }) => {
  const wallet = await addWallet()
  const { request } = wallet.provider
  Object.assign(wallet.provider, {
    request: async (asked: { method: string; params?: unknown }) => {
      if (asked.method === 'wallet_getCapabilities') return { '0x0': { assetDiscovery: { supported: true } } }
      if (asked.method === 'wallet_getAssets') return { '0x7a69': [reported] }
      return request(asked)
    },
  })
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal.getByRole('heading', { name: 'Tokens', exact: true })).toBeVisible()
  const tokens = host.modal.getByRole('list', { name: 'Tokens' })
  await expect(tokens).toContainText('Reported Coin')
  await expect(tokens).toContainText('12.5 RPT')
  await expect(host.modal.getByRole('tab')).toHaveCount(0)
})

const reported = {
  address: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  balance: '0xbebc20',
  type: 'ERC20',
  metadata: { name: 'Reported Coin', symbol: 'RPT', decimals: 6 },
}
