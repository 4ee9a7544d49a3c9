import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import {
  expect,
  hostOrigin,
  promptsOf,
  push,
  recordComplaints,
  recordRequests,
  secondWallet,
  test,
} from '../host.ts'

test.describe('wagmi', () => {
  const page = '/wagmi.html'

  test('behavior: wagmi follows the modal’s connecting, switching and disconnecting', async ({
    host,
    addWallet,
    page: tab,
  }) => {
    const wallet = await addWallet()
    await host.visit({}, page)
    await expect(host.status).toHaveText('disconnected')
    await host.connect('Test Wallet')
    await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
    await expect(tab.getByTestId('chain')).toHaveText('31337')

    await host.open()
    await host.button('Foundry').click()
    await host.button('Base').click()
    await expect(tab.getByTestId('chain')).toHaveText('8453')
    wallet.switchAccount(1)
    await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
    await host.seeView('Account')
    await host.button('Disconnect').click()
    await expect(host.status).toHaveText('disconnected')
  })

  test('behavior: wagmi connects, signs, switches and disconnects through the kit', async ({
    host,
    addWallet,
    page: tab,
  }) => {
    const wallet = await addWallet()
    await host.visit({}, page)
    const press = (name: string) => tab.getByRole('button', { name }).click()
    await press('wagmi connect')
    await host.seeView('Connect wallet')
    await host.button('Test Wallet').click()
    await expect(host.status).toHaveText('connected')
    await expect(tab.getByTestId('error')).toBeEmpty()
    await expect(host.modal).toBeHidden()

    await press('wagmi sign')
    await expect(tab.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
    const signature = (await tab.getByTestId('signature').textContent()) as `0x${string}`
    const address = wallet.addresses[0] as `0x${string}`
    expect(await verifyMessage({ address, message: 'Hello from wagmi', signature })).toBe(true)

    await press('Use Base')
    await expect(tab.getByTestId('chain')).toHaveText('8453')
    expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x2105')
    await press('wagmi disconnect')
    await expect(host.status).toHaveText('disconnected')
    await expect(tab.getByTestId('latchkey-connect')).toHaveText('Connect wallet')
    await tab.reload()
    await expect(host.status).toHaveText('disconnected')
  })

  test('error: closing the modal is an error wagmi understands [8.16a]', async ({
    host,
    addWallet,
    page: tab,
  }) => {
    await addWallet()
    await host.visit({}, page)
    await tab.getByRole('button', { name: 'wagmi connect' }).click()
    await host.close()
    await expect(tab.getByTestId('error')).toHaveText('Modal closed')
    await expect(host.status).toHaveText('disconnected')
    await tab.getByRole('button', { name: 'wagmi connect' }).click()
    await host.button('Test Wallet').click()
    await expect(host.status).toHaveText('connected')
  })

  test('error: a declined signature reaches wagmi as a rejection [8.22a]', async ({
    host,
    addWallet,
    page: tab,
  }) => {
    const wallet = await addWallet()
    await host.visit({}, page)
    await host.connect('Test Wallet')
    wallet.decline()
    await tab.getByRole('button', { name: 'wagmi sign' }).click()
    await expect(tab.getByTestId('signature')).toContainText(/rejected/i)
  })

  test('behavior: a reload restores wagmi without a prompt', async ({ host, addWallet, page: tab }) => {
    const wallet = await addWallet()
    await host.visit({}, page)
    await host.connect('Test Wallet')
    const before = promptsOf(wallet).length
    await tab.reload()
    await expect(host.status).toHaveText('connected')
    await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
    await tab.getByRole('button', { name: 'wagmi sign' }).click()
    await expect(tab.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
    expect(promptsOf(wallet).slice(before)).toEqual(['personal_sign'])
  })
})

test.describe('script tag', () => {
  test('behavior: only the loader is loaded with the page, everything else with the click, and a reload stays connected', async ({
    addWallet,
    chains,
    context,
    host,
    page,
  }) => {
    const wallet = await addWallet()
    const requests = recordRequests(context)
    const state = async () => JSON.parse((await page.locator('output').textContent()) || '{}')
    await page.goto(`/script.html?rpc=${chains.local.url}`)
    const button = page.getByRole('button', { name: 'Connect wallet' })
    await expect(button).toBeVisible()
    await page.waitForTimeout(1_000)
    const files = requests.map((url) => new URL(url).pathname)
    expect(files.slice(0, 2)).toEqual(['/script.html', '/latchkey/latchkey.js'])
    // Chunks of the loader may be loaded; React, the kit and the views may not.
    expect(
      files.filter((file) => /run|views|kit|react|client/i.test(file.replace('/latchkey/latchkey', ''))),
    ).toEqual([])
    expect(await weightOf(page)).toBeLessThan(15_000)

    await button.click()
    await host.seeView('Connect wallet')
    await host.button('Test Wallet').click()
    await expect(host.modal).toBeHidden()
    const connected = { status: 'connected', address: wallet.addresses[0], network: 'eip155:31337' }
    await expect.poll(state).toEqual(connected)

    await page.reload()
    await expect.poll(state).toEqual(connected)
    await page.getByRole('button', { name: /^0xf39/i }).click()
    await host.seeView('Account')
    // The balance is read while the account is open.
    await expect.poll(() => requests.some((url) => url.startsWith(chains.local.url))).toBe(true)
    await host.button('Disconnect').click()
    await expect.poll(state).toEqual({ status: 'disconnected' })
    await expect(button).toBeVisible()
    expect(new Set(requests.map((url) => new URL(url).origin))).toEqual(
      new Set([hostOrigin, chains.local.url]),
    )
  })

  test('error: an unknown theme is refused with one message [5.13]', async ({ chains, page }) => {
    await page.goto(`/script.html?rpc=${chains.local.url}`)
    await page.locator('latchkey-button').evaluate((button) => button.setAttribute('theme', 'sepia'))
    const refused = page.waitForEvent('pageerror')
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    expect((await refused).message).toBe('`theme.mode` is "sepia": it is "light", "dark", "auto".')
  })

  test('error: code for the click cannot be loaded yet: hovering the button is no error, and the click retries', async ({
    addWallet,
    chains,
    host,
    page,
  }) => {
    await addWallet()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(`/script.html?rpc=${chains.local.url}`)
    const button = page.getByRole('button', { name: 'Connect wallet' })
    await expect(button).toBeVisible()
    await page.route('**/latchkey/**', (route) => route.abort())
    const refused = page.waitForEvent('requestfailed')
    await button.hover()
    await refused
    await page.waitForTimeout(300)
    expect(errors).toEqual([])
    await page.unroute('**/latchkey/**')
    await button.click()
    await host.seeView('Connect wallet')
  })

  test('behavior: removed from the page and added again, the button still works', async ({
    addWallet,
    chains,
    host,
    page,
  }) => {
    await addWallet()
    const complaints = recordComplaints(page)
    await page.goto(`/script.html?rpc=${chains.local.url}`)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await host.button('Test Wallet').click()
    await expect(host.modal).toBeHidden()
    await page.evaluate(() => {
      const button = document.querySelector('latchkey-button')
      const { parentNode, nextSibling } = button ?? {}
      button?.remove()
      if (button) parentNode?.insertBefore(button, nextSibling ?? null)
    })
    await page.getByRole('button', { name: /^0xf39/i }).click()
    await host.seeView('Account')
    await expect(host.modal).toHaveCount(1)
    expect(complaints).toEqual([])
  })

  test('behavior: attributes enable Solana, wallets on other devices and sign-in, and disable features', async ({
    addWallet,
    addSolanaWallet,
    chains,
    host,
    page,
  }) => {
    await addWallet()
    await addSolanaWallet({ name: 'Sol Wallet' })
    const settings = {
      rpc: chains.local.url,
      networks: '31337 solana',
      relay: 'ws://127.0.0.1:9',
      'project-id': 'shop',
      'sign-in': 'local',
      off: 'send, allWallets',
    }
    await page.goto(`/script.html?${new URLSearchParams(settings)}`)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await host.seeView('Connect wallet')
    await expect(host.button('WalletConnect')).toContainText('QR code')
    await expect(host.button('Sol Wallet')).toBeVisible()
    await expect(host.button('All wallets')).toHaveCount(0)
    await host.button('Test Wallet').click()
    await host.seeView('Sign in')
  })

  test('behavior: the module creates a kit like a bundled page, and mounts its modal', async ({
    addWallet,
    chains,
    host,
    page,
  }) => {
    await addWallet()
    const complaints = recordComplaints(page)
    await page.goto(`/module.html?rpc=${chains.local.url}`)
    await page.getByRole('button', { name: 'Wallet', exact: true }).click()
    await host.seeView('Connect wallet')
    await expect(host.button('WalletConnect')).toContainText('QR code')
    await host.button('Test Wallet').click()
    await host.seeView('Sign in')
    await host.button('Sign in').click()
    await expect(page.locator('output')).toHaveText('signedIn')
    expect(complaints).toEqual([])
  })
})

test('behavior: a page without its own React code mounts the modal, which loads when it opens', async ({
  addWallet,
  context,
  host,
  page,
}) => {
  const wallet = await addWallet()
  const complaints = recordComplaints(page)
  const requests = recordRequests(context)
  await host.visit({}, '/mount.html')
  await expect(host.status).toHaveText('disconnected')
  await page.waitForTimeout(500)
  expect(requests.filter((url) => /views|react|client/i.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Wallet', exact: true }).click()
  await host.seeView('Connect wallet')
  await host.button('Test Wallet').click()
  await expect(host.modal).toBeHidden()
  await expect(host.status).toHaveText(`connected as ${wallet.addresses[0]}`)
  await page.reload()
  await expect(host.status).toHaveText(`connected as ${wallet.addresses[0]}`)
  await page.getByRole('button', { name: 'Wallet', exact: true }).click()
  await host.seeView('Account')
  expect(complaints).toEqual([])
})

test('behavior: an element of a page without React code has every option of its kit', async ({
  addSolanaWallet,
  host,
  page,
  solana,
}) => {
  const wallet = await addSolanaWallet()
  const settings = {
    element: '',
    solana: `localnet@${solana.url}`,
    look: '{"radius":"none"}',
    strings: '{"button.connect":"Join"}',
  }
  await host.visit(settings, '/mount.html')
  const element = page.locator('latchkey-button')
  const changes = await element.evaluateHandle((element) => {
    const changes: unknown[] = []
    element.addEventListener('latchkey-change', (event) => changes.push((event as CustomEvent).detail.status))
    return changes
  })
  const button = element.getByRole('button', { name: 'Join' })
  await expect(button).toHaveCSS('border-radius', '0px')
  await button.click()
  await host.button(wallet.name).click()
  await expect(host.modal).toBeHidden()
  await expect(element.getByRole('button')).toHaveText(/…/)
  expect(await changes.jsonValue()).toContain('connected')
  // One copy of the state: what the page changes, the element shows.
  await page.evaluate(() => {
    const { latchkeyExample } = globalThis as unknown as {
      latchkeyExample: { setTheme(theme: object): void }
    }
    latchkeyExample.setTheme({ radius: 'large' })
  })
  await expect(element.getByRole('button')).not.toHaveCSS('border-radius', '0px')
  await element.getByRole('button').click()
  await host.seeView('Account')
})

test.describe('rendered on a server', () => {
  test('behavior: the button is in the HTML, hydration has no warnings, and the page works', async ({
    addWallet,
    host,
    page,
    request,
  }) => {
    const html = await (await request.get('/ssr.html')).text()
    expect(html).toMatch(/<button[^>]*>.*Connect wallet.*<\/button>/s)
    const wallet = await addWallet()
    const complaints = recordComplaints(page)
    await host.visit({}, '/ssr.html')
    await host.connect('Test Wallet')
    await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
    // The server knows no wallets; the page that does must still match its HTML.
    await page.reload()
    await expect(host.status).toHaveText('connected')
    expect(complaints).toEqual([])
  })

  test('behavior: in another language, and with a stored session, hydration has no warnings', async ({
    addWallet,
    host,
    page,
  }) => {
    await addWallet()
    const complaints = recordComplaints(page)
    await host.visit({ locale: 'ar' }, '/ssr.html')
    await expect(page.getByTestId('latchkey-connect')).toHaveText('ربط محفظة')
    await host.open()
    await host.button('Test Wallet').click()
    await expect(host.status).toHaveText('connected')
    await page.reload()
    await expect(host.status).toHaveText('connected')
    expect(complaints).toEqual([])
  })
})

test.describe('under a strict policy', () => {
  for (const locale of ['en', 'ar'])
    test(`behavior: no CSP violations in a whole visit, with logos and without a server (${locale})`, async ({
      addWallet,
      chains,
      context,
      host,
      page,
    }) => {
      await addWallet()
      await addWallet({ ...secondWallet(), icon: tinyPng })
      const complaints = recordComplaints(page)
      const requests = recordRequests(context)
      const logos = host.modal.locator('.picture[data-status="drawn"] > svg')
      await recordViolations(page)
      await host.visit({ strict: '', locale }, '/csp.html')
      await host.open()
      // Recommended wallets, which no extension announced.
      await expect(logos).toHaveCount(2)
      for (const name of [
        'AllWallets',
        'WhatIsAWallet',
        'GetAWallet',
        'ConnectingWalletConnectBasic',
        'Connect',
      ]) {
        await push(page, { name })
        await page.waitForTimeout(300)
        if (name === 'AllWallets') await expect.poll(() => logos.count()).toBeGreaterThan(30)
        if (name === 'GetAWallet') await expect.poll(() => logos.count()).toBeGreaterThan(2)
      }
      await host.button('Second Wallet').click()
      await expect(host.status).toHaveText('connected')
      await expect(host.modal).toBeHidden()
      await host.open()
      await expect(host.modal).toContainText('ETH')
      // The network, on the face and in its row.
      await expect(logos).toHaveCount(2)
      await push(page, { name: 'ProfileWallets' })
      await expect(host.modal.getByRole('region', { name: 'Second Wallet' })).toBeVisible()
      await push(page, { name: 'SwitchNetwork' })
      await expect(host.button('Base').locator('.picture[data-status="drawn"] > svg')).toBeVisible()
      await host.button('Base').click()
      await expect(host.network).toHaveText('Base')
      await page.reload()
      await expect(host.network).toHaveText('Base')
      expect(await violationsOf(page)).toEqual([])
      expect(complaints).toEqual([])
      const known = [hostOrigin, chains.local.url, chains.base.url]
      expect(requests.filter((url) => !known.includes(new URL(url).origin))).toEqual([])
    })

  test('behavior: a plain page with the script tag shows logos too, without CSP violations', async ({
    chains,
    context,
    host,
    page,
  }) => {
    const complaints = recordComplaints(page)
    const requests = recordRequests(context)
    await recordViolations(page)
    await page.goto('/csp-script.html')
    await page
      .locator('latchkey-button')
      .evaluate((button, url) => button.setAttribute('rpc-url', url), chains.local.url)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await host.seeView('Connect wallet')
    const logos = host.modal.locator('.picture[data-status="drawn"] > svg')
    await expect(logos).toHaveCount(4)
    await host.button('All wallets').click()
    await expect.poll(() => logos.count()).toBeGreaterThan(30)
    expect(await violationsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    const known = [hostOrigin, chains.local.url]
    expect(requests.filter((url) => !known.includes(new URL(url).origin))).toEqual([])
  })
})

test('behavior: two kits on one page share nothing', async ({ addWallet, host, page }) => {
  const first = await addWallet()
  const second = await addWallet(secondWallet())
  await host.visit({}, '/two.html')
  const kit = (id: string) => ({
    status: page.getByTestId(id).getByTestId('status'),
    address: page.getByTestId(id).getByTestId('address'),
    button: page.getByTestId(id).getByTestId('latchkey-connect'),
  })
  await kit('first').button.click()
  await host.button('Test Wallet').click()
  await expect(kit('first').address).toHaveText(first.addresses[0] ?? '')
  await expect(host.modal).toBeHidden()
  await expect(kit('second').status).toHaveText('disconnected')

  await kit('second').button.click()
  await host.button('Second Wallet').click()
  await expect(kit('second').address).toHaveText(second.addresses[0] ?? '')
  await expect(kit('first').address).toHaveText(first.addresses[0] ?? '')
  await expect(host.modal).toBeHidden()

  await page.reload()
  await expect(kit('first').address).toHaveText(first.addresses[0] ?? '')
  await expect(kit('second').address).toHaveText(second.addresses[0] ?? '')
  await kit('first').button.click()
  await host.button('Disconnect').click()
  await expect(kit('first').status).toHaveText('disconnected')
  await expect(kit('second').status).toHaveText('connected')
})

test('behavior: embedded, it connects, shows the account, also to the host, and closing returns to the first view [3.02l, 3.02m, 4.07d]', async ({
  addWallet,
  host,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit({}, '/embedded.html')
  const card = (title: string) =>
    page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 1, name: title, exact: true }) })
  await expect(card('Connect wallet')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // An embedded card does not take the focus when it appears.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await expect(card('Connect wallet').getByRole('button', { name: 'Close' })).toHaveCount(0)

  await card('Connect wallet').getByRole('button', { name: 'All wallets' }).click()
  await expect(card('All wallets')).toBeVisible()
  await card('All wallets').getByRole('button', { name: 'Back', exact: true }).click()
  await card('Connect wallet').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(card('Account')).toBeVisible()
  await expect(card('Account')).toContainText(wallet.addresses[0]?.slice(-4) ?? '')
  await expect(card('Account')).toContainText('ETH')
  await expect(page.getByTestId('profile')).toHaveText(/^You: \d+(\.\d+)? ETH$/)

  await page.reload()
  await expect(card('Account')).toBeVisible()
  await card('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(card('Connect wallet')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const tinyPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Bytes of script that the page has loaded. */
function weightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)
  })
}

/** Records CSP violations across reloads. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const known = JSON.parse(sessionStorage.getItem('violations') ?? '[]') as string[]
      sessionStorage.setItem(
        'violations',
        JSON.stringify([...known, `${violatedDirective} ${blockedURI} ${sample}`]),
      )
    })
  })
}

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('violations') ?? '[]'))
}
