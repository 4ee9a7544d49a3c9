import { type MobileWalletStandIn, startMobileWallet } from '@latchkey/chains/solana/testingMobile'
import { verifyMessage } from '@latchkey/chains/solana/verifyMessage'
import type { Page } from '@playwright/test'
import { expect, Host, hostOrigin, push, recordRequests, seeReact, test } from '../host.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36'
test.use({ userAgent: phone, viewport: { width: 360, height: 740 }, hasTouch: true })

const row = 'Mobile Wallet Adapter'

/** Does what Android does with the links of wallets: hands them to the app. */
async function install(page: Page, standIn: MobileWalletStandIn): Promise<string[]> {
  const opened: string[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  devtools.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!url.startsWith('solana-wallet:')) return
    opened.push(url)
    standIn.launch(url)
  })
  return opened
}

test('behavior: a wallet app on the phone connects, signs, sends, stays over a reload and is left', async ({
  host,
  page,
  solana,
}) => {
  const standIn = await startMobileWallet({ clusters: { 'solana:devnet': solana.url } })
  const [address = ''] = standIn.wallet.addresses
  await solana.fund(address, 2_500_000_000n)
  const opened = await install(page, standIn)
  const methods = () => standIn.visits.map((visit) => visit.map(({ method }) => method))
  await host.visit({ rpc: 'none', solana: `devnet@${solana.url}`, solanaMobile: 'revoke' })

  // No app answers; then the visitor declines.
  standIn.breaks('absent')
  await host.open()
  await host.button(row).click()
  await expect(host.modal).toContainText(`${row} is not installed`)
  standIn.breaks(undefined)
  standIn.wallet.decline()
  await host.tryAgain.click()
  await expect(host.modal).toContainText('Request declined')
  await host.tryAgain.click()
  await expect(host.address).toHaveText(address)
  await expect(host.modal).toBeHidden()
  expect(opened).toHaveLength(3)
  expect(standIn.visits.at(-1)?.[0]?.params).toEqual({
    identity: { name: 'Latchkey example', uri: 'https://example.com' },
    chain: 'solana:devnet',
  })

  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  const signature = (await page.getByTestId('signature').textContent()) ?? ''
  const message = 'Hello from the example'
  expect(await verifyMessage({ address, message, signature })).toBe(true)

  await page.reload()
  await expect(host.address).toHaveText(address)
  expect(opened).toHaveLength(4)

  const receiver = solana.fresh()
  await push(page, { name: 'Send' })
  await host.button('Select token').first().click()
  await host.button('Solana').click()
  await host.modal.getByRole('textbox', { name: /Amount in/ }).fill('1.5')
  await host.modal.getByRole('textbox', { name: 'To' }).fill(receiver)
  await host.button('Review').click()
  await host.button('Send').click()
  await expect.poll(() => methods().at(-1)).toEqual(['authorize', 'sign_and_send_transactions'])
  await expect
    .poll(async () => {
      const balance = (await solana.call('getBalance', [receiver])) as { value: number }
      return balance.value
    })
    .toBe(1_500_000_000)

  await push(page, { name: 'Account' })
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await expect.poll(() => methods().at(-1)).toEqual(['deauthorize'])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /mobile/i.test(key)))).toEqual(
    [],
  )
  await standIn.stop()
})

test('behavior: offers wallet apps only in a browser on Android, and loads their code when one is chosen', async ({
  browser,
  chains,
  solana,
}) => {
  for (const [where, userAgent] of [
    ['computer', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36'],
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
    ['in-app browser', phone.replace('Pixel 9', 'Pixel 9; wv')],
    ['phone', phone],
  ] as const)
    await test.step(where, async () => {
      const context = await browser.newContext({ userAgent, baseURL: hostOrigin })
      const requests = recordRequests(context)
      const loaded = () => requests.filter((url) => /\/mobile-/.test(url))
      const host = new Host(await context.newPage(), chains)
      await host.visit({ rpc: 'none', solana: `devnet@${solana.url}`, solanaMobile: '' })
      await host.open()
      await host.seeView('Connect wallet')
      await seeReact(host.page)
      expect(loaded()).toEqual([])
      await expect(host.button(row)).toHaveCount(where === 'phone' ? 1 : 0)
      if (where === 'phone') {
        await host.button(row).click()
        await expect.poll(() => loaded().length).toBe(1)
      }
      await context.close()
    })
})
