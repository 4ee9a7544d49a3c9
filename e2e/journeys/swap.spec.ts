import type { Locator } from '@playwright/test'
import type { TestWallet, TestWalletOptions } from 'latchkey/testing'
import { type Address, parseAbi, parseEther, parseUnits, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { type Host, promptsOf, push, walletChains } from '../host.ts'
import { outlastReceipt } from '../outlastReceipt.ts'
import { feesSince } from '../world/feesSince.ts'
import { transactionSeen } from '../world/transactionSeen.ts'
import { test as base, expect, type World } from '../world/world.ts'

/** The text of a row of the details. */
function fact(host: Host, label: string): Locator {
  return host.modal.locator('.fact', { has: host.page.getByText(label, { exact: true }) }).locator('dd')
}

/** An amount on the screen, in base units. */
function unitsIn(text: string | null, decimals: number): bigint {
  return parseUnits((text ?? '').replace(/[^\d.]/g, ''), decimals)
}

async function chooseToken(host: Host, side: 'You pay' | 'You receive', search: string, symbol: string) {
  const group = host.modal.locator('.swap-side', { hasText: side })
  await group.locator('.swap-token').click()
  await host.seeView('Select token')
  await host.modal.getByRole('searchbox').fill(search)
  await host.button(symbol).first().click()
  await host.seeView('Swap')
  await expect(group.locator('.swap-token')).toContainText(symbol)
}

async function review(host: Host, amount: string) {
  await host.modal.getByLabel('You pay', { exact: true }).fill(amount)
  await host.button('Review swap').click()
  await host.seeView('Review swap')
  // As a visitor would read it first: the button moves while what it does is not known yet.
  await expect(host.modal.locator('[aria-busy=true]')).toHaveCount(0)
}

type Started = { wallet: TestWallet; address: Address }

/** A new account with 50 ETH and 10,000 each of TUSD, MOON and PMT, in the swap view. */
const test = base.extend<{ start(options?: Partial<TestWalletOptions>): Promise<Started> }>({
  async start({ host, addWallet, visitWithServer, mint, world }, use) {
    await use(async (options = {}) => {
      const key = generatePrivateKey()
      const address = privateKeyToAddress(key)
      await host.chains.local.client.setBalance({ address, value: parseEther('50') })
      await mint(world.dollar, address, parseUnits('10000', 6))
      await mint(world.moon, address, parseEther('10000'))
      await mint(world.permit, address, parseEther('10000'))
      const { local, base } = host.chains
      // The server does not know the last one.
      const chains = [...walletChains(host.chains), { id: 999, rpcUrl: base.url }]
      const wallet = await addWallet({ privateKeys: [key], chains, ...options })
      await visitWithServer({ rpc: `31337@${local.url},8453@${base.url},999@${base.url}` })
      await host.connect('Test Wallet')
      await push(host.page, { name: 'Swap' })
      await host.seeView('Swap')
      return { wallet, address }
    })
  },
})

const sends = (wallet: TestWallet) =>
  promptsOf(wallet).filter((method) => method.startsWith('eth_sendTransaction'))

test('behavior: coin for token: the quote, its terms, the wallet, the result, and the balance on chain matches [2.02l, 2.18c, 7.06a, 7.07, 7.11a, 9.08a, 1.05c]', async ({
  host,
  world,
  balanceOf,
  start,
}) => {
  const { wallet, address } = await start()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await host.modal.getByLabel('You pay', { exact: true }).fill('1')
  await expect(host.modal.getByLabel('You receive', { exact: true })).toContainText(/1,99\d/)
  await expect(fact(host, 'Slippage tolerance')).toContainText('1%')
  await expect(fact(host, 'Provider')).toContainText('Best rate')
  await host.button('Review swap').click()
  await host.seeView('Review swap')
  const least = unitsIn(await fact(host, 'Minimum received').textContent(), 6)
  await expect(fact(host, 'Provider fee')).toHaveText('Included in the rate')
  await expect(fact(host, 'Network fee')).toContainText('ETH')
  await expect(
    host.modal.getByRole('region', { name: /./ }).filter({ hasText: 'You send' }).first(),
  ).toBeVisible()
  const before = await balanceOf(world.dollar, address)
  await host.button('Swap').click()
  await expect(host.modal).toContainText('Swap complete')
  const got = (await balanceOf(world.dollar, address)) - before
  expect(got).toBeGreaterThanOrEqual(least)
  expect(least).toBeGreaterThan(parseUnits('1900', 6))
  expect(await balanceOf(undefined, address)).toBeLessThan(parseEther('49'))
  expect(sends(wallet)).toHaveLength(1)
  await host.button('Done').click()
  await host.seeView('Account')
})

test('property: in random swaps the output on chain is at least the minimum on the screen [7.06a, 7.08, 7.10, 7.11a]', async ({
  host,
  world,
  balanceOf,
  start,
}) => {
  test.setTimeout(120_000)
  const { address } = await start()
  const tokens = {
    ETH: { address: undefined, decimals: 18, search: 'ETH', whole: 0.01 },
    TUSD: { address: world.dollar, decimals: 6, search: 'TUSD', whole: 20 },
    MOON: { address: world.moon, decimals: 18, search: world.moon, whole: 40 },
    PMT: { address: world.permit, decimals: 18, search: world.permit, whole: 10 },
  }
  type Symbol = keyof typeof tokens
  const symbols: Symbol[] = ['ETH', 'TUSD', 'MOON']
  const { client } = host.chains.local
  const pairs = symbols.flatMap((from) => symbols.filter((to) => to !== from).map((to) => ({ from, to })))
  const signed = (['ETH', 'TUSD'] as const).map((to) => ({ from: 'PMT', to }) as const)
  // Every token is sold once, one with a permit. `EXHAUSTIVE=1` makes ten swaps: every pair, and two again.
  const again = pairs.toSorted(() => Math.random() - 0.5).slice(0, 2)
  const swaps = [...pairs, ...signed, ...again].toSorted(() => Math.random() - 0.5)
  const sample = swaps.filter(({ from }, index) => swaps.findIndex((swap) => swap.from === from) === index)
  for (const { from, to } of process.env.EXHAUSTIVE ? swaps : sample) {
    const amount = (tokens[from].whole * (0.1 + Math.random() * 20)).toFixed(5)
    await chooseToken(host, 'You pay', tokens[from].search, from)
    await chooseToken(host, 'You receive', tokens[to].search, to)
    await review(host, amount)
    const least = unitsIn(await fact(host, 'Minimum received').textContent(), tokens[to].decimals)
    expect(least, `${amount} ${from} for ${to}`).toBeGreaterThan(0n)
    const block = await client.getBlockNumber({ cacheTime: 0 })
    const sold = await balanceOf(tokens[from].address, address)
    const before = await balanceOf(tokens[to].address, address)
    await host.modal.getByRole('button', { name: /^(Approve and swap|Sign and swap|Swap)$/ }).click()
    await expect(host.modal).toContainText('Swap complete')
    const got = (await balanceOf(tokens[to].address, address)) - before
    const given = sold - (await balanceOf(tokens[from].address, address))
    if (from !== 'ETH') expect(given).toBe(parseUnits(amount, tokens[from].decimals))
    // For the native coin, fees are deducted from the output.
    const cost = to === 'ETH' ? await feesSince(client, address, block) : 0n
    expect(got + cost, `${amount} ${from} for ${to}`).toBeGreaterThanOrEqual(least)
    await host.button('Back').click()
    await host.seeView('Swap')
  }
})

test('behavior: a token is approved for the exact amount, then swapped; declined, nothing is lost [7.08, 7.10]', async ({
  host,
  world,
  balanceOf,
  start,
}) => {
  const { wallet, address } = await start()
  await chooseToken(host, 'You pay', 'TUSD', 'TUSD')
  await chooseToken(host, 'You receive', 'ETH', 'ETH')
  await review(host, '500')
  await expect(host.modal).toContainText('exactly this amount of TUSD')
  await expect(host.modal).toContainText('You allow')
  wallet.decline()
  await host.button('Approve and swap').click()
  await expect(host.alert).toContainText('Transaction declined. Nothing was sent.')
  expect(await balanceOf(world.dollar, address)).toBe(parseUnits('10000', 6))

  wallet.hold()
  await host.button('Approve and swap').click()
  await expect(host.modal).toContainText('Approve in Test Wallet')
  await expect(host.modal.locator('.swap-steps [aria-current]')).toHaveText('Approve')
  wallet.release()
  await expect(host.modal).toContainText('Swap complete')
  expect(await balanceOf(world.dollar, address)).toBe(parseUnits('9500', 6))
  const { client } = host.chains.local
  const logs = await client.getLogs({
    address: world.dollar,
    fromBlock: 0n,
    event: {
      type: 'event',
      name: 'Approval',
      inputs: [
        { type: 'address', name: 'owner', indexed: true },
        { type: 'address', name: 'spender', indexed: true },
        { type: 'uint256', name: 'amount' },
      ],
    },
    args: { owner: address },
  })
  expect(logs[0]?.args.amount).toBe(parseUnits('500', 6))
})

test('behavior: an old allowance is reset first for a token that requires it [7.10]', async ({
  host,
  world,
  mint,
  balanceOf,
  chains,
  start,
}) => {
  const { wallet, address } = await start()
  await mint(world.tether, address, parseUnits('1000', 6))
  const { client } = chains.local
  const [{ spender }] = (await askQuotes(world, world.tether, world.dollar, '10000000')) as [
    { spender: Address },
  ]
  await client.impersonateAccount({ address })
  await client.writeContract({
    address: world.tether,
    abi: parseAbi(['function approve(address, uint256)']),
    functionName: 'approve',
    args: [spender, 5n],
    account: address,
    chain: null,
  })
  await client.stopImpersonatingAccount({ address })
  await chooseToken(host, 'You pay', world.tether, 'TETH')
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await expect(host.modal.locator('.swap-side').first()).toContainText('Balance: 1,000')
  await review(host, '10')
  await host.button('Approve and swap').click()
  await expect(host.modal).toContainText('Swap complete')
  expect(await balanceOf(world.tether, address)).toBe(parseUnits('990', 6))
  expect(sends(wallet)).toHaveLength(3)
})

test('behavior: approval and swap are one batch if the wallet supports it', async ({
  host,
  world,
  balanceOf,
  start,
}) => {
  const { wallet, address } = await start({
    capabilities: { '0x7a69': { atomic: { status: 'supported' } } },
  })
  await chooseToken(host, 'You pay', 'TUSD', 'TUSD')
  await chooseToken(host, 'You receive', world.moon, 'MOON')
  await review(host, '100')
  const least = unitsIn(await fact(host, 'Minimum received').textContent(), 18)
  const before = await balanceOf(world.moon, address)
  await host.button('Approve and swap').click()
  await expect(host.modal).toContainText('Swap complete')
  expect((await balanceOf(world.moon, address)) - before).toBeGreaterThanOrEqual(least)
  expect(promptsOf(wallet)).toContain('wallet_sendCalls')
  expect(sends(wallet)).toEqual([])
})

test('behavior: a permit replaces the approval transaction; declined, nothing is lost [7.08, 7.10, 7.11a]', async ({
  host,
  world,
  balanceOf,
  start,
}) => {
  const { wallet, address } = await start()
  await chooseToken(host, 'You pay', world.permit, 'PMT')
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '250')
  await expect(host.modal).toContainText(/may take exactly 250.PMT within 30 minutes/)
  await expect(host.modal).toContainText('Signing sends nothing and costs nothing')
  // The permit is described like any allowance.
  await expect(host.modal).toContainText('You allow')
  wallet.decline()
  await host.button('Sign and swap').click()
  await expect(host.alert).toContainText('Signature declined')
  expect(sends(wallet)).toEqual([])
  expect(await balanceOf(world.permit, address)).toBe(parseEther('10000'))

  const least = unitsIn(await fact(host, 'Minimum received').textContent(), 6)
  const before = await balanceOf(world.dollar, address)
  wallet.hold()
  await host.button('Sign and swap').click()
  await expect(host.modal).toContainText('Sign in Test Wallet')
  await expect(host.modal.locator('.swap-steps [aria-current]')).toHaveText('Sign')
  wallet.release()
  await expect(host.modal).toContainText('Swap complete')
  expect((await balanceOf(world.dollar, address)) - before).toBeGreaterThanOrEqual(least)
  expect(await balanceOf(world.permit, address)).toBe(parseEther('9750'))
  expect(sends(wallet)).toHaveLength(1)
  const signed = wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
  const [, words = ''] = (signed.at(-1)?.params ?? []) as string[]
  expect(JSON.parse(words)).toMatchObject({
    primaryType: 'Permit',
    message: { value: parseEther('250').toString() },
  })
})

test('behavior: a wallet without permits: the visitor is asked, then a transaction sets the allowance', async ({
  host,
  world,
  balanceOf,
  start,
}) => {
  const { wallet, address } = await start({ unsupported: ['eth_signTypedData_v4'] })
  await chooseToken(host, 'You pay', world.permit, 'PMT')
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '100')
  const least = unitsIn(await fact(host, 'Minimum received').textContent(), 6)
  await host.button('Sign and swap').click()
  await expect(host.modal).toContainText('A signature isn’t enough here')
  expect(sends(wallet)).toEqual([])
  const before = await balanceOf(world.dollar, address)
  await host.button('Approve and swap').click()
  await expect(host.modal).toContainText('Swap complete')
  expect((await balanceOf(world.dollar, address)) - before).toBeGreaterThanOrEqual(least)
  expect(await balanceOf(world.permit, address)).toBe(parseEther('9900'))
  expect(sends(wallet)).toHaveLength(2)
})

test('behavior: a high loss must be accepted, and an unlisted token is pointed out', async ({
  host,
  world,
  mint,
  start,
}) => {
  const { address } = await start()
  await mint(world.dollar, address, parseUnits('200000', 6))
  await host.page.reload()
  await expect(host.status).toHaveText('connected')
  await push(host.page, { name: 'Swap' })
  await chooseToken(host, 'You pay', 'TUSD', 'TUSD')
  await chooseToken(host, 'You receive', world.moon, 'MOON')
  await review(host, '150000')
  await expect(host.modal).toContainText('MOON is not on the list')
  await expect(host.modal).toContainText(world.moon)
  await expect(host.button('Approve and swap')).toBeDisabled()
  await host.modal.getByRole('checkbox', { name: /I lose about 1\d/ }).check()
  await expect(host.button('Approve and swap')).toBeEnabled()
})

test('behavior: the rate moves: the visitor is asked again, and the accepted quote holds [7.11a]', async ({
  host,
  world,
  balanceOf,
  mint,
  chains,
  start,
}) => {
  const { address } = await start()
  await chooseToken(host, 'You receive', world.moon, 'MOON')
  await review(host, '0.2')
  const first = unitsIn(await fact(host, 'Minimum received').textContent(), 18)
  // Another account buys half the pool in the meantime.
  const [whale = address] = await chains.local.client.getAddresses()
  await mint(world.dollar, whale, parseUnits('300000', 6))
  await buyMoon({ chains, world }, whale, parseUnits('300000', 6))
  await host.button('Swap').click()
  await expect(host.modal).toContainText('The rate has changed')
  const second = unitsIn(await fact(host, 'Minimum received').textContent(), 18)
  expect(second).toBeLessThan(first)
  const before = await balanceOf(world.moon, address)
  await host.modal.getByRole('checkbox').check()
  await host.button('Accept new rate').click()
  await expect(host.modal).toContainText('Swap complete')
  expect((await balanceOf(world.moon, address)) - before).toBeGreaterThanOrEqual(second)
})

test('error: a network without swaps says so and leads to another [8.18b, 9.09b]', async ({
  host,
  start,
}) => {
  const { wallet } = await start()
  wallet.switchChain(999)
  await expect(host.modal).toContainText('Network not supported for Swaps')
  await host.button('Switch network').click()
  await host.seeView('Switch network')
  await host.button('Foundry').click()
  await host.seeView('Swap')
  await expect(host.modal.getByLabel('You pay', { exact: true })).toBeVisible()
})

test('error: the wallet switches to another network during the review: nothing is sent until it is back', async ({
  host,
  start,
}) => {
  const { wallet } = await start()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '0.5')
  wallet.switchChain(8453)
  await expect(host.alert).toContainText('This swap is on Foundry')
  await expect(host.button('Swap')).toHaveCount(0)
  await host.button('Switch to Foundry').click()
  await host.button('Swap').click()
  await expect(host.modal).toContainText('Swap complete')
  expect(sends(wallet)).toHaveLength(1)
})

test('error: the wallet switches to another account during the review: nothing is sent for it', async ({
  host,
  world,
  balanceOf,
  start,
}) => {
  const { wallet, address } = await start()
  const other = wallet.addAccount(generatePrivateKey())
  await host.chains.local.client.setBalance({ address: other, value: parseEther('50') })
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '0.5')
  wallet.switchAccount(1)
  await expect(host.alert).toContainText('Your wallet is on another account now')
  await expect(host.button('Swap')).toHaveCount(0)
  expect(sends(wallet)).toEqual([])
  await host.button('Get a new rate').click()
  await host.button('Swap').click()
  await expect(host.modal).toContainText('Swap complete')
  // For the account on the screen, and for no other.
  expect(await balanceOf(world.dollar, other)).toBeGreaterThan(parseUnits('990', 6))
  expect(await balanceOf(world.dollar, address)).toBe(parseUnits('10000', 6))
})

test('behavior: a quote expires during the review, and a new one is requested [7.11a]', async ({
  host,
  page,
  start,
}) => {
  await page.clock.install()
  const { wallet } = await start()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '0.5')
  await expect(host.button('Swap')).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(host.alert).toContainText('This rate has run out')
  await expect(host.button('Swap')).toHaveCount(0)
  await host.button('Get a new rate').click()
  await host.button('Swap').click()
  await expect(host.modal).toContainText('Swap complete', { timeout: 15_000 })
  expect(sends(wallet)).toHaveLength(1)
})

test('behavior: replaced in the wallet, the swap says so and nothing was swapped', async ({
  host,
  world,
  balanceOf,
  chains,
  start,
}) => {
  const { wallet, address } = await start()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '0.5')
  const { client } = chains.local
  await client.setAutomine(false)
  const seen = transactionSeen(host.page)
  try {
    await host.button('Swap').click()
    await expect(host.modal).toContainText('Swap sent')
    await seen
    const fees = {
      maxFeePerGas: toHex(10n ** 11n),
      maxPriorityFeePerGas: toHex(10n ** 10n),
      gas: toHex(21_000),
    }
    await wallet.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: address, value: '0x0', nonce: '0x0', ...fees }],
    })
    await client.mine({ blocks: 1 })
    await expect(host.modal).toContainText('Swap replaced', { timeout: 15_000 })
  } finally {
    await client.setAutomine(true)
  }
  expect(await balanceOf(world.dollar, address)).toBe(parseUnits('10000', 6))
  expect(await balanceOf(undefined, address)).toBeGreaterThan(parseEther('49.9'))
})

test('behavior: dropped by the network, the swap is shown as unknown, not done', async ({
  host,
  page,
  world,
  balanceOf,
  chains,
  start,
}) => {
  await page.clock.install()
  const { address } = await start()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '0.5')
  const { client } = chains.local
  await client.setAutomine(false)
  try {
    await host.button('Swap').click()
    await expect(host.modal).toContainText('Swap sent', { timeout: 15_000 })
    await client.request({ method: 'anvil_dropAllTransactions' } as never)
    await outlastReceipt(page, host.modal, 'We lost sight of this swap')
  } finally {
    await client.setAutomine(true)
  }
  expect(await balanceOf(world.dollar, address)).toBe(parseUnits('10000', 6))
  expect(await balanceOf(undefined, address)).toBe(parseEther('50'))
})

test('error: the server is unavailable: the form says so and recovers; nothing is sent in the review', async ({
  host,
  world,
  start,
}) => {
  const { wallet } = await start()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '0.5')
  await host.page.route(`${world.api}/**`, (route) => route.abort())
  await host.button('Swap').click()
  await expect(host.alert).toContainText('reach the server')
  expect(sends(wallet)).toEqual([])
  await host.button('Back').click()
  await host.modal.getByLabel('You pay', { exact: true }).fill('0.6')
  await expect(host.alert).toContainText('reach the server')
  await expect(host.button('No offer')).toBeDisabled()
  await host.page.unroute(`${world.api}/**`)
  await review(host, '0.7')
  await host.button('Swap').click()
  await expect(host.modal).toContainText('Swap complete')
})

test('error: an amount above the balance, and a token without a market', async ({ host, start }) => {
  await start()
  await expect(host.button('Select a token')).toBeDisabled()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await expect(host.button('Enter amount')).toBeDisabled()
  const amount = host.modal.getByLabel('You pay', { exact: true })
  await amount.fill('1000')
  await expect(host.button('Insufficient funds')).toBeDisabled()
  await amount.fill('0.0000000000000000001')
  await expect(host.button('Incorrect value')).toBeDisabled()
  await host.button('Max').click()
  await expect(amount).toHaveValue(/^49\.99/)
  await amount.fill('1,5')
  await expect(amount).toHaveValue('1.5')
  await host.modal.locator('.swap-side').first().locator('.swap-token').click()
  await host.modal.getByRole('searchbox').fill('0x00000000000000000000000000000000deadbeef')
  await expect(host.modal).toContainText('No tokens found')
})

test('behavior: a reverted swap is reported, and only the fee is lost', async ({
  host,
  world,
  balanceOf,
  chains,
  start,
}) => {
  const { wallet, address } = await start()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '0.5')
  const { client } = chains.local
  await client.setAutomine(false)
  try {
    await host.button('Swap').click()
    await expect(host.modal).toContainText('Swap sent')
    expect(sends(wallet)).toHaveLength(1)
    // The exchange reverts every call when the transaction is mined.
    const request = wallet.requests.find(({ method }) => method === 'eth_sendTransaction')
    const [{ to }] = (request?.params ?? []) as [{ to: Address }]
    const code = await client.getCode({ address: to })
    await client.setCode({ address: to, bytecode: '0x60006000fd' })
    await client.mine({ blocks: 1 })
    await client.setCode({ address: to, bytecode: code ?? '0x' })
    await expect(host.modal).toContainText('Swap failed')
  } finally {
    await client.setAutomine(true)
  }
  expect(await balanceOf(world.dollar, address)).toBe(parseUnits('10000', 6))
  expect(await balanceOf(undefined, address)).toBeGreaterThan(parseEther('49.9'))
})

test('behavior: a pending swap is tracked after a reload', async ({
  host,
  world,
  balanceOf,
  chains,
  start,
}) => {
  const { address } = await start()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await review(host, '0.5')
  const { client } = chains.local
  await client.setAutomine(false)
  try {
    await host.button('Swap').click()
    await expect(host.modal).toContainText('Swap sent')
    await host.page.reload()
    await expect(host.status).toHaveText('connected')
    await push(host.page, { name: 'Swap' })
    await host.button('Swap of ETH to TUSD is under way').click()
    await expect(host.modal).toContainText('Swap sent')
    await client.mine({ blocks: 1 })
    await expect(host.modal).toContainText('Swap complete')
  } finally {
    await client.setAutomine(true)
  }
  expect(await balanceOf(world.dollar, address)).toBeGreaterThan(parseUnits('10900', 6))
})

test('behavior: quotes are compared, one can be selected, and the slippage tolerance can be set [7.06a, 9.08a]', async ({
  host,
  start,
}) => {
  await start()
  await chooseToken(host, 'You receive', 'TUSD', 'TUSD')
  await host.modal.getByLabel('You pay', { exact: true }).fill('1')
  await fact(host, 'Provider').getByRole('button').click()
  await host.seeView('Compare offers')
  const offers = host.modal.getByRole('listitem')
  await expect(offers).toHaveCount(2)
  await expect(offers.first()).toContainText('Best rate')
  await expect(offers.last()).toContainText(/% less/)
  const other = (await offers.last().locator('bdi').last().textContent()) ?? ''
  await offers.last().getByRole('button').click()
  await expect(fact(host, 'Provider')).toContainText(other)
  await fact(host, 'Slippage tolerance').getByRole('button').click()
  await host.seeView('Slippage tolerance')
  await host.button('3%').click()
  await host.modal.getByLabel('Your own').fill('6')
  await expect(host.modal).toContainText('others can take part')
  await host.modal.getByLabel('Your own').fill('99')
  await expect(host.button('Save')).toBeDisabled()
  await host.button('0.5%').click()
  await host.button('Save').click()
  await expect(fact(host, 'Slippage tolerance')).toContainText('0.5%')
  await host.button('Review swap').click()
  await expect(fact(host, 'Provider')).toHaveText(other)
  await expect(fact(host, 'Slippage tolerance')).toContainText('0.5%')
})

/** The server's quotes for that amount. */
async function askQuotes(world: World, from: Address, to: Address, amount: string): Promise<unknown[]> {
  const id = (address: string) => `eip155:31337:${address}`
  const query = new URLSearchParams({ projectId: world.projectId, amount, from: id(from), to: id(to) })
  const response = await fetch(`${world.api}/v1/convert/quotes?${query}`, {
    headers: { origin: 'http://127.0.0.1' },
  })
  return ((await response.json()) as { quotes: unknown[] }).quotes
}

/** A swap of dollars for moons by another account, directly with the router. */
async function buyMoon(
  { chains, world }: { chains: Host['chains']; world: World },
  from: Address,
  units: bigint,
) {
  const { client } = chains.local
  const body = (path: string, init?: RequestInit) =>
    fetch(`${world.api}${path}`, init).then((response) => response.json()) as Promise<{
      tx: { to: string; data: `0x${string}`; resetData?: `0x${string}` }
    }>
  const id = (address: string) => `eip155:31337:${address}`
  const pair = { from: id(world.dollar), to: id(world.moon), userAddress: id(from), amount: String(units) }
  const send = async (to: string, data: `0x${string}`) => {
    const target = to.split(':')[2] as Address
    const hash = await client.sendTransaction({
      account: from,
      to: target,
      data,
      gas: 2_000_000n,
      chain: null,
    })
    await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  }
  const query = new URLSearchParams({ ...pair, projectId: world.projectId })
  const approval = await body(`/v1/convert/build-approve?${query}`, {
    headers: { origin: 'http://127.0.0.1' },
  })
  await send(approval.tx.to, approval.tx.data)
  const swap = await body('/v1/convert/build-transaction', {
    method: 'POST',
    headers: { origin: 'http://127.0.0.1' },
    body: JSON.stringify({ ...pair, projectId: world.projectId, eip155: { slippage: 50 } }),
  })
  await send(swap.tx.to, swap.tx.data)
}
