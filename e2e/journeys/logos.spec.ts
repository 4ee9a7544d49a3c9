import { expect, hostOrigin, recordComplaints, recordRequests, test } from '../host.ts'

test('behavior: logos come after the click, from the page’s own origin; names do not wait for them, and nothing moves', async ({
  context,
  host,
  page,
}) => {
  const requests = recordRequests(context)
  // Words are generated files too.
  const ofDrawings = () => requests.filter((url) => url.includes('.gen') && !url.includes('/en.'))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/firstWallets.gen*', async (route) => {
    await held
    await route.continue()
  })
  await host.visit()
  await page.waitForTimeout(500)
  expect(ofDrawings()).toEqual([])

  await host.open()
  const row = host.button('MetaMask')
  await expect(row).toBeVisible()
  const picture = row.locator('.picture')
  // A quiet tile, not letters that flash.
  await expect(picture).toHaveAttribute('data-status', 'loading')
  await expect(picture).toHaveText('')
  await expect(picture.locator('svg')).toHaveCount(0)
  await page.waitForTimeout(500)
  const before = await host.modal.boundingBox()
  const place = await row.boundingBox()

  release()
  await expect(picture).toHaveAttribute('data-status', 'drawn')
  await expect(picture.locator('svg')).toBeVisible()
  expect(await host.modal.boundingBox()).toEqual(before)
  expect(await row.boundingBox()).toEqual(place)
  // The wallets of the first view share a file: one request.
  expect(ofDrawings().length).toBe(1)
  for (const url of ofDrawings()) expect(new URL(url).origin).toBe(hostOrigin)
})

test('error: a logo that cannot be fetched leaves initials', async ({ host, page }) => {
  await page.route('**/firstWallets.gen*', (route) => route.abort('connectionrefused'))
  await host.visit()
  await host.open()
  await expect(host.button('MetaMask').locator('.picture[data-status="failed"]')).toHaveText('M')
})

test('behavior: without a server the account has the logo of its network, sending that of the coin, and the list those of all networks', async ({
  addWallet,
  host,
  page,
}) => {
  await addWallet()
  const complaints = recordComplaints(page)
  await host.visit({ strict: '' }, '/csp.html')
  await host.connect('Test Wallet')
  await host.open()
  const drawn = '.picture[data-status="drawn"] > svg'
  await expect(host.modal.locator('.account-face-network').locator(drawn)).toBeVisible()
  await host.button('Send').click()
  await host.button('Select token').first().click()
  await expect(host.button('Ether').locator(drawn)).toBeVisible()
  await host.button('Back').click()
  await host.seeView('Send')
  await host.button('Back').click()
  await host.button('Foundry').click()
  for (const name of ['Foundry', 'Base']) await expect(host.button(name).locator(drawn)).toBeVisible()
  // The policy's violations are among them.
  expect(complaints).toEqual([])
})
