import type { BrowserContext, Page } from '@playwright/test'
import { type Host, push } from '../host.ts'
import { expect, test } from '../world/world.ts'

const coinbaseQuote = 'POST /onramp/v1/buy/quote'
const meldQuote = 'POST /meld/payments/crypto/quote'
const down = { status: 503, body: {} }
/** Polled every five seconds. */
const nextLook = { timeout: 30_000 }

/** Replaces the provider's page, which is on the internet. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const visits: string[] = []
  await context.route(/^https:\/\/(pay\.coinbase\.com|meldcrypto\.example)\//, (route) => {
    visits.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Seller</title><h1>Pay here</h1>' })
  })
  return visits
}

const amount = ({ modal }: Host) => modal.getByRole('textbox', { name: /^You pay/ })
const offer = ({ modal }: Host, name: string) => modal.getByRole('radio', { name: new RegExp(`^${name}`) })

async function shopAs(host: Host, visit: () => Promise<void>): Promise<void> {
  await visit()
  await host.connect('Test Wallet')
  await push(host.page, { name: 'OnRamp' })
  await host.seeView('Buy crypto')
  await expect(amount(host)).toBeVisible()
}

/** Coinbase's status of the purchase in that window, in its documented format. */
function purchases(window: Page, address: string, status: string) {
  const buyer = new URL(window.url()).searchParams.get('partnerUserRef')
  const money = (value: string, currency: string) => ({ value, currency })
  const purchase = {
    status: `ONRAMP_TRANSACTION_STATUS_${status}`,
    transaction_id: '1eef5e5c-0009',
    created_at: new Date().toISOString(),
    purchase_currency: 'USDC',
    purchase_network: 'base',
    purchase_amount: money('97.1234', 'USDC'),
    payment_total: money('100', 'USD'),
    payment_subtotal: money('97.12', 'USD'),
    wallet_address: address,
  }
  const path = `GET /onramp/v1/buy/user/${buyer}/transactions`
  return { [path]: { body: { transactions: [purchase], next_page_key: '', total_count: '1' } } }
}

async function openWindow(host: Host): Promise<Page> {
  const popup = host.page.waitForEvent('popup')
  await host.button('Continue with Coinbase').click()
  const page = await popup
  await page.waitForURL(/pay\.coinbase\.com/)
  return page
}

test('behavior: quotes side by side, then the provider’s window, until completion [1.05e, 3.19, 4.29, 7.17, 7.18a, 7.19a]', async ({
  addWallet,
  context,
  host,
  sellerSays,
  visitWithServer,
}) => {
  const visits = await standIn(context)
  await host.page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...args) => {
      Object.assign(globalThis, { openedInTap: navigator.userActivation.isActive })
      return open(...args)
    }
  })
  const wallet = await addWallet()
  const address = wallet.addresses[0] ?? ''
  await shopAs(host, visitWithServer)
  await expect(host.button('Enter an amount')).toBeDisabled()
  await expect(host.modal).toContainText('No price yet')
  await amount(host).fill('100')

  await expect(offer(host, 'Coinbase')).toBeChecked()
  await expect(offer(host, 'Coinbase')).toHaveAccessibleName(
    /Best.*97\.1234.USDC.*Provider fee.*\$2\.50.*Network fee.*\$0\.38.*Total.*\$100\.00/,
  )
  await expect(offer(host, 'Transak')).toHaveAccessibleName(
    /via Meld.*96\.5.USDC.*\$2\.80.*\$0\.70.*\$100\.00/,
  )
  await expect(host.modal.getByRole('status').filter({ hasText: '97.1234' })).toHaveCount(1)
  await offer(host, 'Transak').check()
  await expect(host.modal.getByRole('status').filter({ hasText: '96.5' })).toHaveCount(1)
  await expect(host.button('Continue with Transak')).toBeVisible()
  await offer(host, 'Coinbase').check()

  const page = await openWindow(host)
  expect(await host.page.evaluate(() => (globalThis as { openedInTap?: boolean }).openedInTap)).toBe(true)
  expect(Object.fromEntries(new URL(visits[0] ?? '').searchParams)).toEqual({
    sessionToken: 'b25jZS1hbmQtb25seS1vbmNl',
    partnerUserRef: expect.any(String),
    defaultNetwork: 'base',
    presetFiatAmount: '100',
    fiatCurrency: 'USD',
    defaultPaymentMethod: 'CARD',
    defaultExperience: 'buy',
  })
  expect(await page.evaluate(() => window.opener)).toBeNull()
  await expect(host.modal).toContainText('Finish in the Coinbase window')
  await sellerSays(purchases(page, address, 'IN_PROGRESS'))
  await expect(host.modal).toContainText('Payment received', nextLook)
  await sellerSays(purchases(page, address, 'SUCCESS'))
  await expect(host.modal).toContainText('You bought 97.1234', nextLook)
  await host.button('Done').click()
  await host.seeView('Account')
  await push(host.page, { name: 'OnRamp' })
  await expect(amount(host)).toHaveValue('')
})

test('error: no provider responds: no price is shown, and a retry finds one [4.29]', async ({
  addWallet,
  host,
  sellerSays,
  visitWithServer,
}) => {
  await addWallet()
  await sellerSays({ [coinbaseQuote]: down, [meldQuote]: down })
  await shopAs(host, visitWithServer)
  await amount(host).fill('100')
  await expect(host.alert).toContainText('Prices are unavailable', nextLook)
  await expect(host.modal).toContainText('No price yet')
  await expect(host.modal.getByRole('radio')).toHaveCount(0)
  await sellerSays({ [coinbaseQuote]: { body: quoted('97.1234') } })
  await host.tryAgain.click()
  await expect(offer(host, 'Coinbase')).toBeChecked()
  await expect(offer(host, 'Transak')).toHaveCount(0)
  // A failed refresh removes the stale price.
  await sellerSays({ [coinbaseQuote]: down })
  await host.button('Refresh prices').click()
  await expect(host.alert).toContainText('Prices are unavailable', nextLook)
  await expect(host.modal).not.toContainText('97.1234')
})

test('error: the server becomes unavailable mid-flow: an error is shown, nothing is lost [7.18b]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  await shopAs(host, visitWithServer)
  await amount(host).fill('100')
  await expect(offer(host, 'Coinbase')).toBeChecked()
  await page.route(`${world.api}/**`, (route) => route.abort())
  const popup = page.waitForEvent('popup')
  await host.button('Continue with Coinbase').click()
  const opened = await popup
  await expect(host.alert).toContainText('Couldn’t open Coinbase')
  await expect(host.alert).toContainText('Nothing was paid')
  await expect.poll(() => opened.isClosed()).toBe(true)
  await host.button('Back to prices').click()
  await expect(host.alert).toContainText('Prices are unavailable', nextLook)
  await expect(amount(host)).toHaveValue('100')
  await page.unroute(`${world.api}/**`)
  await host.tryAgain.click()
  await expect(offer(host, 'Coinbase')).toBeChecked()
})

test('error: a server that never responds: default values, and no price [3.20, 3.21, 7.18b]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  await page.route(`${world.api}/v1/onramp/**`, (route) => route.abort())
  await visitWithServer()
  await host.connect('Test Wallet')
  await push(page, { name: 'OnRamp' })
  await expect(amount(host)).toBeVisible(nextLook)
  await expect(host.button('Change what you buy: USDC on Ethereum')).toBeVisible()
  await expect(host.button('Change how you pay: USD, Card')).toBeVisible()
  await amount(host).fill('100')
  await expect(host.alert).toContainText('Prices are unavailable', nextLook)
})

test('error: without a provider, the view says so and leads back', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  const reasons = [{ field: 'provider', description: 'Nothing is sold here' }]
  await page.route(`${world.api}/v1/onramp/options**`, (route) =>
    route.fulfill({
      status: 404,
      headers: { 'access-control-allow-origin': '*' },
      json: { status: 'FAILED', code: 'onramp/off', reasons },
    }),
  )
  await visitWithServer()
  await host.connect('Test Wallet')
  await push(page, { name: 'OnRamp' })
  await expect(host.modal).toContainText('Buying is not available here')
  await host.button('Back to account').click()
  await host.seeView('Account')
})

test('behavior: a blocked window becomes a link to the same page', async ({
  addWallet,
  context,
  host,
  page,
  visitWithServer,
}) => {
  const visits = await standIn(context)
  await addWallet()
  await page.addInitScript(() => {
    window.open = () => null
  })
  await shopAs(host, visitWithServer)
  await amount(host).fill('100')
  await host.button('Continue with Coinbase').click()
  await expect(host.modal).toContainText('Your browser blocked the window')
  const popup = page.waitForEvent('popup')
  await host.link('Open Coinbase').click()
  await (await popup).waitForURL(/pay\.coinbase\.com/)
  expect(visits).toHaveLength(1)
  await expect(host.modal).toContainText('Finish in the Coinbase window')
})

test('behavior: a closed window is reported, and a purchase made in it still counts', async ({
  addWallet,
  context,
  host,
  sellerSays,
  visitWithServer,
}) => {
  await standIn(context)
  const wallet = await addWallet()
  await shopAs(host, visitWithServer)
  await amount(host).fill('100')
  const opened = await openWindow(host)
  const bought = purchases(opened, wallet.addresses[0] ?? '', 'SUCCESS')
  await opened.close()
  await expect(host.modal).toContainText('The window is closed', nextLook)
  await sellerSays(bought)
  await expect(host.modal).toContainText('You bought', nextLook)
})

test('behavior: a reload of the page keeps the purchase', async ({
  addWallet,
  context,
  host,
  page,
  sellerSays,
  visitWithServer,
}) => {
  await standIn(context)
  const wallet = await addWallet()
  const address = wallet.addresses[0] ?? ''
  await shopAs(host, visitWithServer)
  await amount(host).fill('100')
  const opened = await openWindow(host)
  await expect(host.modal).toContainText('Finish in the Coinbase window')
  await sellerSays(purchases(opened, address, 'CREATED'))
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await page.bringToFront()
  await push(page, { name: 'OnRamp' })
  await expect(host.modal).toContainText('Finish in the Coinbase window')
  await sellerSays(purchases(opened, address, 'FAILED'))
  await expect(host.alert).toContainText('Coinbase couldn’t complete the purchase', nextLook)
  await host.button('Back to prices').click()
  await expect(amount(host)).toBeVisible()
})

test('behavior: another account does not see the purchase of the first; both tabs of the first do', async ({
  addWallet,
  context,
  host,
  openTab,
  sellerSays,
  visitWithServer,
  world,
}) => {
  await standIn(context)
  const wallet = await addWallet()
  const address = wallet.addresses[0] ?? ''
  await shopAs(host, visitWithServer)
  await amount(host).fill('100')
  const opened = await openWindow(host)
  await expect(host.modal).toContainText('Finish in the Coinbase window')
  const other = await openTab()
  await other.visit({ api: world.api, project: world.projectId })
  await expect(other.status).toHaveText('connected')
  await push(other.page, { name: 'OnRamp' })
  await expect(other.modal).toContainText('Finish in the Coinbase window')

  wallet.switchAccount(1)
  await expect(other.address).not.toHaveText(address)
  await expect(amount(other)).toBeVisible()
  await expect(other.modal).not.toContainText('Coinbase window')
  wallet.switchAccount(0)
  await expect(other.modal).toContainText('Finish in the Coinbase window')
  await sellerSays(purchases(opened, address, 'SUCCESS'))
  await expect(other.modal).toContainText('You bought', nextLook)
})

test('behavior: limits depend on the payment method; assets are found by name or network [3.19, 9.07a, 9.09a, 9.21]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
}) => {
  await addWallet()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/onramp/quote')) asked.push(request.postData() ?? '')
  })
  await shopAs(host, visitWithServer)
  await expect(host.modal).toContainText('From $5.00 to $30,000.00')
  await amount(host).fill('4.99')
  await expect(host.alert).toContainText('The least you can pay this way is $5.00')
  await amount(host).fill('30000.01')
  await expect(host.alert).toContainText('The most you can pay this way is $30,000.00')
  await expect(host.button('Change the amount')).toBeDisabled()

  await host.button('Change how you pay').click()
  await host.seeView('How to pay')
  await host.button('EUR').click()
  await host.seeView('Buy crypto')
  await expect(host.alert).toContainText('€7,500.00')
  await host.button('Change what you buy').click()
  await host.seeView('What to buy')
  const search = host.modal.getByRole('searchbox')
  // Assets that the account has no address for are not listed.
  await search.fill('solana')
  await expect(host.modal).toContainText('Nothing found')
  await search.fill('ethereum')
  await host.button('ETH Ethereum on Ethereum').click()
  await expect(host.modal).toContainText('This app doesn’t use Ethereum')
  expect(asked).toEqual([])
  await amount(host).fill('120,5')
  await expect(amount(host)).toHaveValue('120.5')
  await expect.poll(() => asked.length).toBe(1)
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({
    amount: '120.5',
    network: 'ethereum',
    purchaseCurrency: { symbol: 'ETH' },
    paymentCurrency: { id: 'EUR' },
  })
})

test('behavior: buying works by keyboard alone', async ({
  addWallet,
  context,
  host,
  page,
  visitWithServer,
}) => {
  await standIn(context)
  await addWallet()
  await shopAs(host, visitWithServer)
  await expect(host.modal.getByRole('heading', { level: 1 })).toBeFocused()
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let press = 0; press < 20; press++) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Tab does not lead there.')
  }
  const focused = (locator: ReturnType<typeof amount>) => () =>
    locator.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)
  await tabTo(focused(amount(host)))
  await page.keyboard.type('100')
  await expect(offer(host, 'Coinbase')).toBeChecked()
  await tabTo(focused(offer(host, 'Coinbase')))
  await page.keyboard.press('ArrowDown')
  await expect(offer(host, 'Transak')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  const popup = page.waitForEvent('popup')
  await tabTo(focused(host.button('Continue with Coinbase')))
  await page.keyboard.press('Enter')
  await (await popup).waitForURL(/pay\.coinbase\.com/)
})

function quoted(value: string) {
  const money = (value: string, currency = 'USD') => ({ value, currency })
  return {
    payment_total: money('100'),
    payment_subtotal: money('97.12'),
    purchase_amount: money(value, 'USDC'),
    coinbase_fee: money('2.5'),
    network_fee: money('0.38'),
    quote_id: '46da84dc-b6d7-11ed-afa1-0242ac120002',
  }
}
