import { createTestBitcoinWallet } from 'latchkey/testing'
import { injectTestBitcoinWallet } from 'latchkey/testing/playwright'
import { expect, push } from '../host.ts'
import { test } from '../world/chainWorld.ts'

// Specific to Bitcoin: one wallet has two addresses, each with its own purpose.

test.use({ family: 'bitcoin' })

for (const dialect of ['standard', 'wbip', 'leather'] as const)
  test(`behavior: both addresses are shown, and only the payment address is used, ${dialect} [3.03c, 3.04b, 5.10]`, async ({
    chain,
    context,
    host,
  }) => {
    const wallet = createTestBitcoinWallet({ dialect })
    await injectTestBitcoinWallet(context, wallet)
    await host.visit(chain.settings)
    await host.connect('Test Wallet')
    const [payment = ''] = wallet.addresses
    await expect(host.address).toHaveText(payment)

    await host.open()
    await push(host.page, { name: 'ProfileWallets' })
    await host.seeView('Wallets')
    const rows = host.modal.getByRole('region', { name: 'Test Wallet' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Payment address')
    await expect(rows.last()).toContainText('Collectibles address')
    // It can be copied, but not selected.
    await expect(rows.last().getByRole('button')).toHaveText('Copy address')

    await push(host.page, { name: 'Receive' })
    await host.seeView('Receive')
    await expect(host.modal.getByRole('heading', { name: 'Payment address' })).toBeVisible()
    await expect(host.modal.getByRole('region', { name: 'Your address' })).toContainText(payment)
    const collectibles = host.modal.getByRole('region', { name: 'Collectibles address' })
    await expect(collectibles).toContainText(wallet.ordinals)

    await host.page.reload()
    await expect(host.address).toHaveText(payment)
  })

test('behavior: a wallet with the interface of UniSat shares its payment address, and is followed to another', async ({
  chain,
  context,
  host,
}) => {
  const wallet = createTestBitcoinWallet({ dialect: 'unisat', kind: 'p2tr' })
  await injectTestBitcoinWallet(context, wallet)
  await host.visit(chain.settings)
  await host.connect('UniSat')
  const [payment = '', other = ''] = wallet.addresses
  await expect(host.address).toHaveText(payment)
  wallet.switchAccount(1)
  await expect(host.address).toHaveText(other)
  await host.page.reload()
  await expect(host.address).toHaveText(other)
})

test('error: another account of Leather than the last time ends the session at the first signature', async ({
  chain,
  context,
  host,
}) => {
  const wallet = createTestBitcoinWallet({ dialect: 'leather' })
  await injectTestBitcoinWallet(context, wallet)
  await host.visit(chain.settings)
  await host.connect('Test Wallet')
  const [payment = ''] = wallet.addresses
  await expect(host.address).toHaveText(payment)
  const asked = wallet.requests.length
  wallet.switchAccount(1)
  await host.page.reload()
  await expect(host.address).toHaveText(payment)
  expect(wallet.requests).toHaveLength(asked)
  await host.page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(host.status).toHaveText('disconnected')
})
