import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { type Host, push } from '../host.ts'
import { readCode } from '../relay/readCode.ts'
import { pretendToBe } from '../remoteViews.ts'
import { wordsOf } from '../walk.ts'
import { expect, test } from '../world/relay.ts'

// The modal's part in connecting a wallet on another device; for tests with wallets see pairing.spec.ts.

// Starting a relay takes longer while other workers start theirs.
test.describe.configure({ timeout: 60_000 })
const slow = { timeout: 20_000 }
// Plus the time a slow machine needs to show it.
const tenSeconds = { timeout: 15_000 }

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

type Handed = { latchkeyExample: { push(view: object): void } }

test.describe('no relay', () => {
  test('error: a relay that refuses is reported within ten seconds, with other options', async ({
    host,
    addWallet,
    page,
  }) => {
    await addWallet()
    await host.visit({ relay: 'demo@ws://127.0.0.1:9/relay' })
    await host.open()
    await host.button('WalletConnect').click()
    await expect(host.alert).toContainText('Couldn’t make a code', tenSeconds)
    await expect(host.tryAgain).toBeVisible()
    // Wallets in this browser need no relay.
    await host.button('Choose another wallet').click()
    await host.button('Test Wallet').click()
    await expect(host.status).toHaveText('connected')
    await expect(page.getByTestId('address')).toContainText('0x')
  })

  test('error: a relay that never responds times out within ten seconds', async ({ host }) => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as { port: number }
    await host.visit({ relay: `demo@ws://127.0.0.1:${port}/relay` })
    await host.open()
    await host.button('WalletConnect').click()
    await expect(host.alert).toContainText('Couldn’t make a code', tenSeconds)
    silent.close()
  })

  test('behavior: leaving and returning in one moment shows a code all the same', async ({
    host,
    page,
    visitWithRelay,
  }) => {
    await visitWithRelay()
    await host.open()
    await host.button('WalletConnect').click()
    const first = await readCode(host)
    await page.evaluate(() => {
      const { push } = (globalThis as unknown as Handed).latchkeyExample
      push({ name: 'ConnectingWalletConnect', params: { walletId: 'safe' } })
      push({ name: 'ConnectingWalletConnect', params: {} })
    })
    await expect(async () => expect(await readCode(host)).not.toBe(first)).toPass(slow)
  })

  test('behavior: back online, a code is shown automatically', async ({ host, context, visitWithRelay }) => {
    await visitWithRelay()
    await host.open()
    await host.button('WalletConnect').click()
    await readCode(host)
    // Everything needed to show it is loaded now.
    await host.button('Back').click()
    await context.setOffline(true)
    await host.button('WalletConnect').click()
    await expect(host.alert).toContainText('Couldn’t make a code', slow)
    await context.setOffline(false)
    await readCode(host)
  })
})

test('behavior: no code is requested before it is needed; the row comes first [2.17a]', async ({
  host,
  addWallet,
  page,
  visitWithRelay,
}) => {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await addWallet()
  await visitWithRelay()
  await host.open()
  await expect(host.modal.getByRole('listitem').first()).toContainText('WalletConnect')
  await expect(host.button('WalletConnect')).toContainText('QR code')
  await push(page, { name: 'ConnectingWalletConnect', params: { walletId: 'com.trustwallet.app' } })
  await expect(host.modal).toContainText('Trust Wallet was not detected')
  expect(sockets).toEqual([])
  await host.button('Use your phone instead').click()
  expect(await readCode(host)).toMatch(/^wc:/)
  expect(sockets).toHaveLength(1)
})

test('behavior: a wallet that is not installed has tabs, with the first available one selected; arrow keys move between them', async ({
  host,
  page,
  visitWithRelay,
}) => {
  await visitWithRelay()
  await host.open()
  await host.button('MetaMask').click()
  await host.seeView('MetaMask')
  const tab = (name: string) => host.modal.getByRole('tab', { name, exact: true })
  await expect(host.modal.getByRole('tab')).toHaveText(['Browser', 'Mobile'])
  await expect(tab('Browser')).toHaveAttribute('aria-selected', 'true')
  await expect(host.link('Install MetaMask')).toHaveAttribute('href', /^https:\/\//)
  await tab('Browser').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Mobile')).toBeFocused()
  await expect(host.modal).toContainText('Scan this code with MetaMask')
  await readCode(host)
  await expect(host.link('Get the app')).toHaveAttribute('href', /^https:\/\//)
})

test('behavior: the copied link is the text of the code', async ({ host, context, page, visitWithRelay }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitWithRelay()
  await host.open()
  await host.button('WalletConnect').click()
  const code = await readCode(host)
  await host.button('Copy link').click()
  await expect(host.modal.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})

test('behavior: going back and closing reset the code [2.09, 4.07c]', async ({ host, visitWithRelay }) => {
  await visitWithRelay()
  await host.open()
  await host.button('WalletConnect').click()
  const first = await readCode(host)
  await host.button('Back').click()
  await host.button('WalletConnect').click()
  const second = await readCode(host)
  expect(second).not.toBe(first)
  await host.close()
  await host.open()
  await host.seeView('Connect wallet')
  await host.button('WalletConnect').click()
  const third = await readCode(host)
  expect([first, second]).not.toContain(third)
})

test('behavior: the last minute is counted down, then a new code is shown automatically [4.38a]', async ({
  host,
  page,
  visitWithRelay,
}) => {
  await page.clock.install()
  await visitWithRelay()
  await host.open()
  await host.button('WalletConnect').click()
  const first = await readCode(host)
  await expect(host.modal).not.toContainText('A new code comes')
  await page.clock.fastForward(180_000)
  await expect(host.modal).toContainText(/A new code comes in \d+ s\./)
  await page.clock.fastForward(51_000)
  await expect(host.modal).toContainText('Scan this code')
  await expect.poll(() => readCode(host), slow).not.toBe(first)
})

test('behavior: basic mode shows a code and the list of wallets [1.09, 2.05b, 2.02d]', async ({
  host,
  page,
  visitWithRelay,
}) => {
  await visitWithRelay({ basic: '' })
  await host.open()
  await host.seeView('Connect by QR code')
  await readCode(host)
  await host.button('See all wallets').click()
  await host.seeView('All wallets')
  await pretendToBe(page, android)
  await visitWithRelay({ basic: '' })
  await host.open()
  await host.seeView('All wallets')
})

test('behavior: a wallet that was used on another device is listed among the recent ones [2.17a, 9.05a]', async ({
  host,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet()
  await visitWithRelay()
  await host.open()
  await host.button('All wallets').click()
  await host.modal.getByRole('searchbox').fill('Zerion')
  await host.button('Zerion').click()
  await host.modal.getByRole('tab', { name: 'Mobile' }).click()
  await wallet.approve(await wallet.scan(await readCode(host)))
  await expect(host.status).toHaveText('connected', slow)
  await expect(host.modal).toBeHidden(slow)
  await host.open()
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await host.page.reload()
  await host.open()
  const rows = host.modal.getByRole('listitem')
  await expect(rows.nth(0)).toContainText('WalletConnect')
  await expect(rows.nth(1)).toContainText('Zerion')
  await expect(rows.nth(1)).toContainText('Recent')
})

test('behavior: without a connector, the view of codes says so', async ({ host, page }) => {
  await host.visit()
  await host.open()
  await push(page, { name: 'ConnectingWalletConnect', params: {} })
  await expect(host.modal).toContainText('QR codes are not available here')
  await expect(host.button('WalletConnect')).toBeHidden()
})

test('behavior: connecting by code works by keyboard alone', async ({ host, page, visitWithRelay }) => {
  await visitWithRelay()
  await page.getByTestId('latchkey-connect').focus()
  await page.keyboard.press('Enter')
  await host.seeView('Connect wallet')
  await tabTo(host, 'WalletConnect')
  await page.keyboard.press('Enter')
  await host.seeView('Connect by QR code')
  await readCode(host)
  await tabTo(host, 'Copy link')
  await tabTo(host, 'See all wallets')
  await page.keyboard.press('Escape')
  await host.seeView('Connect wallet')
})

test.describe('on a phone', () => {
  test('behavior: the tap opens the app with the code', async ({ host, page, visitWithRelay }) => {
    const tried = await recordNavigations(page)
    await pretendToBe(page, android)
    await visitWithRelay()
    await host.open()
    await push(page, { name: 'ConnectingWalletConnect', params: { walletId: 'com.trustwallet.app' } })
    await expect(host.modal.getByRole('tab')).toHaveCount(0)
    const open = host.link('Open Trust Wallet')
    await expect(open).toBeVisible(slow)
    await expect(open).not.toHaveAttribute('target')
    await open.click()
    await expect.poll(() => tried.at(-1)).toMatch(/^trust:\/\/wc\?uri=wc%3A[\da-f]{64}%402%3F/)
    // The page is still there, waiting, with help.
    const help = host.modal.getByRole('region', { name: 'Didn’t open?' })
    await expect(help.getByRole('button', { name: 'Copy link' })).toBeEnabled()
    await expect(help.getByRole('link', { name: /Get the app/ })).toBeVisible()
    await host.seeView('Trust Wallet')
  })

  test('behavior: until there is a code, the button shows that it is waiting', async ({
    host,
    page,
    relay,
    visitWithRelay,
  }) => {
    await pretendToBe(page, android)
    await relay.do('down', 'app')
    await visitWithRelay()
    await host.open()
    await push(page, { name: 'ConnectingWalletConnect', params: { walletId: 'com.trustwallet.app' } })
    await expect(host.button('Open Trust Wallet')).toHaveAttribute('aria-busy', 'true')
    await expect(host.alert).toContainText('Couldn’t make a code', slow)
    await relay.do('up', 'app')
    await host.tryAgain.click()
    await expect(host.link('Open Trust Wallet')).toBeVisible(slow)
  })

  test('behavior: any wallet on this device can open the code', async ({ host, page, visitWithRelay }) => {
    const tried = await recordNavigations(page)
    await pretendToBe(page, android)
    await visitWithRelay()
    await host.open()
    await host.button('WalletConnect').click()
    const code = await readCode(host)
    await host.link('Open a wallet on this device').click()
    await expect.poll(() => tried.at(-1)).toBe(code)
  })
})

test('behavior: the code is dark on light in the dark theme too', async ({ host, visitWithRelay }) => {
  await visitWithRelay({ theme: 'dark', locale: 'ar' })
  const words = await wordsOf('ar')
  await host.open()
  await host.button('WalletConnect').click()
  const frame = host.modal.locator('.qr')
  await expect(host.modal.getByRole('img', { name: words['remote.code'] ?? '' })).toBeVisible(slow)
  expect(await frame.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
})

/** Records where the page tried to navigate; schemes without a handler are blocked. */
async function recordNavigations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const tried: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url }) => tried.push(url))
  return tried
}

/** Presses Tab until the control is focused. */
async function tabTo(host: Host, name: string): Promise<void> {
  const control = host.button(name)
  await expect(control).toBeVisible()
  for (let press = 0; press < 20; press++) {
    await host.page.keyboard.press('Tab')
    if (await control.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return
  }
  throw new Error(`Tab does not reach "${name}".`)
}
