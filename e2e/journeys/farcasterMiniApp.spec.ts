import { createTestSolanaWallet, createTestWallet } from 'latchkey/testing'
import { parseEther, verifyMessage } from 'viem'
import { openClient, serveFrame } from '../farcasterClient.ts'
import { answerSolana } from '../farcasterSolana.ts'
import { expect, hostOrigin, recordRequests, test, walletChains } from '../host.ts'

test('behavior: in a Farcaster client its wallet comes first, connects, signs, sends and is left', async ({
  chains,
  page,
  addWallet,
}) => {
  // A wallet of the browser beside it.
  await addWallet()
  const wallet = createTestWallet({ chains: walletChains(chains) })
  const rpc = `31337@${chains.local.url},8453@${chains.base.url}`
  const { app, asked, stop } = await openClient(page, {
    ethereum: wallet,
    capabilities: ['wallet.getEthereumProvider'],
    app: (client) => `${hostOrigin}/index.html?${new URLSearchParams({ rpc, farcaster: client })}`,
    chains: ['eip155:31337', 'eip155:8453'],
  })
  const modal = app.getByRole('dialog')
  const status = app.getByTestId('status')
  await expect.poll(() => asked).toContain('ready')
  await expect(status).toHaveText('disconnected')

  wallet.decline()
  await app.getByTestId('latchkey-connect').click()
  await expect(modal.getByRole('listitem').first()).toContainText('Farcaster')
  await modal.getByRole('button', { name: 'Farcaster' }).click()
  await expect(modal).toContainText('Request declined')
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(status).toHaveText('connected')
  await expect(app.getByTestId('address')).toHaveText(wallet.addresses[0] ?? '')
  wallet.switchAccount(1)
  const address = wallet.addresses[0] ?? '0x'
  await expect(app.getByTestId('address')).toHaveText(address)

  await app.getByRole('button', { name: 'Sign a message' }).click()
  await expect(app.getByTestId('signature')).toHaveText(/^0x/)
  const signature = ((await app.getByTestId('signature').textContent()) ?? '') as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello from the example', signature })).toBe(true)

  // The visitor comes back: the client shares the account, so nothing is asked.
  const prompts = () => asked.filter((method) => method === 'eth_requestAccounts').length
  const before = prompts()
  await page.reload()
  await expect(app.getByTestId('address')).toHaveText(address)
  // As a new visitor with a client that shares it.
  await app.locator('body').evaluate(() => localStorage.clear())
  await page.reload()
  await expect(app.getByTestId('address')).toHaveText(address)
  expect(prompts()).toBe(before)

  const to = '0x000000000000000000000000000000000000dEaD'
  const owned = await chains.local.client.getBalance({ address: to })
  await app.locator('body').evaluate(() => {
    const { push } = (globalThis as unknown as { latchkeyExample: { push(view: object): void } })
      .latchkeyExample
    push({ name: 'Send' })
  })
  await modal.getByRole('button', { name: 'Select token' }).first().click()
  await modal.getByRole('button', { name: 'Ether' }).click()
  await modal.getByRole('textbox', { name: /Amount in/ }).fill('0.5')
  await modal.getByRole('textbox', { name: 'To' }).fill(to)
  await modal.getByRole('button', { name: 'Review' }).click()
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => chains.local.client.getBalance({ address: to })).toBe(owned + parseEther('0.5'))

  await expect(modal.getByRole('heading', { level: 1 })).toHaveText('Account')
  await modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(status).toHaveText('disconnected')
  await page.reload()
  await expect.poll(() => asked.filter((method) => method === 'ready').length).toBe(4)
  await expect(status).toHaveText('disconnected')
  stop()
})

test('behavior: the Solana wallet of a Farcaster client connects, signs and stays', async ({
  page,
  solana,
}) => {
  const wallet = await createTestSolanaWallet({ clusters: solana.forWallet })
  const [address = ''] = wallet.addresses
  const { app, asked, stop } = await openClient(page, {
    capabilities: ['wallet.getSolanaProvider'],
    calls: { solanaProviderRequest: answerSolana(wallet, 'solana:localnet') },
    app: () =>
      `${hostOrigin}/index.html?${new URLSearchParams({ rpc: 'none', solana: `localnet@${solana.url}`, farcaster: '' })}`,
    chains: ['solana:localnet'],
  })
  await expect.poll(() => asked).toContain('ready')
  await app.getByTestId('latchkey-connect').click()
  const modal = app.getByRole('dialog')
  await modal.getByRole('button', { name: 'Farcaster' }).click()
  await expect(app.getByTestId('address')).toHaveText(address)
  await app.getByRole('button', { name: 'Sign a message' }).click()
  await expect(app.getByTestId('signature')).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  await page.reload()
  await expect(app.getByTestId('address')).toHaveText(address)
  stop()
})

test('behavior: in a frame of another page, and in none, nothing of a Farcaster client is loaded or offered', async ({
  context,
  host,
  page,
}) => {
  const requests = recordRequests(context)
  const loaded = () => requests.filter((url) => /joinClient|miniApp-/.test(url))
  await host.visit({ farcaster: '' })
  await host.open()
  await host.seeView('Connect wallet')
  await expect(host.button('Farcaster')).toHaveCount(0)
  const other = await serveFrame(() => `${hostOrigin}/index.html?farcaster`)
  await page.goto(other.origin)
  const app = page.frameLocator('iframe')
  await app.getByTestId('latchkey-connect').click()
  await expect(app.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText('Connect wallet')
  // A client would have answered by now.
  await page.waitForTimeout(3_500)
  await expect(app.getByRole('dialog').getByRole('button', { name: 'Farcaster' })).toHaveCount(0)
  expect(loaded()).toEqual([])
  other.stop()
})
