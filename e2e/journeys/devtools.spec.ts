import type { Page } from '@playwright/test'
import { type FaultName, faultNames, faults } from '../../packages/kit/src/devtools/faults.ts'
import { expect, type Host, hostOrigin, test } from '../host.ts'

// A server of the project's own contract is not needed: faults answer in its place, or fail before it.
const api = `${hostOrigin}/no-server`

// Wide enough for the panel beside the page.
test.use({ viewport: { width: 1600, height: 900 } })

const devtools = (page: Page) => page.locator('latchkey-devtools')

async function openDevtools(host: Host, settings: Record<string, string> = {}): Promise<void> {
  await host.visit({ devtools: '', ...settings })
  await devtools(host.page).getByRole('button', { name: 'Devtools' }).click()
}

/** Switches a fault on and goes to its view: three clicks with the tab. */
async function seeFault(host: Host, title: string): Promise<void> {
  const panel = devtools(host.page)
  await panel.getByRole('tab', { name: 'Faults' }).click()
  await panel.getByRole('switch', { name: title, exact: true }).click()
  await panel.getByRole('button', { name: `See it: ${title}` }).click()
}

test('behavior: transitions, events and requests are shown, also above the open modal', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  await openDevtools(host)
  const panel = devtools(page)
  await host.connect('Test Wallet')
  await expect(panel.locator('summary', { hasText: 'connections' }).first()).toBeVisible()
  await panel
    .locator('summary', { hasText: 'connections' })
    .filter({ hasText: /connected/ })
    .first()
    .click()
  await expect(panel.locator('ins').first()).toBeVisible()

  await host.open()
  await panel.getByRole('tab', { name: 'Events' }).click()
  await expect(panel.getByText('CONNECT_SUCCESS')).toBeVisible()
  // With the keyboard.
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('tab', { name: 'Requests' })).toBeFocused()
  await expect(panel.getByText('eth_requestAccounts').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('tablist')).toBeHidden()
  await expect(host.modal).toBeVisible()
})

/** The view of each fault, before a wallet is connected and after it; a fault without one fails below. */
const views = {
  serverBroken: 'All wallets',
  serverDown: 'All wallets',
  serverBusy: 'All wallets',
  serverSlow: 'All wallets',
  relayAway: 'Connect by QR code',
  appMissing: 'Connect by QR code',
  clockFast: 'Connect wallet',
  clockSlow: 'Connect wallet',
} satisfies Partial<Record<FaultName, string>>
const viewsOfAccount = ['nodeDown', 'nodeBehind', 'storageFull'] as const satisfies readonly FaultName[]

test('behavior: each fault is at most three clicks from its view, and ends when it is switched off', async ({
  host,
  addWallet,
  page,
}) => {
  expect([...Object.keys(views), ...viewsOfAccount].toSorted()).toEqual(faultNames.toSorted())
  await addWallet()
  await openDevtools(host, { api, project: 'demo', relay: 'demo@ws://127.0.0.1:9' })
  const panel = devtools(page)
  for (const [name, view] of Object.entries(views)) {
    const { title } = faults[name as FaultName]
    await seeFault(host, title)
    await host.seeView(view)
    await expect(panel.getByRole('switch', { name: title, exact: true })).toBeChecked()
    const { agent, ahead } = await page.evaluate(() => ({ agent: navigator.userAgent, ahead: Date.now() }))
    expect(agent.includes('iPhone')).toBe(name === 'appMissing')
    const minutes = name === 'clockFast' ? 5 : name === 'clockSlow' ? -5 : 0
    expect((ahead - Date.now()) / 60_000).toBeCloseTo(minutes, 0)
    await host.close()
    await panel.getByRole('switch', { name: title, exact: true }).click()
  }
  await panel.getByRole('tab', { name: 'Requests' }).click()
  await expect(panel.getByText('fault', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.userAgent)).not.toContain('iPhone')
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeLessThan(60_000)
})

test('behavior: nodes that are down, and storage that is full, are seen after connecting', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  await openDevtools(host)
  const panel = devtools(page)
  await panel.getByRole('tab', { name: 'Faults' }).click()
  await panel.getByRole('switch', { name: 'Storage full' }).click()
  await panel.getByRole('switch', { name: 'Nodes down' }).click()
  await host.connect('Test Wallet')
  await panel.getByRole('button', { name: 'See it: Nodes down' }).click()
  await expect(host.modal).toContainText('Balance unavailable', { timeout: 30_000 })
  await host.close()
  await seeFault(host, 'Nodes behind')
  await expect(host.modal).toContainText('ETH', { timeout: 30_000 })
  await host.close()
  await panel.getByRole('button', { name: 'See it: Storage full' }).click()
  await expect(host.status).toHaveText('disconnected')
  expect(await page.evaluate(() => localStorage.getItem('latchkey.default') ?? '')).not.toContain('walletId')
})

test('behavior: a test wallet is added in the page, and does what its buttons say', async ({
  host,
  page,
}) => {
  await openDevtools(host)
  const panel = devtools(page)
  await panel.getByRole('tab', { name: 'Wallets' }).click()
  await panel.getByRole('button', { name: 'Add Ethereum wallet' }).click()
  await panel.getByRole('button', { name: 'Decline next' }).click()
  await host.open()
  await host.button('Devtools Wallet').click()
  await expect(host.alert).toBeVisible()
  await host.tryAgain.click()
  await expect(host.status).toHaveText('connected')
  const before = await host.address.textContent()
  await panel.getByRole('button', { name: 'Switch account' }).click()
  await expect(host.address).not.toHaveText(before ?? '')
  await panel.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(host.status).toHaveText('disconnected')
})

test('behavior: the check names what is wrong, a report holds no account, and detaching restores all', async ({
  host,
  addWallet,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const at = (owner: object, name: string) => Object.getOwnPropertyDescriptor(owner, name)?.value
    Object.assign(globalThis, {
      nativeParts: () => [
        at(globalThis, 'fetch'),
        at(globalThis, 'WebSocket'),
        at(globalThis, 'Date'),
        at(Storage.prototype, 'setItem'),
      ],
    })
    Object.assign(globalThis, { atFirst: (globalThis as unknown as Exposed).nativeParts() })
  })
  const wallet = await addWallet()
  await openDevtools(host, { api, project: 'demo' })
  const panel = devtools(page)
  await host.connect('Test Wallet')
  await panel.getByRole('tab', { name: 'Check' }).click()
  await expect(panel.getByText('The server does not answer')).toBeVisible()
  await expect(panel.getByText('One copy of latchkey')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('latchkey.default', '{}'))
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect(panel.getByText('Two kits with one id')).toBeVisible()

  await panel.getByRole('button', { name: 'Copy report' }).click()
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('"CONNECT_SUCCESS"')
  for (const address of wallet.addresses)
    expect(report.toLowerCase()).not.toContain(address.slice(2, 20).toLowerCase())

  await page.evaluate(() => (globalThis as unknown as Exposed).latchkeyExample.detachDevtools())
  await expect(devtools(page)).toHaveCount(0)
  const isRestored = await page.evaluate(() => {
    const { atFirst, nativeParts } = globalThis as unknown as Exposed
    return nativeParts().every((part, index) => part === atFirst[index])
  })
  expect(isRestored).toBe(true)
})

test('behavior: on a phone the panel leaves the modal free', async ({ host, addWallet, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await addWallet()
  await openDevtools(host)
  await page.evaluate(() => (globalThis as unknown as Exposed).latchkeyExample.kit.open())
  await expect(host.modal).toBeVisible()
  const pill = devtools(page).getByRole('button', { name: 'Devtools' })
  await expect(pill).toBeVisible()
  const [over, under] = await Promise.all([pill.boundingBox(), host.modal.locator('.card').boundingBox()])
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(under?.y ?? 0)
})

type Exposed = {
  nativeParts(): unknown[]
  atFirst: unknown[]
  latchkeyExample: { detachDevtools(): void; kit: { open(): void } }
}
