import type { FrameLocator, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { test as base, expect, hostOrigin, recordComplaints, recordRequests } from '../host.ts'
import { type SafeWebApp, startSafeWebApp } from '../rig/evm/startSafeWebApp.ts'

/** Opens the example in a stand-in for the Safe's web app. */
const test = base.extend<{
  openInSafe(options?: {
    owners?: number
    trusts?: string
  }): Promise<SafeWebApp & { app: FrameLocator; query: URLSearchParams }>
}>({
  async openInSafe({ chains: { local: anvil }, page }, use) {
    const opened: SafeWebApp[] = []
    await use(async ({ owners, trusts } = {}) => {
      const web = await startSafeWebApp({ anvil, owners })
      opened.push(web)
      const query = new URLSearchParams({ rpc: `31337@${anvil.url}`, safe: trusts ?? web.origin })
      return { ...web, query, app: await web.open(page, `${hostOrigin}/index.html?${query}`) }
    })
    for (const { stop } of opened) stop()
  },
})

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** How many transactions the app in the frame waits for. */
const pending = (page: Page) =>
  page.frames()[1]?.evaluate(() => {
    const { kit } = (globalThis as unknown as Handed).latchkeyExample
    return kit.storage.read().pending.length
  })
type Handed = { latchkeyExample: { kit: { storage: { read(): { pending: unknown[] } } } } }

test('behavior: inside a Safe it is connected at once, signs for the contract and sends what the owners execute; disconnected, it stays so', async ({
  chains,
  openInSafe,
  page,
}) => {
  const anvil = chains.local
  const { app, safe } = await openInSafe()
  await expect(app.getByTestId('status')).toHaveText('connected')
  await expect(app.getByTestId('address')).toHaveText(safe.address)
  await expect(app.getByTestId('wallets')).toHaveText('Safe')

  // The contract confirms the signature (ERC-1271).
  await app.getByRole('button', { name: 'Sign a message' }).click()
  await expect(app.getByTestId('signature')).toHaveText(/^0x/)
  const signature = (await app.getByTestId('signature').textContent()) as `0x${string}`
  const message = 'Hello from the example'
  expect(await anvil.client.verifyMessage({ address: safe.address, message, signature })).toBe(true)
  safe.decline()
  await app.getByRole('button', { name: 'Sign a message' }).click()
  await expect(app.getByTestId('signature')).toHaveText('Signature declined')
  safe.decline(false)

  // Not connected again by the next page, until the visitor says so.
  await app.getByTestId('latchkey-account').click()
  const modal = app.getByRole('dialog')
  await modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.getByTestId('status')).toHaveText('disconnected')
  await page.reload()
  await app.getByTestId('latchkey-connect').click()
  await expect(modal.getByRole('button', { name: 'Safe' })).toBeVisible()
  await expect(app.getByTestId('status')).toHaveText('disconnected')
  await modal.getByRole('button', { name: 'Safe' }).click()
  await expect(app.getByTestId('address')).toHaveText(safe.address)
})

test('behavior: what several owners have to approve is shown as waiting for them, also after a reload, until it is executed', async ({
  chains,
  openInSafe,
  page,
}) => {
  const anvil = chains.local
  const { app, safe } = await openInSafe({ owners: 2 })
  await expect(app.getByTestId('address')).toHaveText(safe.address)
  const before = await anvil.client.getBalance({ address: shop })
  const modal = app.getByRole('dialog')
  await app.getByTestId('latchkey-account').click()
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await modal.getByRole('button', { name: 'Select token' }).first().click()
  await modal.getByRole('button', { name: /^Ether/ }).click()
  await modal.getByRole('textbox', { name: /Amount in/ }).fill('0.5')
  await modal.getByRole('textbox', { name: 'To' }).fill(shop)
  await modal.getByRole('button', { name: /^Review/ }).click()
  await modal.getByRole('button', { name: /^Send/ }).click()
  await expect(modal).toContainText('The owners of your account have to approve it first')
  await expect(modal.getByRole('link')).toHaveCount(0)
  expect(await anvil.client.getBalance({ address: shop })).toBe(before)

  await page.reload()
  await expect(app.getByTestId('address')).toHaveText(safe.address)
  expect(await pending(page)).toBe(1)
  await safe.approve()
  await expect.poll(() => pending(page)).toBe(0)
  expect((await anvil.client.getBalance({ address: shop })) - before).toBe(parseEther('0.5'))
})

test('behavior: outside a Safe, or in a frame of anyone else, it asks nothing', async ({
  context,
  openInSafe,
  page,
}) => {
  const complaints = recordComplaints(page)
  const requests = recordRequests(context)
  const { app, query, safe } = await openInSafe({ trusts: 'https://app.safe.global' })
  await expect(app.getByTestId('status')).toHaveText('disconnected')
  await page.goto(`${hostOrigin}/index.html?${query}`)
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  expect(safe.asked).toEqual([])
  expect(requests.filter((url) => /findSafe/i.test(url))).toEqual([])
  expect(complaints).toEqual([])
})
