import { expect, hostOrigin, recordRequests, test } from '../host.ts'

test('behavior: before the visitor acts, only the page’s own files are loaded', async ({
  host,
  addWallet,
  context,
  page,
}) => {
  await addWallet()
  const requests = recordRequests(context)
  let sockets = 0
  page.on('websocket', () => sockets++)
  await host.visit({ api: 'http://api.test', project: 'demo' })
  await expect(host.status).toHaveText('disconnected')
  await page.waitForTimeout(2_000)
  const [document, ...rest] = requests
  expect(document).toContain(`${hostOrigin}/index.html`)
  expect(rest.filter((url) => !/\/assets\/[\w.-]+\.(js|css)$/.test(url))).toEqual([])
  expect(new Set(requests.map((url) => new URL(url).origin))).toEqual(new Set([hostOrigin]))
  // Code for the click is not among them.
  expect(rest.filter((url) => /views|AccountView|AllWallets/i.test(url))).toEqual([])
  expect(sockets).toBe(0)
})

test('behavior: a returning visitor’s page contacts the wallet, and no server', async ({
  host,
  addWallet,
  context,
  page,
}) => {
  await addWallet()
  await host.visit({ api: 'http://api.test', project: 'demo' })
  await context.route('http://api.test/**', (route) => route.fulfill({ status: 404 }))
  await host.connect('Test Wallet')
  const requests = recordRequests(context)
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await page.waitForTimeout(1_500)
  expect(new Set(requests.map((url) => new URL(url).origin))).toEqual(new Set([hostOrigin]))
})

test('behavior: a whole visit only contacts the page’s host and the configured nodes', async ({
  host,
  addWallet,
  chains,
  context,
  page,
}) => {
  await addWallet()
  const requests = recordRequests(context)
  await host.visit()
  await host.open()
  await host.button('All wallets').click()
  await host.modal.getByRole('searchbox').fill('wallet')
  await expect(host.modal.getByRole('gridcell').first()).toBeVisible()
  await host.button('Back').click()
  await host.button('What is a wallet?').click()
  await host.button('Get a wallet').click()
  await host.seeView('Get a wallet')
  await host.close()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal).toContainText('ETH')
  await host.button('Foundry').click()
  await host.button('Base').click()
  await expect(host.network).toHaveText('Base')
  await expect(host.modal).toContainText('ETH')
  await host.button('Switch wallet').click()
  await host.seeView('Wallets')
  await host.close()
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^0x/)
  await host.open()
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await page.waitForTimeout(500)

  const origins = new Set(requests.map((url) => new URL(url).origin))
  expect(origins).toEqual(new Set([hostOrigin, chains.local.url, chains.base.url]))
})
