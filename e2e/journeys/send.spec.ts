import { createWalletClient, getAddress, type Hex, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { signNames } from '../../apps/server/src/features/names/testing/signNames.ts'
import { expect, type Host, push } from '../host.ts'
import { outlastReceipt } from '../outlastReceipt.ts'
import { transactionSeen } from '../world/transactionSeen.ts'
import { test as base, type World } from '../world/world.ts'

/** A new visitor with 10 ETH and 500 dollars, connected, on the Send view. */
const test = base.extend<{
  sender(options?: { ether?: string; dollars?: bigint }): Promise<{
    key: Hex
    address: Hex
    wallet: Awaited<ReturnType<Parameters<Parameters<typeof base>[2]>[0]['addWallet']>>
  }>
}>({
  async sender({ addWallet, chains, host, mint, visitWithServer, world }, use) {
    await use(async ({ ether = '10', dollars = 500n } = {}) => {
      const key = generatePrivateKey()
      const { address } = privateKeyToAccount(key)
      for (const { client } of [chains.local, chains.base])
        await client.setBalance({ address, value: parseEther(ether) })
      if (dollars) await mint(world.dollar, address, dollars * 10n ** 6n)
      const wallet = await addWallet({ privateKeys: [key] })
      await visitWithServer()
      await host.connect('Test Wallet')
      await host.open()
      await push(host.page, { name: 'Send' })
      await host.seeView('Send')
      return { key, address, wallet }
    })
  },
})

const fresh = () => privateKeyToAccount(generatePrivateKey()).address
const amountField = (host: Host) => host.modal.getByRole('textbox', { name: /Amount in/ })
const toField = (host: Host) => host.modal.getByRole('textbox', { name: 'To' })

async function choose(host: Host, token: string) {
  await host.button('Select token').first().click()
  await host.seeView('Select token')
  await host.button(token).click()
  await host.seeView('Send')
}

async function fill(host: Host, { token = 'Ether', amount = '1', to = fresh() as string } = {}) {
  await choose(host, token)
  await amountField(host).fill(amount)
  await toField(host).fill(to)
}

async function review(host: Host) {
  await host.button('Review').click()
  await host.seeView('Review')
  await expect(host.modal.getByText(/^up to/)).toBeVisible()
}

async function confirm(host: Host) {
  await host.button('Send').click()
}

/** The transfer is complete: the account view is shown again, with a toast. */
async function done(host: Host) {
  await Promise.all([host.seeToast(/ sent$/), host.seeView('Account')])
}

test('behavior: sends the coin, and the balance on chain matches the screen [2.12, 3.15a, 3.15e, 4.27, 9.10e, 9.21]', async ({
  balanceOf,
  host,
  sender,
  worthOf,
}) => {
  const { address } = await sender()
  const to = fresh()
  await fill(host, { amount: '1.25', to: to.toLowerCase() })
  await expect(host.modal).toContainText(await worthOf(1.25))
  // The full address, with its checksum, in groups.
  await expect(host.modal.locator('.whole-address')).toHaveText(to)
  await expect(host.modal).toContainText('Nothing ever happened at this address')
  await review(host)
  await expect(host.modal).toContainText('1.25 ETH')
  await expect(host.modal.locator('.whole-address')).toHaveText(to)
  await expect(host.modal.getByTitle(address)).toBeVisible()
  await expect(host.modal).toContainText('Foundry')
  await confirm(host)
  await done(host)
  expect(await balanceOf(undefined, to)).toBe(parseEther('1.25'))
  // The form is empty again, and the balance was refreshed.
  await push(host.page, { name: 'Send' })
  await host.seeView('Send')
  await expect(toField(host)).toHaveValue('')
  await host.button('Select token').first().click()
  await expect(host.button('Ether')).toContainText('8.74')
})

test('behavior: a faster transfer costs more, by keyboard too, and is sent with the selected fee', async ({
  chains,
  host,
  sender,
}) => {
  const { address } = await sender()
  const { maxPriorityFeePerGas } = await chains.local.client.estimateFeesPerGas()
  await fill(host)
  await review(host)
  const most = async () =>
    Number(/[\d.]+/.exec((await host.modal.getByText(/^up to/).textContent()) ?? '')?.[0])
  const usual = await most()
  const speeds = host.modal.getByRole('radiogroup', { name: 'Speed' })
  await expect(speeds.getByRole('radio', { name: 'Normal' })).toBeChecked()
  await speeds.getByRole('radio', { name: 'Normal' }).press('ArrowRight')
  await expect(speeds.getByRole('radio', { name: 'Fast' })).toBeChecked()
  await expect.poll(most).toBeGreaterThan(usual)
  await confirm(host)
  await done(host)
  const { transactions } = await chains.local.client.getBlock({ includeTransactions: true })
  const sent = transactions.find(({ from }) => getAddress(from) === address)
  expect(sent?.maxPriorityFeePerGas).toBe(2n * maxPriorityFeePerGas)
})

test('behavior: a token, entered in dollars; the second transfer to a recipient has no first-time warning', async ({
  balanceOf,
  chains,
  host,
  sender,
  world,
}) => {
  const { address } = await sender()
  const to = fresh()
  await choose(host, 'Test Dollar')
  await amountField(host).fill('20')
  await host.button('Enter the amount in USD').click()
  const worth = Number(await amountField(host).inputValue())
  expect(worth).toBeGreaterThan(19)
  await amountField(host).fill('10.5')
  await toField(host).fill(to)
  await review(host)
  const shown = ((await host.modal.locator('.review-amount p').first().textContent()) ?? '').replace(
    /[^\d.]/g,
    '',
  )
  await confirm(host)
  await done(host)
  const units = BigInt(Math.round(Number(shown) * 1e6))
  expect(await balanceOf(world.dollar, to)).toBe(units)
  expect(await balanceOf(world.dollar, address)).toBe(500_000_000n - units)

  await push(host.page, { name: 'Send' })
  await fill(host, { token: 'Test Dollar', amount: '1', to: fresh() })
  await expect(host.modal.locator('.caution')).toBeVisible()
  await chains.local.client.setBalance({ address: to, value: 1n })
  await toField(host).fill(to)
  await expect(host.button('Review')).toBeEnabled()
  await expect(host.modal.locator('.caution')).toBeHidden()
})

test('behavior: the button names what is missing [5.08a, 5.08b]', async ({ host, sender }) => {
  await sender()
  const submit = host.modal.locator('form button[type=submit]')
  await expect(submit).toHaveText('Select token')
  await choose(host, 'Ether')
  await expect(submit).toHaveText('Enter amount')
  for (const wrong of ['1,00,0', 'abc', '0', '0.0000000000000000001', '-1', '1e3']) {
    await amountField(host).fill(wrong)
    await expect(submit).toHaveText('Incorrect value')
    await expect(submit).toBeDisabled()
  }
  await amountField(host).fill('10.5')
  await expect(submit).toHaveText('Insufficient funds')
  await amountField(host).fill('1')
  await expect(submit).toHaveText('Enter address')
  for (const wrong of [
    '0x12',
    'unknown',
    '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    fresh().replace(/[a-f]/i, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())),
  ]) {
    await toField(host).fill(wrong)
    await expect(submit).toHaveText('Invalid address')
    await expect(host.alert).toContainText('not an address on Foundry')
  }
  await toField(host).fill(fresh())
  await expect(submit).toHaveText('Review')
  await expect(submit).toBeEnabled()
})

test('behavior: Max sends the balance without the fee, and leaves nothing behind', async ({
  balanceOf,
  host,
  sender,
}) => {
  const { address } = await sender({ dollars: 0n })
  const to = fresh()
  await fill(host, { to })
  await host.button('Use all you have').click()
  await expect(amountField(host)).toHaveValue(/^9\.99\d+$/)
  await review(host)
  const shown = ((await host.modal.locator('.review-amount p').first().textContent()) ?? '').replace(
    /[^\d.]/g,
    '',
  )
  await confirm(host)
  await done(host)
  expect(await balanceOf(undefined, to)).toBe(parseEther(shown))
  expect(await balanceOf(undefined, address)).toBeLessThan(parseEther('0.0005'))
})

test('behavior: asset changes are shown before signing, and pasting fills in the recipient', async ({
  context,
  host,
  page,
  sender,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sender()
  const to = fresh()
  await choose(host, 'Test Dollar')
  await amountField(host).fill('7')
  await page.evaluate((text) => navigator.clipboard.writeText(`  ${text}\n`), to)
  await host.button('Paste').click()
  await expect(toField(host)).toHaveValue(to)
  await review(host)
  const changes = host.modal.getByRole('region', { name: 'What this does' })
  await expect(changes).toContainText('You send')
  await expect(changes).toContainText('7 TUSD')
})

test('error: declined, nothing is sent and the form stays filled in', async ({ balanceOf, host, sender }) => {
  const { wallet } = await sender()
  const to = fresh()
  await fill(host, { amount: '2', to })
  await review(host)
  wallet.hold()
  await confirm(host)
  await host.seeView('Transaction')
  await expect(host.modal).toContainText('Approve in Test Wallet')
  wallet.decline()
  wallet.release()
  await host.seeView('Review')
  await expect(host.alert).toContainText('Transaction declined. Nothing was sent.')
  expect(await balanceOf(undefined, to)).toBe(0n)
  await host.button('Change').click()
  await expect(amountField(host)).toHaveValue('2')
  await expect(toField(host)).toHaveValue(to)
  await review(host)
  await confirm(host)
  await done(host)
  expect(await balanceOf(undefined, to)).toBe(parseEther('2'))
})

test('behavior: cancelled during the wallet request but sent by the wallet, it is tracked and cannot be sent again', async ({
  balanceOf,
  host,
  sender,
}) => {
  const { wallet } = await sender()
  const to = fresh()
  await fill(host, { amount: '1', to })
  await review(host)
  wallet.hold()
  await confirm(host)
  await expect(host.modal).toContainText('Approve in Test Wallet')
  // The review is opened once more in the meantime.
  await host.button('Back').click()
  await host.seeView('Review')
  await host.button('Approve in Test Wallet').click()
  await host.seeView('Transaction')
  await host.button('Cancel').click()
  await host.seeView('Review')
  wallet.release()
  await done(host)
  expect(await balanceOf(undefined, to)).toBe(parseEther('1'))
})

test('error: a token cannot be sent without coin for the fee, and the screen says how much is missing', async ({
  host,
  sender,
}) => {
  await sender({ ether: '0.000001' })
  await fill(host, { token: 'Test Dollar', amount: '5' })
  await review(host)
  await expect(host.alert).toContainText('Not enough ETH for the fee')
  await expect(host.button('Send')).toBeDisabled()
})

test('error: a token that reverts shows an error before signing', async ({
  chains,
  host,
  mint,
  sender,
  world,
}) => {
  const { address } = await sender()
  const to = fresh()
  await fill(host, { token: 'Test Dollar', amount: '500', to })
  // Spent elsewhere in the meantime; the amount on screen is stale.
  await chains.local.client.impersonateAccount({ address })
  const client = createWalletClient({ chain: chains.local.client.chain, transport: http(chains.local.url) })
  await client.sendTransaction({
    account: address,
    to: world.dollar,
    data: `0xa9059cbb${'0'.repeat(24)}${fresh().slice(2)}${(400_000_000).toString(16).padStart(64, '0')}`,
  })
  await mint(world.dollar, fresh(), 1n)
  await host.button('Review').click()
  await expect(host.alert.first()).toContainText(/refuse|fail/)
  await expect(host.button('Send')).toBeDisabled()
})

test('error: reverted on chain, the screen says that nothing was sent, and it can be retried', async ({
  balanceOf,
  chains,
  host,
  sender,
}) => {
  const { wallet } = await sender()
  const to = fresh()
  await fill(host, { amount: '1', to })
  await review(host)
  wallet.hold()
  await confirm(host)
  await expect(host.modal).toContainText('Approve in Test Wallet')
  // Deploys a contract there that accepts no transfers.
  await chains.local.client.setCode({ address: to, bytecode: '0x60006000fd' })
  wallet.release()
  await expect(host.modal).toContainText('The transaction failed')
  expect(await balanceOf(undefined, to)).toBe(0n)
  await chains.local.client.setCode({ address: to, bytecode: '0x' })
  await host.tryAgain.click()
  await host.seeView('Send')
  await expect(toField(host)).toHaveValue(to)
  await expect(amountField(host)).toHaveValue('1')
  await review(host)
  await confirm(host)
  await done(host)
  expect(await balanceOf(undefined, to)).toBe(parseEther('1'))
})

test('behavior: replaced in the wallet, the screen says so', async ({ balanceOf, chains, host, sender }) => {
  const { client, url } = chains.local
  const { key } = await sender()
  const to = fresh()
  await fill(host, { amount: '1', to })
  await review(host)
  await client.setAutomine(false)
  const seen = transactionSeen(host.page)
  try {
    await confirm(host)
    await expect(host.modal).toContainText('Sending 1')
    await seen
    const account = privateKeyToAccount(key)
    const person = createWalletClient({ account, chain: client.chain, transport: http(url) })
    const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 10n, gas: 21_000n }
    const nonce = await client.getTransactionCount({ address: account.address })
    await person.sendTransaction({ to: account.address, value: 0n, nonce, ...fees })
    await client.mine({ blocks: 1 })
    await expect(host.modal).toContainText('The transaction was replaced', { timeout: 30_000 })
    expect(await balanceOf(undefined, to)).toBe(0n)
  } finally {
    await client.setAutomine(true)
  }
  await host.button('Back to account').click()
  await host.seeView('Account')
})

test('behavior: dropped by the network, the screen says that it is not confirmed, and nothing is lost', async ({
  balanceOf,
  chains,
  host,
  page,
  sender,
}) => {
  await page.clock.install()
  const { address } = await sender()
  const { client } = chains.local
  const to = fresh()
  await fill(host, { amount: '1', to })
  await review(host)
  await client.setAutomine(false)
  try {
    await confirm(host)
    await expect(host.modal).toContainText('Sending 1', { timeout: 30_000 })
    await client.request({ method: 'anvil_dropAllTransactions' } as never)
    await outlastReceipt(page, host.modal, 'Not confirmed yet')
  } finally {
    await client.setAutomine(true)
  }
  expect(await balanceOf(undefined, to)).toBe(0n)
  expect(await balanceOf(undefined, address)).toBe(parseEther('10'))
})

test('behavior: on another account the form starts over, and nothing is sent for either', async ({
  balanceOf,
  chains,
  host,
  sender,
}) => {
  const { address, wallet } = await sender()
  const other = wallet.addAccount(generatePrivateKey())
  await chains.local.client.setBalance({ address: other, value: parseEther('3') })
  const to = fresh()
  await fill(host, { amount: '1', to })
  await review(host)
  wallet.switchAccount(1)
  await host.seeView('Send')
  await expect(toField(host)).toHaveValue('')
  await host.button('Select token').first().click()
  await expect(host.button('Ether')).toContainText('3')
  expect(await balanceOf(undefined, to)).toBe(0n)
  expect(await balanceOf(undefined, address)).toBe(parseEther('10'))
  expect(await balanceOf(undefined, other)).toBe(parseEther('3'))
})

test('error: the server becomes unavailable during the review: the chain is used without it, and the reviewed transfer is sent', async ({
  balanceOf,
  host,
  page,
  sender,
  world,
}) => {
  await sender()
  const to = fresh()
  await fill(host, { amount: '1.5', to })
  await review(host)
  await page.route(`${world.api}/**`, (route) => route.abort())
  await confirm(host)
  await done(host)
  expect(await balanceOf(undefined, to)).toBe(parseEther('1.5'))
})

test('behavior: on another network the form starts over [4.14b]', async ({ host, sender }) => {
  const { wallet } = await sender()
  await fill(host)
  await review(host)
  wallet.switchChain(8453)
  await host.seeView('Send')
  await expect(toField(host)).toHaveValue('')
  await expect(host.button('Select token').first()).toBeVisible()
  await host.button('Select token').first().click()
  await expect(host.button('Ether')).toContainText('10')
})

test('behavior: a reload in the middle discards the draft and tracks what was sent', async ({
  balanceOf,
  chains,
  host,
  page,
  sender,
}) => {
  await sender()
  const to = fresh()
  await fill(host, { amount: '3', to })
  await review(host)
  await chains.local.client.setAutomine(false)
  const pending = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('latchkey.default') ?? '{}').pending?.length)
  try {
    await confirm(host)
    await expect(host.modal).toContainText('Sending 3')
    expect(await pending()).toBe(1)
    await page.reload()
    await expect(host.status).toHaveText('connected')
    await chains.local.client.mine({ blocks: 1 })
  } finally {
    await chains.local.client.setAutomine(true)
  }
  await expect.poll(pending, { timeout: 30_000 }).toBe(0)
  expect(await balanceOf(undefined, to)).toBe(parseEther('3'))
  await host.open()
  await push(page, { name: 'Send' })
  await host.seeView('Send')
  await expect(toField(host)).toHaveValue('')
})

test('error: without the server names cannot be resolved, and addresses still work', async ({
  balanceOf,
  host,
  page,
  sender,
  world,
}) => {
  await sender()
  const to = fresh()
  await choose(host, 'Ether')
  await amountField(host).fill('1')
  await page.route(`${world.api}/**`, (route) => route.abort())
  await toField(host).fill('alice.example.eth')
  await expect(host.alert).toContainText('Names can’t be looked up right now', { timeout: 30_000 })
  await toField(host).fill(to)
  await review(host)
  await confirm(host)
  await done(host)
  expect(await balanceOf(undefined, to)).toBe(parseEther('1'))
})

test('behavior: a name is resolved for the active chain, and a name without an address there is reported', async ({
  balanceOf,
  host,
  sender,
  world,
}) => {
  const [here, elsewhere] = [await register(world, 0x8000_0000 + 31_337), await register(world, 60)]
  await sender()
  await choose(host, 'Ether')
  await amountField(host).fill('0.5')
  await toField(host).fill(elsewhere.name)
  await expect(host.alert).toContainText(`${elsewhere.name} has no address on Foundry`)
  await toField(host).fill(here.name)
  await expect(host.modal.locator('.whole-address')).toHaveText(here.address)
  await review(host)
  await expect(host.modal).toContainText(here.name)
  await confirm(host)
  await done(host)
  expect(await balanceOf(undefined, here.address)).toBe(parseEther('0.5'))
})

test('behavior: an address that imitates a known one needs a confirmation', async ({
  balanceOf,
  host,
  sender,
}) => {
  await sender()
  const known = fresh()
  await fill(host, { amount: '0.1', to: known })
  await review(host)
  await confirm(host)
  await done(host)

  const forged = getAddress(`${known.slice(0, 8)}${fresh().slice(8, 34)}${known.slice(34)}`.toLowerCase())
  await push(host.page, { name: 'Send' })
  await fill(host, { amount: '0.1', to: forged })
  await expect(host.alert).toContainText('This address imitates one you know')
  await expect(host.alert.locator('mark').first()).toBeVisible()
  await review(host)
  await expect(host.button('Send anyway')).toBeDisabled()
  await host.modal.getByRole('checkbox').check()
  await expect(host.button('Send anyway')).toBeEnabled()
  await host.button('Change').click()
  // Another address needs its own confirmation.
  await toField(host).fill(fresh())
  await review(host)
  await expect(host.modal.getByRole('checkbox')).toBeHidden()
  expect(await balanceOf(undefined, forged)).toBe(0n)
})

test('behavior: the visitor’s own address, a contract and the token itself are pointed out', async ({
  host,
  sender,
  world,
}) => {
  const { address } = await sender()
  await choose(host, 'Test Dollar')
  await amountField(host).fill('1')
  await toField(host).fill(address)
  await expect(host.modal).toContainText('This is your own address')
  await toField(host).fill(world.moon)
  await expect(host.modal).toContainText('This is a contract')
  await toField(host).fill(world.dollar)
  await expect(host.alert).toContainText('This is the token’s own contract')
  // An address with transactions, but none from this account.
  await toField(host).fill('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  await expect(host.modal).toContainText('First time you send here')
})

test('behavior: the address to receive at is always that of the active account', async ({ host, sender }) => {
  const { address, wallet } = await sender()
  const other = wallet.addAccount(generatePrivateKey())
  await push(host.page, { name: 'Receive' })
  await expect(host.modal.locator('.whole-address')).toHaveText(address)
  wallet.switchAccount(1)
  await expect(host.address).toHaveText(other)
  await expect(host.modal.locator('.whole-address')).toHaveText(other)
})

test('behavior: an empty account is shown how to receive; the code contains the address', async ({
  context,
  host,
  page,
  sender,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { address } = await sender({ ether: '0', dollars: 0n })
  await host.button('Select token').first().click()
  await expect(host.modal).toContainText('Nothing to send yet')
  await host.button('Receive').click()
  await host.seeView('Receive')
  await expect(host.modal.getByRole('img', { name: 'QR code of your address' })).toBeVisible()
  await expect(host.modal.locator('.whole-address')).toHaveText(address)
  await host.button('Copy address').click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const networks = host.modal.getByRole('region', { name: 'Works on' }).getByRole('listitem')
  await expect(networks.first()).toContainText('Foundry')
  await expect(networks.nth(1)).toContainText('Base')
})

/** Registers a name in the server's zone, for one chain family only. */
async function register(world: World, coinType: number) {
  const account = privateKeyToAccount(generatePrivateKey())
  const name = `n${account.address.slice(2, 14).toLowerCase()}.example.eth`
  const body = await signNames(account, { name, origin: 'http://127.0.0.1' }, { coinType })
  const response = await fetch(`${world.api}/v1/profile/account?projectId=${world.projectId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`the name was refused: ${await response.text()}`)
  return { name, address: account.address }
}
