import type { Page } from '@playwright/test'
import { expect, promptsOf, recordEvents, secondWallet, test } from '../host.ts'

test('behavior: a reload stays connected, shows that it is connecting, and no prompt [4.02a, 4.05]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  const before = promptsOf(wallet).length
  await recordStatus(page)
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  expect(await statusHistory(page)).toEqual(['connecting', 'connected'])
  expect(promptsOf(wallet)).toHaveLength(before)
  await expect(host.modal).toBeHidden()
})

test('behavior: a visit without the wallet of the last one is disconnected, and its session is deleted [4.05]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await page.goto('about:blank')
  wallet.vanish()
  await recordStatus(page)
  await host.visit()
  await expect(host.status).toHaveText('disconnected')
  expect(await statusHistory(page)).toEqual(['connecting', 'disconnected'])
  await expect.poll(() => storedOf(page)).toMatchObject({ connections: [] })
  await host.open()
  await expect(host.button('Test Wallet')).toHaveCount(0)
})

test('behavior: a wallet that is locked after a reload does not count as connected [4.05]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await page.goto('about:blank')
  wallet.lock()
  await host.visit()
  await expect(host.status).toHaveText('disconnected')
  await expect(host.address).toHaveText('–')
  wallet.unlock()
  await host.connect('Test Wallet')
})

test('behavior: a wallet that hangs after a reload does not keep the page connecting [4.05]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await page.goto('about:blank')
  const { request } = wallet.provider
  wallet.provider.request = () => new Promise(() => {})
  await host.visit()
  await expect(host.status).toHaveText('connecting')
  await expect(host.status).toHaveText('disconnected')
  wallet.provider.request = request
  await host.connect('Test Wallet')
})

test('behavior: two tabs stay in sync: connecting, switching wallets, disconnecting', async ({
  host,
  addWallet,
  openTab,
}) => {
  const first = await addWallet()
  const second = await addWallet(secondWallet())
  await host.visit()
  const other = await openTab()
  await other.visit()
  await expect(other.status).toHaveText('disconnected')

  await host.connect('Test Wallet')
  await expect(other.status).toHaveText('connected')
  await expect(other.address).toHaveText(first.addresses[0] ?? '')

  await other.open()
  await other.button('Switch wallet').click()
  await other.button('Add another wallet').click()
  await other.button('Second Wallet').click()
  await expect(other.address).toHaveText(second.addresses[0] ?? '')
  await expect(host.address).toHaveText(second.addresses[0] ?? '')
  await expect(host.wallets).toHaveText('Test Wallet, Second Wallet')

  await host.open()
  await host.button('Switch wallet').click()
  await host.modal
    .getByRole('region', { name: 'Test Wallet' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await expect(other.address).toHaveText(first.addresses[0] ?? '')
  await host.close()

  await other.page.bringToFront()
  await other.button('Disconnect').click()
  await expect(other.wallets).toHaveText('Second Wallet')
  await expect(host.wallets).toHaveText('Second Wallet')
  await host.open()
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await expect(other.status).toHaveText('disconnected')
})

test('behavior: a network selected in one tab is selected in the other [4.14a, 4.14c]', async ({
  host,
  addWallet,
  openTab,
}) => {
  await addWallet()
  await host.visit()
  const other = await openTab()
  await other.visit()
  await host.connect('Test Wallet')
  await expect(other.network).toHaveText('Foundry')
  await host.page.bringToFront()
  await host.page.getByTestId('latchkey-network').click()
  await host.button('Base').click()
  await expect(host.network).toHaveText('Base')
  await expect(other.network).toHaveText('Base')
})

test('behavior: an account selected in the wallet is the account of the page', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  const [first = '', second = ''] = wallet.addresses
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal).toContainText(first.slice(-4))
  wallet.switchAccount(1)
  await expect(host.address).toHaveText(second)
  await expect(host.modal).toContainText(second.slice(-4))
  await page.reload()
  await expect(host.address).toHaveText(second)
})

test('behavior: a network selected in the wallet is the network of the page', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.button('Foundry')).toBeVisible()
  wallet.switchChain(8453)
  await expect(host.network).toHaveText('Base')
  await expect(host.button('Base')).toBeVisible()
  await page.reload()
  await expect(host.network).toHaveText('Base')
})

test('behavior: a wallet that disappears removes its account from the screen [4.13]', async ({
  host,
  addWallet,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await host.seeView('Account')
  wallet.vanish()
  await expect(host.status).toHaveText('disconnected')
  await expect(host.address).toHaveText('–')
  await host.seeView('Connect wallet')
  await expect(host.modal).not.toContainText(wallet.addresses[0]?.slice(-4) ?? '')
  await host.close()
})

test('behavior: a wallet that disconnects the site is disconnected here [4.13]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  wallet.disconnectSite()
  await expect(host.status).toHaveText('disconnected')
  await page.reload()
  await expect(host.status).toHaveText('disconnected')
  await host.connect('Test Wallet')
})

test('behavior: disconnecting revokes the wallet’s permission, notifies the host, and persists [4.12a, 4.12g, 4.13]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  const events = await recordEvents(page)
  await host.open()
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await expect(host.modal).toBeHidden()
  await expect(host.address).toHaveText('–')
  await expect.poll(events).toContain('DISCONNECT_SUCCESS')
  expect(promptsOf(wallet)).toContain('wallet_revokePermissions')

  await recordStatus(page)
  await page.reload()
  await expect(host.status).toHaveText('disconnected')
  expect(await statusHistory(page)).toEqual(['disconnected'])
  expect(await storedOf(page)).toMatchObject({ connections: [], balances: {} })
})

test('behavior: disconnecting works even if the wallet cannot revoke its permission [4.12a]', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet({ unsupported: ['wallet_revokePermissions'] })
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await page.reload()
  await page.waitForTimeout(500)
  await expect(host.status).toHaveText('disconnected')
})

/** Records every status the next page shows, from its first paint on. */
async function recordStatus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seenStatus: seen })
    const look = () => {
      const status = document.querySelector('[data-testid=status]')?.textContent
      if (status && seen.at(-1) !== status) seen.push(status)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

function statusHistory(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { seenStatus: string[] }).seenStatus)
}

/** The stored state for the next visit. */
function storedOf(page: Page): Promise<object> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('latchkey.default') ?? '{}'))
}
