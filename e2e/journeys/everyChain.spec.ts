import { expect, type Host, push } from '../host.ts'
import { answerAlways } from '../world/answerAlways.ts'
import { test as base, type ChainWorld, families, type TransferWorld } from '../world/chainWorld.ts'

// Requirements of every chain family, run for each of them, and of those that can send.

const test = base.extend<{ visit(): Promise<void> }>({
  async visit({ chain, host }, use) {
    await use(() => host.visit(chain.settings))
  },
})

const amountField = (host: Host) => host.modal.getByRole('textbox', { name: /Amount in/ })
const toField = (host: Host) => host.modal.getByRole('textbox', { name: 'To', exact: true })

async function fill(host: Host, { amount, to, token }: { token: string; amount: string; to: string }) {
  await push(host.page, { name: 'Send' })
  await host.seeView('Send')
  await host.button('Select token').first().click()
  await host.seeView('Select token')
  await host.button(token).click()
  await host.seeView('Send')
  await amountField(host).fill(amount)
  await toField(host).fill(to)
}

async function review(host: Host) {
  await host.button('Review').click()
  await host.seeView('Review')
  await expect(host.modal.getByText(/^up to/)).toBeVisible()
}

/** The transfer is complete: the account view is shown again, with a toast. */
async function done(host: Host, { mine }: TransferWorld) {
  const seen = Promise.all([host.seeToast(/ sent$/), host.seeView('Account')])
  if (mine) {
    await expect(host.modal).toContainText('Sending')
    await mine()
  }
  await seen
}

const tenCoins = ({ coin }: ChainWorld) => new RegExp(`(?<!\\d)10(\\.00)? ${coin.symbol}`)

function units(amount: number, { decimals }: { decimals: number }): bigint {
  return (BigInt(Math.round(amount * 1e6)) * 10n ** BigInt(decimals)) / 1_000_000n
}

for (const [family, { coinOnly, switches, transfers }] of families) {
  test.describe(family, () => {
    // In one worker, which starts the chain once.
    test.describe.configure({ mode: 'default' })
    test.use({ family })
    every()
    if (switches) switching()
    if (transfers) sending()
    if (transfers && !coinOnly) sendingTokens()
  })
}

function every() {
  test('behavior: connects, also after a refusal [2.01, 1.07a, 1.07b, 1.07d]', async ({
    chain,
    context,
    host,
    visit,
  }) => {
    const wallet = await chain.addWallet(context)
    await visit()
    wallet.hold()
    await host.open()
    await host.button('Test Wallet').click()
    await expect(host.modal).toContainText('Open Test Wallet and approve')
    await expect(host.status).toHaveText('connecting')
    wallet.decline()
    wallet.release()
    await expect(host.modal).toContainText('declined')
    await expect(host.status).toHaveText('disconnected')
    await host.tryAgain.click()
    await expect(host.status).toHaveText('connected')
    await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
    await expect(host.network).toHaveText(chain.network)
  })

  test('behavior: signs a message', async ({ chain, context, host, page, visit }) => {
    const wallet = await chain.addWallet(context)
    await visit()
    await host.connect('Test Wallet')
    wallet.decline()
    await page.getByRole('button', { name: 'Sign a message' }).click()
    await expect(page.getByTestId('signature')).toHaveText('Signature declined')
    await page.getByRole('button', { name: 'Sign a message' }).click()
    await expect(page.getByTestId('signature')).toHaveText(/^[\w+/=]{80,}$/)
  })

  test('behavior: a reload stays connected without a prompt, and tracks the wallet [4.02a, 4.05]', async ({
    chain,
    context,
    host,
    page,
    visit,
  }) => {
    const wallet = await chain.addWallet(context)
    await visit()
    await host.connect('Test Wallet')
    const [first = '', second = ''] = wallet.addresses
    const prompts = () => wallet.requests.filter(({ method }) => method === chain.connectMethod).length
    const before = prompts()
    wallet.decline('told')
    await page.reload()
    await expect(host.status).toHaveText('connected')
    await expect(host.address).toHaveText(first)
    expect(prompts()).toBeLessThanOrEqual(before + 1)
    if (chain.asksLate) {
      expect(prompts()).toBe(before)
      await page.getByRole('button', { name: 'Sign a message' }).click()
      await expect(page.getByTestId('signature')).toHaveText('Signature declined')
    }
    wallet.switchAccount(1)
    await expect(host.address).toHaveText(second)
    wallet.disconnectSite()
    await expect(host.status).toHaveText('disconnected')
  })

  test('behavior: another tab follows, and a wallet that has vanished is forgotten [4.05, 4.12a]', async ({
    chain,
    context,
    host,
    openTab,
    visit,
  }) => {
    const wallet = await chain.addWallet(context)
    await visit()
    const other = await openTab()
    await other.visit(chain.settings)
    await host.connect('Test Wallet')
    await expect(other.address).toHaveText(wallet.addresses[0] ?? '')
    wallet.vanish()
    // The browser learns of it a moment later; a page that is loaded before still has the wallet.
    await expect(async () => {
      await host.page.reload()
      await expect(host.status).toHaveText('disconnected', { timeout: 5_000 })
    }).toPass()
    await expect(other.status).toHaveText('disconnected')
  })

  test('behavior: nodes that refuse or are of another chain are passed over, and without any the balance is unavailable', async ({
    chain,
    context,
    host,
  }) => {
    const wallet = await chain.addWallet(context)
    await host.visit(chain.on('http://127.0.0.1:9', chain.otherNode))
    await host.connect('Test Wallet')
    await host.open()
    await host.seeView('Account')
    await expect(host.modal).toContainText('Balance unavailable')
    await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
    const busy = await answerAlways(() => ({ status: 429, headers: { 'retry-after': '60' } }))
    await host.visit(chain.on(busy.url, chain.otherNode, chain.node))
    await expect(host.status).toHaveText('connected')
    await host.open()
    await host.seeView('Account')
    await expect(host.modal).toContainText(tenCoins(chain))
    busy.stop()
  })

  test('behavior: shows the balance, and the address to receive at [9.10a, 9.10b]', async ({
    chain,
    context,
    host,
    visit,
  }) => {
    const wallet = await chain.addWallet(context)
    await visit()
    await host.connect('Test Wallet')
    await host.open()
    await host.seeView('Account')
    await expect(host.modal).toContainText(tenCoins(chain))
    const token = chain.transfers?.token
    if (token) await expect(host.modal).toContainText(`500 ${token.symbol}`)
    await push(host.page, { name: 'Receive' })
    await host.seeView('Receive')
    await expect(host.modal.locator('.whole-address').first()).toHaveText(wallet.addresses[0] ?? '')
  })

  test('behavior: disconnects, also after a reload [4.06]', async ({ chain, context, host, page, visit }) => {
    await chain.addWallet(context)
    await visit()
    await host.connect('Test Wallet')
    await host.open()
    await host.seeView('Account')
    await host.button('Disconnect').click()
    await expect(host.status).toHaveText('disconnected')
    await page.reload()
    await expect(host.status).toHaveText('disconnected')
  })
}

function switching() {
  test('behavior: switches to another network in the modal [1.04a, 4.14a]', async ({
    chain,
    context,
    host,
    visit,
  }) => {
    await chain.addWallet(context)
    await visit()
    await host.connect('Test Wallet')
    await host.page.getByTestId('latchkey-network').click()
    await host.button(chain.second?.network ?? '').click()
    await expect(host.network).toHaveText(chain.second?.network ?? '')
    await expect(host.address).not.toBeEmpty()
    await host.page.reload()
    await expect(host.network).toHaveText(chain.second?.network ?? '')
  })
}

function sending() {
  test('behavior: sends the coin, and the balance on chain matches the screen [2.12, 4.27, 5.09]', async ({
    chain,
    context,
    host,
    transfers,
    visit,
  }) => {
    const wallet = await chain.addWallet(context)
    await visit()
    await host.connect('Test Wallet')
    await host.open()
    const to = transfers.fresh()
    await fill(host, { token: chain.coin.name, amount: '1.25', to })
    await expect(host.modal).toContainText(
      transfers.expectsFresh ? 'First time you send here' : 'Nothing ever happened at this address',
    )
    await review(host)
    await expect(host.modal).toContainText(`1.25 ${chain.coin.symbol}`)
    await expect(host.modal.locator('.whole-address')).toHaveText(to)
    await expect(host.modal).toContainText(chain.network)

    wallet.decline()
    await host.button('Send').click()
    await expect(host.alert).toContainText('declined')
    await host.button('Send').click()
    await done(host, transfers)
    expect(await transfers.coinOf(to)).toBe(units(1.25, chain.coin))
    const left = await transfers.coinOf(wallet.addresses[0] ?? '')
    expect(left).toBeLessThan(units(8.75, chain.coin))
    expect(left).toBeGreaterThan(units(8.74, chain.coin))
  })

  test('behavior: sending the maximum leaves an account that can still be used', async ({
    chain,
    context,
    host,
    transfers,
    visit,
  }) => {
    const wallet = await chain.addWallet(context)
    await visit()
    await host.connect('Test Wallet')
    await host.open()
    const to = transfers.fresh()
    await fill(host, { token: chain.coin.name, amount: '1', to })
    await host.button('Use all you have').click()
    await expect(amountField(host)).toHaveValue(/^9\.9/)
    await review(host)
    await host.button('Send').click()
    await done(host, transfers)
    expect(await transfers.coinOf(to)).toBeGreaterThan(units(9.99, chain.coin))
    expect(await transfers.coinOf(wallet.addresses[0] ?? '')).toBeLessThan(units(0.01, chain.coin))
  })
}

function sendingTokens() {
  test('behavior: sends a token to a new address, and the activity lists it [3.22a, 9.10e, 9.10f]', async ({
    chain,
    context,
    host,
    transfers,
    visit,
  }) => {
    const { token, tokenOf } = transfers
    if (!token || !tokenOf) throw new Error('The world has no token.')
    const wallet = await chain.addWallet(context)
    await visit()
    await host.connect('Test Wallet')
    await host.open()
    const to = transfers.fresh()
    await fill(host, { token: token.name, amount: '20.5', to })
    await review(host)
    await expect(host.modal).toContainText(`20.5 ${token.symbol}`)
    const opening = host.modal.getByText(/to open an account for the receiver/)
    await expect(opening).toHaveCount(transfers.opensAccounts ? 1 : 0)
    await host.button('Send').click()
    await done(host, transfers)
    expect(await tokenOf(to)).toBe(units(20.5, token))
    expect(await tokenOf(wallet.addresses[0] ?? '')).toBe(units(479.5, token))
    await host.modal.getByRole('tab', { name: 'Activity' }).click()
    const rows = host.modal.locator('.activity').getByRole('listitem')
    await expect(rows.first()).toContainText('Sent')
    await expect(rows.first()).toContainText(`−20.5 ${token.symbol}`)

    if (!transfers.payToken) return
    await transfers.payToken(wallet.addresses[0] ?? '', units(7.25, token))
    await push(host.page, { name: 'AccountTab', params: { tab: 'activity' } })
    await host.seeView('Activity')
    // The server caches its answer for a few seconds.
    await expect(async () => {
      await host.button('Refresh').click()
      await expect(rows.first()).toContainText(`+7.25 ${token.symbol}`, { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expect(rows.first()).toContainText('Received')
    await expect(rows.nth(1)).toContainText(`−20.5 ${token.symbol}`)
  })
}
