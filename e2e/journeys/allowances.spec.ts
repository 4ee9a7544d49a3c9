import { AxeBuilder } from '@axe-core/playwright'
import { allowanceOf, approve, newAccount } from '../collect.ts'
import { type Host, push } from '../host.ts'
import { standStill, wordsOf } from '../walk.ts'
import { test as onChain } from '../world/chainWorld.ts'
import { expect, test } from '../world/world.ts'

const spender = '0x00000000000000000000000000000000000A11cE'

async function openAllowances(host: Host): Promise<void> {
  await host.open()
  await host.seeView('Account')
  await host.modal.getByRole('button', { name: /Permissions/ }).click()
  await host.seeView('Permissions')
}

test('behavior: an allowance is listed, reviewed, declined, revoked, and removed on chain', async ({
  addWallet,
  chains,
  host,
  mint,
  visitWithServer,
  world,
}) => {
  const { key, address } = await newAccount(chains)
  await mint(world.dollar, address, 5_000_000n)
  await approve(chains, { owner: address, token: world.dollar, spender })
  await approve(chains, { owner: address, token: world.moon, spender, units: 3n * 10n ** 18n })
  const wallet = await addWallet({ privateKeys: [key] })
  await visitWithServer()
  await host.connect('Test Wallet')
  await openAllowances(host)
  const rows = host.modal.getByRole('list').getByRole('button')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'MOON' })).toContainText('3')
  const dollar = rows.filter({ hasText: 'TUSD' })
  await expect(dollar).toContainText('Unlimited')
  await expect(dollar).toContainText('0x0000…11cE')

  await dollar.click()
  await expect(host.modal.getByText('You stop allowing')).toBeVisible()
  await expect(host.modal.getByText(spender)).toBeVisible()
  wallet.decline()
  await host.button('Revoke').click()
  await expect(host.modal.getByRole('alert')).toContainText('Request declined')
  expect(await allowanceOf(chains, { owner: address, token: world.dollar, spender })).not.toBe(0n)

  await host.button('Revoke').click()
  await expect(host.modal.getByText('Permission revoked')).toBeVisible()
  expect(await allowanceOf(chains, { owner: address, token: world.dollar, spender })).toBe(0n)
  await host.button('See permissions').click()
  await host.seeView('Permissions')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('MOON')
})

onChain.describe('Solana', () => {
  onChain.use({ family: 'solana' })

  onChain(
    'behavior: a delegate is listed, reviewed, declined, revoked, and removed on chain',
    async ({ chain, context, host }) => {
      const { delegates } = chain
      if (!delegates) throw new Error('The world has no delegates.')
      const wallet = await chain.addWallet(context)
      const [owner = ''] = wallet.addresses
      const limited = await delegates.allow(owner, 2_500_000n)
      await host.visit(chain.settings)
      await host.connect('Test Wallet')
      await openAllowances(host)
      const rows = host.modal.getByRole('list').getByRole('button')
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(delegates.token)
      await expect(rows).toContainText(`${limited.slice(0, 6)}…${limited.slice(-4)}`)
      await expect(rows).toContainText('2.5')
      await expect(rows).not.toContainText(/Unlimited|Everything/)

      const spender = await delegates.allow(owner, 2n ** 64n - 1n)
      await host.button('Back').click()
      await host.modal.getByRole('button', { name: /Permissions/ }).click()
      // A token account has one delegate: the new one replaces the other.
      await expect(rows).toContainText('Unlimited')
      await expect(rows).toHaveCount(1)
      await rows.click()
      await expect(host.modal.getByText('You stop allowing')).toBeVisible()
      await expect(host.modal.getByText(spender)).toBeVisible()
      wallet.decline()
      await host.button('Revoke').click()
      await expect(host.modal.getByRole('alert')).toContainText('Request declined')
      expect(await delegates.of(owner)).toBe(spender)

      await host.button('Revoke').click()
      await expect(host.modal.getByText('Permission revoked')).toBeVisible({ timeout: 30_000 })
      expect(await delegates.of(owner)).toBeUndefined()
      await host.button('See permissions').click()
      await host.seeView('Permissions')
      await expect(host.modal.getByText('No permissions')).toBeVisible()
    },
  )
})

test('error: the server is unavailable, and recovers; an account without allowances', async ({
  addWallet,
  chains,
  host,
  page,
  visitWithServer,
  world,
}) => {
  const { key } = await newAccount(chains)
  await addWallet({ privateKeys: [key] })
  await page.route(`${world.api}/v1/account/*/allowances*`, (route) => route.abort())
  await visitWithServer()
  await host.connect('Test Wallet')
  await openAllowances(host)
  await expect(host.modal.getByRole('alert')).toContainText('Couldn’t load permissions', { timeout: 30_000 })
  await page.unroute(`${world.api}/v1/account/*/allowances*`)
  await host.button('Try again').click()
  await expect(host.modal.getByText('No permissions')).toBeVisible()
})

test('error: the wallet switched to another network meanwhile: nothing is sent', async ({
  addWallet,
  chains,
  host,
  visitWithServer,
  world,
}) => {
  const { key, address } = await newAccount(chains)
  await approve(chains, { owner: address, token: world.dollar, spender })
  const wallet = await addWallet({ privateKeys: [key] })
  await visitWithServer()
  await host.connect('Test Wallet')
  await openAllowances(host)
  await host.modal.getByRole('button', { name: /TUSD/ }).click()
  await expect(host.button('Revoke')).toBeVisible()
  wallet.switchChain(chains.base.chainId)
  await host.button('Revoke').click()
  await expect(host.modal.getByRole('alert')).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})

test('error: the wallet switched to another account meanwhile: nothing is sent', async ({
  addWallet,
  chains,
  host,
  visitWithServer,
  world,
}) => {
  const { key, address } = await newAccount(chains)
  const second = await newAccount(chains)
  await approve(chains, { owner: address, token: world.dollar, spender })
  const wallet = await addWallet({ privateKeys: [key, second.key] })
  await visitWithServer()
  await host.connect('Test Wallet')
  await openAllowances(host)
  await host.modal.getByRole('button', { name: /TUSD/ }).click()
  await expect(host.button('Revoke')).toBeVisible()
  wallet.switchAccount(1)
  await expect(host.address).toHaveText(second.address)
  await host.button('Revoke').click()
  await expect(host.modal.getByRole('alert')).toContainText('on another account')
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
  expect(await allowanceOf(chains, { owner: address, token: world.dollar, spender })).not.toBe(0n)
})

test('error: without coin for the fee nothing is sent, an error is shown, and the allowance stays', async ({
  addWallet,
  chains,
  host,
  visitWithServer,
  world,
}) => {
  const { key, address } = await newAccount(chains)
  await approve(chains, { owner: address, token: world.dollar, spender })
  await chains.local.client.setBalance({ address, value: 0n })
  await addWallet({ privateKeys: [key] })
  await visitWithServer()
  await host.connect('Test Wallet')
  await openAllowances(host)
  await host.modal.getByRole('button', { name: /TUSD/ }).click()
  await host.button('Revoke').click()
  await expect(host.modal.getByRole('alert')).toContainText('enough for the amount and the network fee')
  expect(await allowanceOf(chains, { owner: address, token: world.dollar, spender })).not.toBe(0n)
})

test('error: a reverted transaction: the view says that the allowance stays, and it does; it is tracked after a reload', async ({
  addWallet,
  chains,
  host,
  page,
  visitWithServer,
  world,
}) => {
  const { client } = chains.local
  const { key, address } = await newAccount(chains)
  await approve(chains, { owner: address, token: world.dollar, spender })
  await addWallet({ privateKeys: [key] })
  await visitWithServer()
  await host.connect('Test Wallet')
  await openAllowances(host)
  await host.modal.getByRole('button', { name: /TUSD/ }).click()
  await client.setAutomine(false)
  const code = (await client.getCode({ address: world.dollar })) ?? '0x'
  try {
    await host.button('Revoke').click()
    await expect(host.modal).toContainText('Revoking…')
    // The token reverts every call when the transaction is mined.
    await client.setCode({ address: world.dollar, bytecode: '0x60006000fd' })
    await client.mine({ blocks: 1 })
    await client.setCode({ address: world.dollar, bytecode: code })
    await expect(host.modal).toContainText('Couldn’t revoke', { timeout: 30_000 })
    expect(await allowanceOf(chains, { owner: address, token: world.dollar, spender })).not.toBe(0n)

    await host.button('See permissions').click()
    await host.modal.getByRole('button', { name: /TUSD/ }).click()
    await host.button('Revoke').click()
    await expect(host.modal).toContainText('Revoking…')
    await page.reload()
    await expect(host.status).toHaveText('connected')
    await client.mine({ blocks: 1 })
  } finally {
    await client.setCode({ address: world.dollar, bytecode: code })
    await client.setAutomine(true)
  }
  expect(await allowanceOf(chains, { owner: address, token: world.dollar, spender })).toBe(0n)
  await openAllowances(host)
  await expect(host.modal.getByText('No permissions')).toBeVisible()
})

const looks = [
  { theme: 'dark', locale: 'ar' },
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'en' },
] as const
for (const { theme, locale } of process.env.EXHAUSTIVE ? looks : looks.slice(0, 1))
  test(`behavior: axe finds no violations in allowances (${theme}, ${locale})`, async ({
    addWallet,
    chains,
    host,
    page,
    visitWithServer,
    world,
  }) => {
    const words = await wordsOf(locale)
    const { key, address } = await newAccount(chains)
    await approve(chains, { owner: address, token: world.dollar, spender })
    const wallet = await addWallet({ privateKeys: [key] })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const found: string[] = []
    const see = async (name: string, text: string | undefined) => {
      await expect(host.modal).toContainText(text ?? '?')
      await standStill(host)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      for (const { id, nodes } of violations) found.push(`${name}: ${id} ${nodes.map(({ html }) => html)}`)
    }
    await visitWithServer({ theme, locale })
    await host.connect('Test Wallet')
    await host.open()
    await push(page, { name: 'Allowances' })
    await see('allowances', 'TUSD')
    await host.modal.getByRole('button', { name: /TUSD/ }).click()
    await see('review', words['safety.revoke'])
    wallet.hold()
    await host.modal
      .getByRole('button', { name: words['allowances.revoke'] ?? '?' })
      .last()
      .click()
    await see('signing', words['allowances.signing.body'])
    wallet.release()
    await see('done', words['allowances.done.title'])
    await host.modal.getByRole('button', { name: words['allowances.backToList'] ?? '?' }).click()
    await see('empty', words['allowances.empty.title'])
    expect(found).toEqual([])
  })
