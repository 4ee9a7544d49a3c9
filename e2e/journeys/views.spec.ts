import type { Page, Route } from '@playwright/test'
import { boxOf } from '../boxOf.ts'
import { expect, recordEvents, secondWallet, test } from '../host.ts'

test('behavior: it opens on the wallets, on the account once connected, or on the view the host names [2.04, 2.06, 2.07, 2.02a, 2.02b]', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  await host.visit()
  await host.open()
  await host.seeView('Connect wallet')
  await host.button('Test Wallet').click()
  await expect(host.modal).toBeHidden()
  await host.open()
  await host.seeView('Account')
  await host.close()
  await page.getByTestId('latchkey-network').click()
  await host.seeView('Switch network')
  await host.close()
  await page.getByTestId('latchkey-account').click()
  await host.seeView('Account')
})

test('behavior: the card is 360 px wide [2.19a]', async ({ host }) => {
  await host.visit()
  await host.open()
  const width = () => host.modal.evaluate((dialog) => dialog.firstElementChild?.getBoundingClientRect().width)
  await expect.poll(width).toBe(360)
})

test('behavior: Back goes through the views and Esc closes from the first [2.01, 2.09]', async ({
  host,
  page,
}) => {
  await host.visit()
  await host.open()
  await expect(host.button('Back')).toHaveCount(0)
  const address = page.url()
  await host.button('What is a wallet?').click()
  await host.seeView('What is a wallet?')
  await host.button('Get a wallet').click()
  await host.seeView('Get a wallet')
  expect(page.url()).toBe(address)
  await host.button('Back').click()
  await host.seeView('What is a wallet?')
  await page.keyboard.press('Escape')
  await host.seeView('Connect wallet')
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  await expect(host.status).toHaveText('disconnected')
})

test('behavior: repeated Esc closes once, and the next click opens again', async ({ host, page }) => {
  await host.visit()
  await host.open()
  await host.button('All wallets').click()
  await host.seeView('All wallets')
  for (let press = 0; press < 5; press++) await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  await host.open()
  await host.seeView('Connect wallet')
})

test('behavior: Back to the wallets while connected goes to the account [2.10]', async ({
  host,
  addWallet,
}) => {
  await addWallet()
  const second = await addWallet(secondWallet())
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await host.button('Switch wallet').click()
  await host.button('Add another wallet').click()
  second.hold()
  await host.button('Second Wallet').click()
  await expect(host.modal).toContainText('Open Second Wallet and approve')
  await host.button('Back').click()
  await host.seeView('Account')
  await expect(host.status).toHaveText('connected')
})

test('behavior: a click beside the card closes it, a drag that began inside does not', async ({
  host,
  page,
}) => {
  await host.visit()
  await host.open()
  const { x, y } = await boxOf(host.modal.getByRole('heading', { level: 1 }))
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await page.waitForTimeout(300)
  await expect(host.modal).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(host.modal).toBeHidden()
})

test('behavior: closing resets to the wallets, and notifies the host [4.06, 4.07a]', async ({
  host,
  page,
}) => {
  await host.visit()
  const events = await recordEvents(page)
  await host.open()
  await host.button('All wallets').click()
  await host.modal.getByRole('searchbox').fill('zerion')
  await expect(host.modal.getByRole('gridcell')).toHaveCount(1)
  await host.close()
  await host.open()
  await host.seeView('Connect wallet')
  await expect(host.button('Back')).toHaveCount(0)
  await host.button('All wallets').click()
  await expect(host.modal.getByRole('searchbox')).toHaveValue('')
  await expect(host.modal.getByRole('gridcell')).toHaveCount(40)
  const opened = (await events()).filter((type) => type.startsWith('MODAL_') && type !== 'MODAL_CREATED')
  expect(opened).toEqual(['MODAL_OPEN', 'MODAL_CLOSE', 'MODAL_OPEN'])
})

test('behavior: a visitor without a wallet learns what one is and where to get it', async ({ host }) => {
  await host.visit()
  await host.open()
  await host.button('I don’t have a wallet').click()
  await host.seeView('What is a wallet?')
  await host.button('Get a wallet').click()
  await host.seeView('Get a wallet')
  const links = host.modal.getByRole('link')
  await expect(links).toHaveCount(5)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
})

test('behavior: the bundled list is shown in pages of 40 and searched by name [9.05b, 2.02c]', async ({
  host,
}) => {
  await host.visit()
  await host.open()
  await host.button('All wallets').click()
  const tiles = host.modal.getByRole('gridcell')
  await expect(tiles).toHaveCount(40)
  await host.button('Show more').scrollIntoViewIfNeeded()
  await expect.poll(() => tiles.count()).toBeGreaterThan(40)
  await expect(host.button('Show more')).toHaveCount(0)

  const search = host.modal.getByRole('searchbox', { name: 'Search wallets' })
  await search.fill('rAb')
  await expect(tiles).toHaveText([/Rabby Wallet/])
  await expect(host.modal.getByRole('status').filter({ hasText: '1 result' })).toHaveCount(1)
  await search.fill('zzzz')
  await expect(host.modal.getByRole('heading', { name: 'No wallets found' })).toBeVisible()
  await expect(host.modal).toContainText('Nothing matches “zzzz”')
  await host.button('Clear search').last().click()
  await expect(tiles).toHaveCount(40)
})

test('behavior: a search is debounced by 300 ms, needs two characters, and requests 100 [7.22m, 9.05d, 9.05e]', async ({
  host,
  page,
}) => {
  const asked = await serveWallets(page)
  await page.clock.install()
  await host.visit({ api: 'http://api.test', project: 'demo' })
  await host.open()
  await host.button('All wallets').click()
  const tiles = host.modal.getByRole('gridcell')
  await expect(tiles).toHaveCount(40)
  expect(asked).toHaveLength(1)
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    projectId: 'demo',
    st: 'latchkey',
    page: '1',
    entries: '40',
    chains: 'eip155:31337,eip155:8453',
  })

  await page.clock.pauseAt(Date.now() + 60_000)
  const search = host.modal.getByRole('searchbox')
  await search.fill('w')
  await page.clock.runFor(1_000)
  await page.waitForTimeout(400)
  expect(asked.filter((query) => query.get('search'))).toEqual([])
  await search.fill('wa')
  await page.clock.runFor(200)
  await search.fill('wal')
  await page.clock.runFor(299)
  // Long enough for a request to arrive that should not have been made.
  await page.waitForTimeout(400)
  expect(asked.filter((query) => query.get('search'))).toEqual([])
  await page.clock.runFor(1)
  await expect
    .poll(() => asked.filter((query) => query.get('search')).map((query) => query.get('search')))
    .toEqual(['wal'])
  expect(asked.at(-1)?.get('entries')).toBe('100')
  await expect(tiles).toHaveCount(100)
})

test('behavior: a server’s list loads in pages as its end comes into view [7.22k, 9.05b]', async ({
  host,
  page,
}) => {
  const asked = await serveWallets(page)
  await host.visit({ api: 'http://api.test', project: 'demo' })
  await host.open()
  await host.button('All wallets').click()
  const tiles = host.modal.getByRole('gridcell')
  await expect(tiles).toHaveCount(40)
  for (const count of [80, 100]) {
    await host.button('Show more').scrollIntoViewIfNeeded()
    await expect(tiles).toHaveCount(count)
  }
  await expect(host.button('Show more')).toHaveCount(0)
  expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3'])
})

test('behavior: arrow keys move within the grid, Tab skips it', async ({ host, page }) => {
  await host.visit()
  await host.open()
  await host.button('All wallets').click()
  const tiles = host.modal.getByRole('gridcell').getByRole('button')
  await expect(tiles).toHaveCount(40)
  const columns = await host.modal.getByRole('row').first().getByRole('gridcell').count()
  await host.modal.getByRole('searchbox').focus()
  await page.keyboard.press('Tab')
  await expect(tiles.nth(0)).toBeFocused()
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 1 + columns],
    ['End', 2 * columns - 1],
    ['ArrowUp', columns - 1],
    ['Home', 0],
    ['ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tiles.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(host.modal.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await host.seeView('Rabby Wallet')
})

test('behavior: Esc in the search clears it before it goes back', async ({ host, page }) => {
  await host.visit()
  await host.open()
  await host.button('All wallets').click()
  const search = host.modal.getByRole('searchbox')
  await search.fill('zerion')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await host.seeView('All wallets')
  await page.keyboard.press('Escape')
  await host.seeView('Connect wallet')
})

test('behavior: the page behind neither scrolls nor reacts while the modal is open', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 300 })
  await host.visit()
  const before = await page.getByTestId('latchkey-connect').boundingBox()
  await host.open()
  await page.mouse.move(10, 200)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // The page must not shift when its scrollbar disappears.
  expect((await page.getByTestId('latchkey-connect').boundingBox())?.x).toBe(before?.x)
  await host.close()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

/** A server with a hundred wallets; returns the requests it received. */
async function serveWallets(page: Page): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = []
  await page.route('http://api.test/**', async (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname !== '/getWallets') return route.fulfill({ status: 404 })
    asked.push(searchParams)
    const entries = Number(searchParams.get('entries'))
    const start = (Number(searchParams.get('page')) - 1) * entries
    const data = Array.from({ length: 100 }, (_, index) => ({
      id: `w${index}`,
      name: `Listed wallet ${index}`,
    }))
    await route.fulfill({ json: { count: 100, data: data.slice(start, start + entries) } })
  })
  return asked
}
