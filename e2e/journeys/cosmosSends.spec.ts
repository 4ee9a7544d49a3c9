import { cosmosOn } from '@latchkey/chains/cosmos/testing'
import type { TestCosmosWallet } from 'latchkey/testing'
import { test as base, expect, type Host, push } from '../host.ts'
import { type CosmosWorld, openCosmos } from '../world/families/cosmos.ts'

// What can happen to transfers on Cosmos and nowhere else. The chain is the Cosmos simulator.

type Sender = { readonly wallet: TestCosmosWallet; readonly address: string; readonly secret: Uint8Array }
type Fixtures = {
  cosmos: CosmosWorld
  /** The visitor: connected, with 10 ATOM. */
  sender: Sender
}

const test = base.extend<Fixtures, { world: CosmosWorld }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const world = await openCosmos()
      await use(world)
      await world.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  async cosmos({ world }, use) {
    await use(world)
    // Every journey starts with a node without faults.
    for (const fault of Object.keys(world.hub.node.faults))
      Reflect.deleteProperty(world.hub.node.faults, fault)
  },
  async sender({ context, cosmos, host }, use) {
    const secret = crypto.getRandomValues(new Uint8Array(32))
    const other = crypto.getRandomValues(new Uint8Array(32))
    const wallet = await cosmos.addCosmosWallet(context, [secret, other])
    await host.visit(cosmos.settings)
    await host.connect('Test Wallet')
    await use({ wallet, secret, address: wallet.addresses[0] as string })
  },
})

// In one worker, which starts the chain once.
test.describe.configure({ mode: 'default' })

async function draft(
  host: Host,
  { amount = '1.25', memo, to }: { amount?: string; memo?: string; to: string },
) {
  await host.open()
  await push(host.page, { name: 'Send' })
  await host.seeView('Send')
  await host.button('Select token').first().click()
  await host.seeView('Select token')
  await host.button('Cosmos Hub').click()
  await host.seeView('Send')
  await host.modal.getByRole('textbox', { name: /Amount in/ }).fill(amount)
  await host.modal.getByRole('textbox', { name: 'To', exact: true }).fill(to)
  if (memo) await host.modal.getByRole('textbox', { name: 'Memo (optional)' }).fill(memo)
  await host.button('Review').click()
  await host.seeView('Review')
  await expect(host.modal.getByText(/^up to/)).toBeVisible()
}

/** The transfer was refused: the review says so, and the chain and the screen show nothing as sent. */
async function refused(host: Host, cosmos: CosmosWorld, { to, words }: { to: string; words: RegExp }) {
  await expect(host.alert).toContainText(words)
  await host.seeView('Review')
  await expect(host.modal.locator('.toasts')).toBeEmpty()
  expect(cosmos.hub.balanceOf(to)).toBe(0n)
  await expect(host.button('Send')).toBeEnabled()
}

async function done(host: Host) {
  await Promise.all([host.seeToast(/ sent$/), host.seeView('Account')])
}

async function sendAgain(host: Host, cosmos: CosmosWorld, to: string) {
  await host.button('Send').click()
  await done(host)
  expect(cosmos.hub.balanceOf(to)).toBe(1_250_000n)
}

/** The transactions that paid an address, as they are on chain. A memo in them is readable text. */
async function paymentsTo({ hub }: CosmosWorld, address: string): Promise<readonly string[]> {
  const found = await hub.call('tx_search', { query: `transfer.recipient='${address}'` })
  return (found as { txs: { tx: string }[] }).txs.map(({ tx }) => Buffer.from(tx, 'base64').toString('utf8'))
}

test('error: a broadcast that the node refuses with a code is told in words, and can be tried again', async ({
  cosmos,
  host,
  sender,
}) => {
  const to = cosmos.transfers.fresh()
  await draft(host, { to })
  Object.assign(cosmos.hub.node.faults, {
    refusal: { code: 20, codespace: 'sdk', log: 'mempool is full' },
  })
  await host.button('Send').click()
  await refused(host, cosmos, { to, words: /could not be sent/ })
  expect(cosmos.hub.balanceOf(sender.address)).toBe(10_000_000n)
  Reflect.deleteProperty(cosmos.hub.node.faults, 'refusal')
  await sendAgain(host, cosmos, to)
})

test('error: another transaction of the account came first, and it can be tried again', async ({
  cosmos,
  host,
  sender,
}) => {
  const { secret, wallet } = sender
  const to = cosmos.transfers.fresh()
  await draft(host, { to })
  wallet.hold()
  await host.button('Send').click()
  await expect.poll(() => wallet.requests.at(-1)?.method).toBe('signDirect')
  // From another device with the same key.
  const device = cosmosOn([cosmos.hub.network], { trusted: true, privateKeys: [secret] })
  const session = await device.driver.connect({ wallet: device.found })
  const [network] = device.driver.networks
  if (!network) throw new Error('The driver has no network.')
  const transfers = await device.driver.transfers?.()
  const elsewhere = cosmos.transfers.fresh()
  await transfers?.send({ session, network, address: sender.address, to: elsewhere, amount: 1_000_000n })
  wallet.release()
  await refused(host, cosmos, {
    to,
    words: /Another transaction of your account came first. Nothing was sent/,
  })
  await sendAgain(host, cosmos, to)
  expect(cosmos.hub.balanceOf(elsewhere)).toBe(1_000_000n)
})

test('behavior: the fee that the visitor sets in the wallet is paid, and the account shows what is left', async ({
  cosmos,
  host,
  sender,
}) => {
  const to = cosmos.transfers.fresh()
  await draft(host, { to })
  sender.wallet.changeFee({ amount: [{ denom: 'uatom', amount: 500_000n }] })
  await sendAgain(host, cosmos, to)
  expect(cosmos.hub.balanceOf(sender.address)).toBe(8_250_000n)
  await expect(host.modal).toContainText('8.25 ATOM')
})

test('error: a wallet that changes the recipient is refused, and nothing is broadcast', async ({
  cosmos,
  host,
  sender,
}) => {
  const [to, thief] = [cosmos.transfers.fresh(), cosmos.transfers.fresh()]
  await draft(host, { to })
  sender.wallet.tamper(thief)
  const asked = cosmos.hub.node.requests.length
  await host.button('Send').click()
  await refused(host, cosmos, { to, words: /could not be sent/ })
  expect(cosmos.hub.node.requests.slice(asked)).not.toContain('broadcast_tx_sync')
  expect(cosmos.hub.balanceOf(thief)).toBe(0n)
  await sendAgain(host, cosmos, to)
  expect(cosmos.hub.balanceOf(thief)).toBe(0n)
})

test('behavior: a memo is shown before the wallet is asked, and is in the transaction', async ({
  cosmos,
  host,
  sender,
}) => {
  const to = cosmos.transfers.fresh()
  const memo = 'Order 1047 <b>'
  await draft(host, { to, memo })
  await expect(host.modal.locator('.review-memo')).toHaveText(memo)
  await sendAgain(host, cosmos, to)
  const [payment = '', ...others] = await paymentsTo(cosmos, to)
  expect(others).toEqual([])
  expect(payment).toContain(memo)
  expect(sender.wallet.requests.filter(({ method }) => method === 'signDirect')).toHaveLength(1)
})

test('behavior: after a reload a locked wallet is left alone until the first signature, and another account ends the session', async ({
  host,
  page,
  sender,
}) => {
  const { address, wallet } = sender
  const asked = wallet.requests.length
  wallet.lock()
  wallet.hold()
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await expect(host.address).toHaveText(address)
  expect(wallet.requests).toHaveLength(asked)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect.poll(() => wallet.requests.length).toBeGreaterThan(asked)
  wallet.decline()
  wallet.release()
  await expect(page.getByTestId('signature')).toHaveText('Signature declined')
  await expect(host.status).toHaveText('connected')

  // The event only reaches pages that are loaded.
  await page.goto('about:blank')
  wallet.switchAccount(1)
  await page.goBack()
  await expect(host.address).toHaveText(address)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(host.status).toHaveText('disconnected')
})

test('behavior: a denom that is on no list is hidden at first', async ({ cosmos, host, sender }) => {
  await cosmos.hub.fund(sender.address, 77n, `factory/${cosmos.transfers.fresh()}/airdrop`)
  await host.open()
  await host.seeView('Account')
  await expect(host.modal).toContainText('500 USDt')
  await expect(host.modal).not.toContainText('airdrop')
  await host.button('Show 1 hidden token').click()
  await expect(host.modal).toContainText('airdrop')
})

test('behavior: a node without an index still confirms a transfer, and the activity says that it has no history', async ({
  cosmos,
  host,
  page,
  sender,
}) => {
  Object.assign(cosmos.hub.node.faults, { noIndex: true })
  const to = cosmos.transfers.fresh()
  await draft(host, { to })
  await sendAgain(host, cosmos, to)
  expect(cosmos.hub.balanceOf(sender.address)).toBeLessThan(8_750_000n)
  await page.clock.install()
  await host.modal.getByRole('tab', { name: 'Activity' }).click()
  const activity = host.modal.locator('.activity')
  await expect(activity).toContainText('−1.25 ATOM')
  // The waits between the attempts to read it are skipped.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(activity).toContainText('Failed to fetch transactions', { timeout: 200 })
  }).toPass()
  // It stays said, with what is known.
  await page.clock.fastForward(10_000)
  await expect(activity.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(activity).toContainText('−1.25 ATOM')
})

test('behavior: switching the network changes it and the address in one step', async ({
  cosmos,
  host,
  page,
  sender,
}) => {
  const { address, wallet } = sender
  const zoneAddress = wallet.addressesOn('osmo')[0] as string
  await page.evaluate(() => {
    const pairs = new Set<string>()
    const read = (id: string) => document.querySelector(`[data-testid=${id}]`)?.textContent
    const look = () => pairs.add(`${read('network')} ${read('address')}`)
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, { pairs })
  })
  await page.getByTestId('latchkey-network').click()
  await host.button(cosmos.second?.network ?? '').click()
  await expect(host.network).toHaveText('Osmosis')
  await expect(host.address).toHaveText(zoneAddress)
  await host.open()
  await push(page, { name: 'Receive' })
  await host.seeView('Receive')
  await expect(host.modal.locator('.whole-address')).toHaveText(zoneAddress)
  const seen = await page.evaluate(() => [...(globalThis as unknown as { pairs: Set<string> }).pairs])
  expect(seen.filter((pair) => pair !== `Cosmos Hub ${address}`)).toEqual([`Osmosis ${zoneAddress}`])
})

test('error: a transfer that fails in a block ends as failed, and only the fee is gone', async ({
  cosmos,
  host,
  sender,
}) => {
  const { address, wallet } = sender
  const to = cosmos.transfers.fresh()
  await draft(host, { to, amount: '5' })
  wallet.hold()
  await host.button('Send').click()
  await expect.poll(() => wallet.requests.at(-1)?.method).toBe('signDirect')
  // What is left to spend reaches for the fee, which is all that nodes check, but not for the amount.
  cosmos.hub.lock(address, 8_000_000n)
  wallet.release()
  await expect(host.modal).toContainText('The transaction failed')
  await expect(host.tryAgain).toBeVisible()
  await expect(host.modal.locator('.toasts')).toBeEmpty()
  expect(cosmos.hub.balanceOf(to)).toBe(0n)
  const left = cosmos.hub.balanceOf(address)
  expect(left).toBeLessThan(10_000_000n)
  expect(left).toBeGreaterThan(9_900_000n)
})
