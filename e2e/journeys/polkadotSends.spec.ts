import { polkadotAssetHub } from '@latchkey/chains/polkadot'
import { createTestPolkadotWallet } from 'latchkey/testing'
import { expect, type Host, push } from '../host.ts'
import { test as base } from '../world/chainWorld.ts'
import type { PolkadotWorld } from '../world/families/polkadot.ts'

// Specific to Polkadot: what its runtime, its addresses and its wallets make of a transfer.

type Fixtures = {
  world: PolkadotWorld
  /** A wallet with 10 DOT, connected to a page without a server. */
  visitor: Awaited<ReturnType<PolkadotWorld['addWallet']>>
}

const test = base.extend<Fixtures>({
  family: 'polkadot',
  world: ({ chain }, use) => use(chain as PolkadotWorld),
  async visitor({ context, host, world }, use) {
    const wallet = await world.addWallet(context)
    await host.visit(world.on(world.node))
    await host.connect('Test Wallet')
    await host.open()
    await expect(host.modal).toContainText('10.00 DOT')
    await use(wallet)
  },
})

// In one worker, which starts the chain once.
test.describe.configure({ mode: 'default' })

const dot = 10n ** BigInt(polkadotAssetHub.currency.decimals)
const amountField = (host: Host) => host.modal.getByRole('textbox', { name: /Amount in/ })
const toField = (host: Host) => host.modal.getByRole('textbox', { name: 'To', exact: true })
const rows = (host: Host) => host.modal.locator('.activity').getByRole('listitem')
/** How often the wallet was asked for a transaction. */
const asked = ({ requests }: Fixtures['visitor']) =>
  requests.filter(({ method }) => method === 'signPayload').length

async function fill(host: Host, { amount, to }: { amount: string; to: string }) {
  await push(host.page, { name: 'Send' })
  await host.seeView('Send')
  await host.button('Select token').first().click()
  await host.button('Polkadot').click()
  await host.seeView('Send')
  await amountField(host).fill(amount)
  await toField(host).fill(to)
}

async function review(host: Host) {
  await host.button('Review').click()
  await host.seeView('Review')
  await expect(host.modal.getByText(/^up to/)).toBeVisible()
}

async function done(host: Host) {
  await Promise.all([host.seeToast(/ sent$/), host.seeView('Account')])
}

/** Without a server there is nothing beside it. */
async function seeActivity(host: Host) {
  await expect(host.modal.getByRole('heading', { name: 'Activity', exact: true })).toBeVisible()
  await expect(host.modal).toContainText('shows only what you sent from this device')
}

test('error: less than an account must hold is refused before the wallet is asked', async ({
  host,
  visitor,
  world,
}) => {
  const to = world.transfers.fresh()
  await fill(host, { amount: '0.0001', to })
  await host.button('Review').click()
  await expect(host.alert).toContainText('This amount is too small to be sent there. Send a little more.')
  await expect(host.button('Send')).toBeDisabled()
  expect(asked(visitor)).toBe(0)
  await host.button('Change').click()
  await amountField(host).fill('0.5')
  await review(host)
  await expect(host.button('Send')).toBeEnabled()
})

for (const [form, prefix] of [
  ['of Kusama', 2],
  ['of any Substrate chain', 42],
] as const)
  test(`behavior: an address in the form ${form} is rewritten to the network's, and that is said`, async ({
    host,
    visitor,
    world,
  }) => {
    const friend = await createTestPolkadotWallet()
    const [own = ''] = friend.addressesOn(0)
    const [typed = ''] = friend.addressesOn(prefix)
    const note = 'Written for Polkadot Asset Hub: it is the same account as the address you entered.'
    await fill(host, { amount: '1', to: own })
    await expect(host.modal.locator('.whole-address')).toHaveText(own)
    await expect(host.modal).not.toContainText(note)
    await toField(host).fill(typed)
    await expect(host.modal).toContainText(note)
    await expect(host.modal.locator('.whole-address')).toHaveText(own)
    await expect(toField(host)).toHaveValue(typed)
    await review(host)
    await expect(host.modal).toContainText(note)
    await expect(host.modal.locator('.whole-address')).toHaveText(own)
    await host.button('Send').click()
    await done(host)
    expect(asked(visitor)).toBe(1)
    expect(await world.transfers.coinOf(own)).toBe(dot)
  })

test('error: the network is upgraded after the review, or while the wallet asks; it can be tried again', async ({
  host,
  page,
  visitor,
  world,
}) => {
  // The node's own version at last, because no other can be signed for.
  let ahead = -1
  await page.route(`${world.node}/**`, async (route) => {
    if (!route.request().postData()?.includes('"state_getRuntimeVersion"')) return await route.continue()
    const response = await route.fetch()
    const answer = await response.json()
    answer.result.specVersion += ahead
    await route.fulfill({ response, json: answer })
  })
  const words = 'The network was upgraded meanwhile. Nothing was sent. Try again.'
  const to = world.transfers.fresh()
  await fill(host, { amount: '1', to })
  await review(host)
  ahead = 0
  await host.button('Send').click()
  await expect(host.alert).toContainText(words)
  expect(asked(visitor)).toBe(0)

  visitor.hold()
  await expect(async () => {
    // Until the review is of the new version.
    await host.button('Send').click({ timeout: 1_000 })
    await expect.poll(() => asked(visitor), { timeout: 1_000 }).toBe(1)
  }).toPass()
  ahead = 1
  visitor.release()
  await expect(host.alert).toContainText(words)
  expect(await world.transfers.coinOf(to)).toBe(0n)

  ahead = 0
  await expect(async () => {
    await host.button('Send').click({ timeout: 1_000 })
    await host.seeToast(/ sent$/)
  }).toPass()
  expect(await world.transfers.coinOf(to)).toBe(dot)
})

test('error: a wallet that signs something else is refused, and nothing is sent', async ({
  host,
  visitor,
  world,
}) => {
  const to = world.transfers.fresh()
  await fill(host, { amount: '1', to })
  await review(host)
  visitor.tamper()
  await host.button('Send').click()
  await expect(host.alert).toContainText('could not be sent. Nothing was sent.')
  expect(asked(visitor)).toBe(1)
  expect(await world.transfers.coinOf(visitor.addresses[0] ?? '')).toBe(10n * dot)
  visitor.tamper(false)
  await host.button('Send').click()
  await done(host)
  expect(await world.transfers.coinOf(to)).toBe(dot)
})

test('error: a transfer that fails in its block ends as failed, and its row says so', async ({
  host,
  visitor,
  world,
}) => {
  const to = world.transfers.fresh()
  await fill(host, { amount: '9', to })
  await review(host)
  visitor.hold()
  await host.button('Send').click()
  await expect.poll(() => asked(visitor)).toBe(1)
  // Spent elsewhere: what is left pays the fee, but not the amount.
  await world.hubs.polkadot.fund(visitor.addresses[0] ?? '', dot)
  visitor.release()
  await expect(host.modal).toContainText('The transaction failed')
  await expect(host.modal).toContainText('The network took the fee, but nothing was sent.')
  expect(await world.transfers.coinOf(to)).toBe(0n)
  await host.modal.getByRole('button', { name: 'Back to account' }).click()
  await host.seeView('Account')
  await seeActivity(host)
  await expect(rows(host)).toHaveCount(1)
  await expect(rows(host)).toContainText('Failed')
})

test('behavior: activity is what this device sent, without a server too, and says so, also after a reload', async ({
  host,
  page,
  visitor,
  world,
}) => {
  await seeActivity(host)
  await expect(host.modal).toContainText('No activity yet')
  await fill(host, { amount: '1.25', to: world.transfers.fresh() })
  await review(host)
  await host.button('Send').click()
  await done(host)
  expect(asked(visitor)).toBe(1)
  const seeRow = async () => {
    await seeActivity(host)
    await expect(rows(host)).toHaveCount(1)
    await expect(rows(host)).toContainText('−1.25 DOT')
  }
  await seeRow()
  await page.reload()
  await host.open()
  await seeRow()
})

test('behavior: activity says the same where there is a server', async ({ context, host, world }) => {
  await world.addWallet(context)
  await host.visit(world.settings)
  await host.connect('Test Wallet')
  await host.open()
  await host.modal.getByRole('tab', { name: 'Activity' }).click()
  await expect(host.modal).toContainText('shows only what you sent from this device')
  await expect(host.modal).toContainText('No activity yet')
})

test('error: a relay chain as node gives no balance, and not one of zero', async ({
  context,
  host,
  world,
}) => {
  const wallet = await world.addWallet(context)
  await host.visit(world.on(world.otherNode))
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal).toContainText('Balance unavailable')
  await expect(host.modal).not.toContainText(/\d DOT/)
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
})

test('error: a wallet that never answers can be left, and asked again; a late approval changes nothing', async ({
  context,
  host,
  page,
  world,
}) => {
  const wallet = await world.addWallet(context)
  const prompts = () => wallet.requests.filter(({ method }) => method === 'enable').length
  await host.visit(world.on(world.node))
  wallet.hold()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.modal).toContainText('Open Test Wallet and approve')
  await expect.poll(prompts).toBe(1)
  await host.button('Back').click()
  await host.seeView('Connect wallet')
  await expect(host.status).toHaveText('disconnected')
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connecting')
  await expect.poll(prompts).toBe(2)

  await page.reload()
  await expect(host.status).toHaveText('disconnected')
  wallet.release()
  await expect.poll(() => wallet.ask('accounts', undefined).catch(() => [])).toHaveLength(2)
  await expect(host.status).toHaveText('disconnected')
  await host.connect('Test Wallet')
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
})
