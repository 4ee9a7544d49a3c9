import { generatePrivateKey } from 'viem/accounts'
import { expect, promptsOf, recordRequests, secondWallet, test } from '../host.ts'
import { hostPort } from '../settings.ts'

test('behavior: connects an installed wallet and shows its account [1.03a]', async ({ host, addWallet }) => {
  const wallet = await addWallet()
  await host.visit()
  await expect(host.status).toHaveText('disconnected')
  await host.connect('Test Wallet')
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  await expect(host.network).toHaveText('Foundry')
  expect(promptsOf(wallet)).toEqual(['eth_requestAccounts'])
})

test('error: a declined request shows an error, and a retry connects [8.22a]', async ({
  host,
  addWallet,
}) => {
  const wallet = await addWallet()
  await host.visit()
  wallet.decline()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.alert).toContainText('Request declined')
  await expect(host.status).toHaveText('disconnected')
  await host.tryAgain.click()
  await expect(host.status).toHaveText('connected')
  await expect(host.modal).toBeHidden()
})

test('error: a declined request leads back to the other wallets', async ({ host, addWallet }) => {
  const wallet = await addWallet()
  await addWallet(secondWallet())
  await host.visit()
  wallet.decline()
  await host.open()
  await host.button('Test Wallet').click()
  await host.button('Choose another wallet').click()
  await host.seeView('Connect wallet')
  await host.button('Second Wallet').click()
  await expect(host.wallets).toHaveText('Second Wallet')
})

test('behavior: a request that is already open has its own screen, and continues once it is answered [8.21h]', async ({
  host,
  addWallet,
}) => {
  const wallet = await addWallet()
  await host.visit()
  wallet.hold()
  const earlier = wallet.provider.request({ method: 'eth_requestAccounts' })
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.modal.getByRole('status').filter({ hasText: 'A request is already open' })).toBeVisible()
  await expect(host.modal).toContainText('Answer it in Test Wallet')
  wallet.release()
  await earlier
  await expect(host.status).toHaveText('connected')
  await expect(host.modal).toBeHidden()
})

test('error: an open request that is declined in the wallet can be retried [8.21h, 8.22a]', async ({
  host,
  addWallet,
}) => {
  const wallet = await addWallet()
  await host.visit()
  wallet.hold()
  const earlier = wallet.provider.request({ method: 'eth_requestAccounts' })
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.modal).toContainText('A request is already open')
  wallet.decline()
  wallet.release()
  await expect(earlier).rejects.toMatchObject({ code: 4001 })
  await host.tryAgain.click()
  await expect(host.status).toHaveText('connected')
})

test('behavior: Back cancels a request, and a late approval changes nothing [4.01]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  wallet.hold()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.modal).toContainText('Open Test Wallet and approve')
  await expect(host.status).toHaveText('connecting')
  // If cancelled before the wallet received the request, there would be nothing to approve.
  await expect.poll(() => promptsOf(wallet)).toHaveLength(1)
  await host.button('Back').click()
  await host.seeView('Connect wallet')
  await expect(host.status).toHaveText('disconnected')

  wallet.release()
  await expect.poll(() => wallet.provider.request({ method: 'eth_accounts' })).toEqual(wallet.addresses)
  await page.waitForTimeout(500)
  await expect(host.status).toHaveText('disconnected')
  await host.seeView('Connect wallet')
  await page.reload()
  await page.waitForTimeout(500)
  await expect(host.status).toHaveText('disconnected')

  await host.connect('Test Wallet')
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
})

test('behavior: closing the modal cancels a request too', async ({ host, addWallet }) => {
  const wallet = await addWallet()
  await host.visit()
  wallet.hold()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connecting')
  await expect.poll(() => promptsOf(wallet)).toHaveLength(1)
  await host.close()
  await expect(host.status).toHaveText('disconnected')
  wallet.release()
  await expect.poll(() => wallet.provider.request({ method: 'eth_accounts' })).toEqual(wallet.addresses)
  await expect(host.status).toHaveText('disconnected')
})

test('error: a wallet that is not installed offers an install link, and leads back', async ({
  host,
  page,
}) => {
  await host.visit()
  await host.open()
  await host.button('MetaMask').click()
  await expect(host.modal).toContainText('MetaMask is not installed')
  const install = host.link('Install MetaMask')
  await expect(install).toHaveAttribute('href', /^https:\/\/chromewebstore\.google\.com\//)
  await expect(install).toHaveAttribute('target', '_blank')
  await expect(install).toHaveAttribute('rel', /noopener/)
  await expect(host.status).toHaveText('disconnected')
  await host.button('Choose another wallet').click()
  await host.seeView('Connect wallet')
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
})

test('error: a wallet that never responds times out, and can be retried', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.clock.install()
  await host.visit()
  wallet.hold()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.modal).toContainText('Open Test Wallet and approve')
  await page.clock.fastForward(100_000)
  await expect(host.modal).toContainText('Open Test Wallet and approve')
  await page.clock.fastForward(21_000)
  await expect(host.alert).toContainText('No answer from Test Wallet')
  await expect(host.status).toHaveText('disconnected')
  wallet.release()
  await host.tryAgain.click()
  await expect(host.status).toHaveText('connected')
})

test('behavior: a locked wallet is waited for until it is unlocked', async ({ host, addWallet }) => {
  const wallet = await addWallet()
  wallet.lock()
  await host.visit()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.modal).toContainText('Open Test Wallet and approve')
  await expect(host.status).toHaveText('connecting')
  wallet.unlock()
  await expect(host.status).toHaveText('connected')
})

test('error: a wallet that fails shows an error and leads back', async ({ host, addWallet }) => {
  await addWallet({ unsupported: ['eth_requestAccounts'] })
  await host.visit()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.alert).toContainText('Couldn’t connect')
  await expect(host.status).toHaveText('disconnected')
  await host.button('Choose another wallet').click()
  await host.seeView('Connect wallet')
})

test('behavior: a wallet that only sets window.ethereum is listed by the name it reports', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet({ legacy: 'only' })
  await page.addInitScript(() =>
    Object.assign((window as never as { ethereum: object }).ethereum, { isRabby: true }),
  )
  await host.visit()
  await host.open()
  await expect(host.button('Rabby Wallet')).toHaveAccessibleName(/Installed/)
  await host.button('Rabby Wallet').click()
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  await expect(host.wallets).toHaveText('Rabby Wallet')
})

test('behavior: such a wallet also connects from the list of all wallets', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet({ legacy: 'only' })
  await page.addInitScript(() =>
    Object.assign((window as never as { ethereum: object }).ethereum, { isPhantom: true }),
  )
  await host.visit()
  await host.open()
  await host.button('All wallets').click()
  await host.button('Phantom').click()
  await expect(host.wallets).toHaveText('Phantom')
})

test('behavior: an unnamed browser wallet is hidden on a desktop [2.22a]', async ({ host, addWallet }) => {
  await addWallet({ legacy: 'only' })
  await host.visit()
  await host.open()
  await expect(host.button('All wallets')).toBeVisible()
  await expect(host.button('Browser Wallet')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })

  test('behavior: an unnamed browser wallet connects where it is the only one [2.22b]', async ({
    host,
    addWallet,
  }) => {
    const wallet = await addWallet({ legacy: 'only' })
    await host.visit()
    await host.connect('Browser Wallet')
    await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  })

  test('behavior: the browser wallet is not offered without window.ethereum [2.22b]', async ({ host }) => {
    await host.visit()
    await host.open()
    await expect(host.button('All wallets')).toBeVisible()
    await expect(host.button('Browser Wallet')).toHaveCount(0)
  })

  test('behavior: a wallet that is an app opens the page in its own browser, or can be installed', async ({
    host,
    page,
  }) => {
    await host.visit()
    await host.open()
    await host.button('MetaMask').click()
    await expect(host.modal).toContainText('MetaMask opens this page in its own browser')
    const { host: domain, pathname, search } = new URL(page.url())
    const link = `https://metamask.app.link/dapp/${domain}${pathname}${search}`
    await expect(host.link('Open MetaMask')).toHaveAttribute('href', link)
    await expect(host.link('Install MetaMask')).toBeVisible()
    await expect(host.button('Choose another wallet')).toBeVisible()
  })
})

test('behavior: installed wallets have a badge, and the two most recent come first with theirs [2.17a, 9.05a]', async ({
  host,
  addWallet,
}) => {
  await addWallet()
  await addWallet(secondWallet())
  await addWallet({ name: 'Third Wallet', rdns: 'dev.latchkey.third', privateKeys: [generatePrivateKey()] })
  await host.visit()
  await host.open()
  const rows = host.modal.getByRole('button', { name: /^(Test|Second|Third) Wallet/ })
  await expect(rows).toHaveText(['Test WalletInstalled', 'Second WalletInstalled', 'Third WalletInstalled'])
  await host.close()

  for (const name of ['Test Wallet', 'Second Wallet', 'Third Wallet']) {
    await host.connect(name)
    await host.open()
    await host.button('Disconnect').click()
    await expect(host.status).toHaveText('disconnected')
  }
  await host.open()
  await expect(rows).toHaveText(['Third WalletRecent', 'Second WalletRecent', 'Test WalletInstalled'])
})

test('behavior: excluded wallets are hidden by rdns and by name in any case [2.21a, 2.21b]', async ({
  host,
  addWallet,
}) => {
  await addWallet()
  await addWallet(secondWallet())
  await addWallet({ name: 'Third Wallet', rdns: 'dev.latchkey.third' })
  await host.visit({ exclude: 'dev.latchkey.test,sEcOnD wAlLeT,rainbow' })
  await host.open()
  await expect(host.button('Third Wallet')).toBeVisible()
  await expect(host.button('Test Wallet')).toHaveCount(0)
  await expect(host.button('Second Wallet')).toHaveCount(0)
  await host.button('All wallets').click()
  await expect(host.button('MetaMask')).toBeVisible()
  await expect(host.button('Rainbow')).toHaveCount(0)
})

test('behavior: a hostile wallet is shown as plain text and makes no request', async ({
  host,
  addWallet,
  context,
  page,
}) => {
  const requests = recordRequests(context)
  let opened = false
  page.on('dialog', (dialog) => {
    opened = true
    void dialog.dismiss()
  })
  const markup = '<img src=x onerror=alert(1)>'
  await addWallet({ name: markup, rdns: 'evil.markup', icon: 'javascript:alert(1)' })
  await addWallet({
    name: '\u202Eteknatelllllaw\u202C\u0000',
    rdns: 'evil.bidi',
    icon: 'https://evil.example/i.png',
  })
  await addWallet({
    name: `Long ${'x'.repeat(5_000)}`,
    rdns: 'evil.long',
    icon: 'data:text/html,<script>alert(1)</script>',
  })
  await addWallet({
    name: 'Scripted picture',
    rdns: 'evil.picture',
    icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"%3E%3Cimage href="https://evil.example/j.png"/%3E%3C/svg%3E',
  })
  await host.visit()
  await host.open()

  await expect(host.button(markup)).toBeVisible()
  const bidi = await host.button('teknatelllllaw').textContent()
  expect(bidi).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  const long = host.modal.getByRole('button', { name: /^Long x+/ })
  expect((await long.textContent())?.length).toBeLessThan(80)
  const viewport = page.viewportSize()?.width ?? 0
  // The row is drawn again when more wallets are known, and has no box in between.
  const right = async () => {
    const { width, x } = (await long.boundingBox()) ?? { x: viewport, width: 0 }
    return x + width
  }
  await expect.poll(right).toBeLessThan(viewport)

  await host.button('Scripted picture').click()
  await expect(host.status).toHaveText('connected')
  await host.open()
  await page.waitForTimeout(500)
  expect(opened).toBe(false)
  const hosts = new Set(requests.map((url) => new URL(url).host))
  hosts.delete(new URL(host.chains.local.url).host)
  expect([...hosts]).toEqual([`127.0.0.1:${hostPort}`])
})

test('behavior: a wallet selected in the list of all wallets is requested, and Back cancels', async ({
  host,
  addWallet,
}) => {
  const wallet = await addWallet({ name: 'Rainbow', rdns: 'me.rainbow' })
  await host.visit()
  wallet.hold()
  await host.open()
  await host.button('All wallets').click()
  await host.button('Rainbow').click()
  await expect(host.modal).toContainText('Open Rainbow and approve')
  await expect(host.status).toHaveText('connecting')
  await host.button('Back').click()
  await host.seeView('All wallets')
  await expect(host.status).toHaveText('disconnected')
  await host.button('Phantom').click()
  await expect(host.modal).toContainText('Phantom is not installed')
  wallet.release()
  await host.button('Back').click()
  await host.button('Rainbow').click()
  await expect(host.status).toHaveText('connected')
  await expect(host.modal).toBeHidden()
})

test('error: a missing wallet is not shown as connected because another one was', async ({
  host,
  addWallet,
}) => {
  await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await host.button('Switch wallet').click()
  await host.button('Add another wallet').click()
  await host.button('All wallets').click()
  await host.button('Phantom').click()
  await expect(host.modal).toContainText('Phantom is not installed')
})
