import { type Address, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { type Host, push } from '../host.ts'
import { test as base, expect } from '../world/world.ts'

// How two tabs of one browser affect each other during transactions.

/** The node is polled every few seconds. */
const followTime = { timeout: 15_000 }
const fresh = () => privateKeyToAddress(generatePrivateKey())

type Tabs = {
  address: Address
  wallet: Awaited<ReturnType<Parameters<Parameters<typeof base>[2]>[0]['addWallet']>>
  other: Host
  sends(): number
}

/** A new visitor with 10 ETH in two tabs, connected in both. */
const test = base.extend<{ twoTabs(): Promise<Tabs> }>({
  async twoTabs({ addWallet, chains, host, openTab, visitWithServer, world }, use) {
    await use(async () => {
      const key = generatePrivateKey()
      const address = privateKeyToAddress(key)
      await chains.local.client.setBalance({ address, value: parseEther('10') })
      const wallet = await addWallet({ privateKeys: [key] })
      await visitWithServer()
      await host.connect('Test Wallet')
      const other = await openTab()
      await other.visit({ api: world.api, project: world.projectId })
      await expect(other.status).toHaveText('connected')
      const sends = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction').length
      return { address, wallet, other, sends }
    })
  },
})

async function reviewSend(host: Host, to: Address, amount = '1') {
  await host.open()
  await push(host.page, { name: 'Send' })
  await host.seeView('Send')
  await host.button('Select token').first().click()
  await host.button('Ether').click()
  await host.modal.getByRole('textbox', { name: /Amount in/ }).fill(amount)
  await host.modal.getByRole('textbox', { name: 'To' }).fill(to)
  await host.button('Review').click()
  await host.seeView('Review')
  await expect(host.modal.getByText(/^up to/)).toBeVisible()
}

async function reviewSwap(host: Host) {
  await host.open()
  await push(host.page, { name: 'Swap' })
  await host.seeView('Swap')
  const side = host.modal.locator('.swap-side', { hasText: 'You receive' })
  await side.locator('.swap-token').click()
  await host.button('TUSD').first().click()
  await host.modal.getByLabel('You pay', { exact: true }).fill('1')
  await host.button('Review swap').click()
  await host.seeView('Review swap')
  await expect(host.button('Swap')).toBeVisible()
}

async function disconnect(host: Host) {
  await host.open()
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
}

test('behavior: sent in one tab, it is pending and then confirmed in the other’s activity [3.22a]', async ({
  balanceOf,
  chains,
  host,
  twoTabs,
}) => {
  const { other } = await twoTabs()
  const { client } = chains.local
  const to = fresh()
  await other.open()
  await other.modal.getByRole('tab', { name: 'Activity' }).click()
  const rows = other.modal.locator('.activity').getByRole('listitem')
  await expect(other.modal).not.toContainText('Pending')
  await reviewSend(host, to, '2')
  await client.setAutomine(false)
  try {
    await host.button('Send').click()
    await expect(host.modal).toContainText('Sending 2')
    await other.page.bringToFront()
    await expect(rows.first()).toContainText('Pending')
    await expect(rows.first()).toContainText('−2 ETH')
    await client.mine({ blocks: 1 })
    await expect(other.modal).not.toContainText('Pending', followTime)
    await expect(rows.first()).toContainText('−2 ETH')
  } finally {
    await client.setAutomine(true)
  }
  expect(await balanceOf(undefined, to)).toBe(parseEther('2'))
  // Both have removed it from storage.
  const pending = () =>
    other.page.evaluate(() => JSON.parse(localStorage.getItem('latchkey.default') ?? '{}').pending)
  await expect.poll(pending, followTime).toEqual([])
})

test('behavior: disconnected in another tab during the review of a transfer: nothing is sent, and an error is shown', async ({
  balanceOf,
  host,
  twoTabs,
}) => {
  const { address, other, sends } = await twoTabs()
  const to = fresh()
  await reviewSend(host, to)
  await disconnect(other)
  await host.page.bringToFront()
  await host.seeToast('Your wallet was disconnected. Nothing was sent.')
  await expect(host.status).toHaveText('disconnected')
  await expect(host.button('Send')).toHaveCount(0)
  expect(sends()).toBe(0)
  expect(await balanceOf(undefined, to)).toBe(0n)
  expect(await balanceOf(undefined, address)).toBe(parseEther('10'))
})

test('behavior: disconnected in another tab during the review of a swap: nothing is sent, and an error is shown', async ({
  balanceOf,
  host,
  twoTabs,
  world,
}) => {
  const { address, other, sends } = await twoTabs()
  await reviewSwap(host)
  await disconnect(other)
  await host.page.bringToFront()
  await host.seeToast('Your wallet was disconnected. Nothing was sent.')
  await expect(host.status).toHaveText('disconnected')
  await expect(host.button('Swap')).toHaveCount(0)
  expect(sends()).toBe(0)
  expect(await balanceOf(world.dollar, address)).toBe(0n)
  expect(await balanceOf(undefined, address)).toBe(parseEther('10'))
})

test('behavior: a swap in one tab and a transfer in the other: both are made, and both tabs list both', async ({
  balanceOf,
  host,
  twoTabs,
  world,
}) => {
  const { address, other } = await twoTabs()
  const to = fresh()
  await reviewSwap(host)
  await reviewSend(other, to, '3')
  await other.button('Send').click()
  await other.seeView('Account')
  await host.page.bringToFront()
  await host.button('Swap').click()
  await expect(host.modal).toContainText('Swap complete', followTime)
  expect(await balanceOf(undefined, to)).toBe(parseEther('3'))
  expect(await balanceOf(world.dollar, address)).toBeGreaterThan(parseUnits('1980', 6))
  for (const tab of [host, other]) {
    await tab.page.bringToFront()
    await push(tab.page, { name: 'AccountTab', params: { tab: 'activity' } })
    const rows = tab.modal.locator('.activity').getByRole('listitem')
    await expect(rows.filter({ hasText: '−3 ETH' })).toHaveCount(1, followTime)
    await expect(rows.filter({ hasText: 'TUSD' })).toHaveCount(1, followTime)
  }
})
