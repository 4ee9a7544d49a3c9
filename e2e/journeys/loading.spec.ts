import { expect, push, test } from '../host.ts'

test('error: a view whose chunk fails to load shows an error, and loads on retry [8.18af]', async ({
  host,
  addWallet,
  context,
}) => {
  await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await context.route('**/AccountView*', (route) => route.abort('connectionrefused'))
  await host.open()
  await expect(host.modal).toContainText('Something went wrong')
  await context.unroute('**/AccountView*')
  await host.button('Try again').click()
  await expect(host.button('Disconnect')).toBeVisible()
})

test('error: view declarations that fail to load show an error, and load on retry [8.18af]', async ({
  host,
  context,
  page,
}) => {
  await host.visit()
  await context.route('**/list-*', (route) => route.abort('connectionrefused'))
  await page.getByTestId('latchkey-network').click()
  await expect(host.modal).toContainText('Something went wrong')
  await context.unroute('**/list-*')
  await host.button('Try again').click()
  await expect(host.modal).toHaveAccessibleName('Switch network')
})

test('error: after the dialog failed to load, the next click loads it', async ({
  host,
  addWallet,
  context,
  page,
}) => {
  await addWallet()
  await host.visit()
  await context.route('**/shell*', (route) => route.abort('connectionrefused'))
  await page.getByTestId('latchkey-connect').click()
  await page.waitForTimeout(500)
  await expect(host.modal).toBeHidden()
  await context.unroute('**/shell*')
  await host.open()
  await expect(host.button('Test Wallet')).toBeVisible()
})

test('error: while the views cannot be loaded, a wallet connects from the list; then they load', async ({
  host,
  addWallet,
  context,
}) => {
  await addWallet()
  await host.visit()
  await context.route('**/views*', (route) => route.abort('connectionrefused'))
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connected')
  await expect(host.modal).toBeHidden()
  await context.unroute('**/views*')
  await host.open()
  await expect(host.button('Disconnect')).toBeVisible()
})

test('behavior: hovering the button renders the card invisibly, and makes no request to a server', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  const asked: string[] = []
  await host.visit({ api: 'http://api.test', project: 'demo' })
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.getByTestId('latchkey-connect').hover()
  await expect(page.locator('latchkey-modal dialog')).toBeAttached()
  await expect(host.modal).toBeHidden()
  await page.waitForTimeout(500)
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]))
  await page.getByTestId('latchkey-connect').click()
  await expect(host.button('Test Wallet')).toBeVisible()
})

test('behavior: another view than the prerendered one opens directly [2.04]', async ({ host, page }) => {
  await host.visit()
  await page.getByTestId('latchkey-connect').hover()
  await expect(page.locator('latchkey-modal dialog')).toBeAttached()
  await page.getByTestId('latchkey-network').click()
  await expect(host.modal).toHaveAccessibleName('Switch network')
  await expect(host.modal.getByText('Connect wallet')).toHaveCount(0)
})

test('behavior: theme and language change while the modal is open', async ({ host, addWallet, page }) => {
  await addWallet()
  await host.visit({ theme: 'light', terms: 'https://shop.example/terms' })
  await host.open()
  const modal = page.locator('latchkey-modal')
  await expect(modal).toHaveAttribute('data-theme', 'light')
  // React draws the first view again, with what draws itself in it.
  await push(page, { name: 'AllWallets' })
  await host.seeView('All wallets')
  await push(page, { name: 'Connect' })
  await expect(host.modal.getByRole('checkbox')).toHaveAccessibleName(/^I agree to the terms of service/)
  await page.evaluate(() => {
    const { setTheme, setLocale } = (globalThis as unknown as Handed).latchkeyExample
    setTheme({ mode: 'dark', accent: '#0a7d4f' })
    setLocale('ar')
  })
  await expect(modal).toHaveAttribute('data-theme', 'dark')
  await expect(modal).toHaveAttribute('dir', 'rtl')
  await expect(host.modal).toHaveAccessibleName('ربط محفظة')
  await expect(host.modal.getByRole('checkbox')).toHaveAccessibleName(/شروط/)
  await expect(page.getByTestId('latchkey-connect')).toHaveText('ربط محفظة')
  await expect(page.getByTestId('latchkey-connect')).toHaveAttribute('data-theme', 'dark')
})

type Handed = {
  latchkeyExample: {
    setTheme(theme: { mode: string; accent: string }): void
    setLocale(locale: string): void
  }
}
