import type { Page } from '@playwright/test'
import { push } from '../host.ts'
import { expect, test } from '../world/world.ts'

/** The image requests of the page to the server, and their status. */
function watchPictures(page: Page, api: string): Map<string, number> {
  const asked = new Map<string, number>()
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.origin !== api || !/Image\//.test(url.pathname)) return
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ projectId: 'test', st: 'latchkey' })
    expect(url.searchParams.get('sv')).toBeTruthy()
    asked.set(url.pathname, response.status())
  })
  return asked
}

test('behavior: networks, tokens, currencies and wallets have the server’s images [3.05e, 7.01, 7.22a-e]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  const asked = watchPictures(page, world.api)
  await addWallet()
  await visitWithServer()
  await host.open()
  await host.button('All wallets').click()
  await expect.poll(() => [...asked.keys()].some((path) => path.startsWith('/getWalletImage/'))).toBe(true)
  await host.button('Back').click()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connected')

  await host.open()
  const shown = '.picture[data-status="shown"]'
  await expect(host.modal.getByRole('button', { name: /Foundry/ }).locator(shown)).toBeVisible()
  await expect(host.modal.getByRole('tabpanel').getByRole('listitem').first().locator(shown)).toBeVisible()
  expect(asked.get('/public/getAssetImage/eip155-31337')).toBe(200)
  expect(asked.get('/public/getTokenImage/ETH')).toBe(200)

  await push(page, { name: 'OnRampPayment' })
  await expect(host.button('USD').first().locator(shown)).toBeVisible()
  expect(asked.get('/public/getCurrencyImage/USD')).toBe(200)
})

test('error: images that the server does not have are replaced by the kit’s logos [3.05e, 7.22c]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await page.route(`${world.api}/public/get*Image/**`, (route) => route.fulfill({ status: 404, json: {} }))
  await addWallet()
  await visitWithServer()
  await host.connect('Test Wallet')
  await host.open()
  const row = host.modal.getByRole('button', { name: /Foundry/ })
  await expect(row.locator('.picture[data-status="drawn"] > svg')).toBeVisible()
  await expect(row.locator('.picture img, .picture b')).toHaveCount(0)
})
