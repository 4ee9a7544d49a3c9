import { type PaymentReceipt, verifyPayment } from 'latchkey'
import { evm, foundry } from 'latchkey/evm'
import { solana as solanaDriver } from 'latchkey/solana'
import { type Hex, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, type Host, promptsOf, recordRequests, walletChains } from '../host.ts'
import { test as base } from '../world/world.ts'

type Request = { amount: string; asset: string; recipient: string } & Record<string, unknown>

const fresh = () => privateKeyToAccount(generatePrivateKey()).address
const coin = 'eip155:31337/slip44:60'
const output = (host: Host) => host.page.getByTestId('payment')
const ask = (host: Host) => host.page.getByRole('button', { name: 'Pay', exact: true }).click()
const request = (more: Partial<Request> = {}): Request => ({
  amount: '1.25',
  asset: coin,
  recipient: fresh(),
  ...more,
})

async function receiptOf(host: Host): Promise<PaymentReceipt> {
  await expect(output(host)).toContainText('"status":"paid"', { timeout: 20_000 })
  return JSON.parse((await output(host).textContent()) ?? '')
}

async function review(host: Host) {
  await host.button('Review payment').click()
  await host.seeView('Review payment')
  await expect(host.modal.getByText(/^up to/)).toBeVisible()
}

/** A new visitor with 10 ETH and 500 dollars, on the page of a host that asks for a payment. */
const test = base.extend<{
  payer(
    asked: Request,
    options?: { ether?: string; dollars?: bigint; server?: boolean; chain?: number; linked?: boolean },
  ): Promise<{
    address: Hex
    wallet: Awaited<ReturnType<Parameters<Parameters<typeof base>[2]>[0]['addWallet']>>
    sends(): number
  }>
}>({
  async payer({ addWallet, chains, host, mint, visitWithServer, world }, use) {
    await use(async (asked, options = {}) => {
      const { chain, dollars = 500n, ether = '10', linked = true, server = true } = options
      const key = generatePrivateKey()
      const { address } = privateKeyToAccount(key)
      for (const { client } of [chains.local, chains.base])
        await client.setBalance({ address, value: parseEther(ether) })
      if (dollars) await mint(world.dollar, address, dollars * 10n ** 6n)
      const wallet = await addWallet({ privateKeys: [key], chains: walletChains(chains) })
      const settings = { pay: JSON.stringify(asked) }
      await (server ? visitWithServer(settings) : host.visit(settings))
      if (linked) await host.connect('Test Wallet')
      if (chain) wallet.switchChain(chain)
      const sends = () => promptsOf(wallet).filter((method) => method === 'eth_sendTransaction').length
      return { address, wallet, sends }
    })
  },
})

test('behavior: connects first, pays exactly, and the host’s backend can verify the receipt [2.18h]', async ({
  balanceOf,
  chains,
  host,
  payer,
}) => {
  const asked = request({ memo: 'Order 1042', id: 'order-1042' })
  const { address, sends } = await payer(asked, { linked: false })
  await ask(host)
  await host.seeView('Pay')
  await expect(host.modal).toContainText('1.25 ETH')
  await expect(host.modal).toContainText('Latchkey example')
  await expect(host.modal).toContainText('127.0.0.1')
  await expect(host.modal).toContainText('Order 1042')
  await expect(host.modal.locator('.whole-address')).toHaveText(asked.recipient)
  await host.button('Connect wallet').click()
  await host.button('Test Wallet').click()
  await host.seeView('Pay')
  await expect(host.modal).toContainText('$2,500.00')
  await expect(host.modal).toContainText('You have 10 ETH')
  await review(host)
  await expect(host.modal.locator('.whole-address')).toHaveText(asked.recipient)
  await host.button('Pay 1.25').click()
  await expect(host.modal).toContainText('1.25 ETH paid')
  const receipt = await receiptOf(host)
  expect(receipt).toMatchObject({
    id: 'order-1042',
    chain: 'eip155:31337',
    asset: coin,
    units: String(parseEther('1.25')),
    recipient: asked.recipient,
    payer: address,
    memo: 'Order 1042',
  })
  expect(await balanceOf(undefined, asked.recipient as Hex)).toBe(parseEther('1.25'))
  expect(sends()).toBe(1)
  const drivers = [evm({ networks: [{ ...foundry, rpcUrls: { default: { http: [chains.local.url] } } }] })]
  const expected = { asset: coin, amount: '1.25', recipient: asked.recipient } as const
  expect(await verifyPayment({ drivers, receipt, expected })).toMatchObject({
    status: 'paid',
    payer: address,
  })
  await host.button('Done').click()
  await expect(host.modal).toBeHidden()
  // Asked for again, the same order is paid.
  await ask(host)
  expect(await receiptOf(host)).toEqual(receipt)
  await expect(host.modal).toBeHidden()
})

test('behavior: pays a token to the last unit [2.18h]', async ({ balanceOf, chains, host, payer, world }) => {
  const asset = `eip155:31337/erc20:${world.dollar}` as const
  const asked = request({ amount: '12.345678', asset })
  const { address } = await payer(asked)
  await ask(host)
  await expect(host.modal).toContainText('You have 500 TUSD')
  await review(host)
  await host.button('Pay 12.345678').click()
  const receipt = await receiptOf(host)
  expect(receipt).toMatchObject({ units: '12345678', decimals: 6, payer: address })
  expect(await balanceOf(world.dollar, asked.recipient as Hex)).toBe(12_345_678n)
  const drivers = [evm({ networks: [{ ...foundry, rpcUrls: { default: { http: [chains.local.url] } } }] })]
  const expected = { asset, amount: '12.345678', recipient: asked.recipient }
  expect(await verifyPayment({ drivers, receipt, expected })).toMatchObject({
    status: 'paid',
    payer: address,
    units: 12_345_678n,
  })
  expect(await verifyPayment({ drivers, receipt, expected: { ...expected, asset: coin } })).toEqual({
    status: 'refused',
    reason: 'not_paid',
  })
})

test('behavior: with too little of the token, a swap comes first and leads back [2.18h, 2.18c]', async ({
  balanceOf,
  host,
  payer,
  world,
}) => {
  test.setTimeout(90_000)
  const asked = request({ amount: '900', asset: `eip155:31337/erc20:${world.dollar}` })
  const { sends } = await payer(asked)
  await ask(host)
  await expect(host.modal).toContainText('You have 500 of 900 TUSD')
  await expect(host.button('Review payment')).toBeHidden()
  await host.button('Swap ETH first').click()
  await host.seeView('Swap')
  await expect(host.modal.getByLabel('You pay', { exact: true })).toHaveValue(/^0\.2/)
  await expect(host.modal.getByLabel('You receive', { exact: true })).toContainText(/40\d/)
  await host.button('Review swap').click()
  await host.seeView('Review swap')
  await host.button('Swap').click()
  await expect(host.modal).toContainText('Swap complete')
  await host.button('Done').click()
  await host.seeView('Pay')
  await review(host)
  await host.button('Pay 900').click()
  await receiptOf(host)
  expect(await balanceOf(world.dollar, asked.recipient as Hex)).toBe(parseUnits('900', 6))
  expect(sends()).toBe(2)
})

test('error: declined in the wallet it can be tried again; closed, the host knows [2.18h]', async ({
  balanceOf,
  host,
  payer,
}) => {
  const asked = request()
  const { wallet } = await payer(asked)
  await ask(host)
  await review(host)
  wallet.decline()
  await host.button('Pay 1.25').click()
  await host.seeView('Review payment')
  await expect(host.alert).toContainText('Transaction declined. Nothing was sent.')
  await expect(output(host)).toHaveText('…')
  await host.close()
  await expect(output(host)).toHaveText('pay/declined')
  // What was declined is not remembered as asked.
  await ask(host)
  await review(host)
  await host.button('Pay 1.25').click()
  await receiptOf(host)
  expect(await balanceOf(undefined, asked.recipient as Hex)).toBe(parseEther('1.25'))
})

test('error: too little of everything is said, and told to the host [2.18h]', async ({ host, payer }) => {
  const { sends } = await payer(request({ amount: '11' }), { dollars: 0n })
  await ask(host)
  await expect(host.modal).toContainText('You have 10 of 11 ETH')
  await expect(host.button('Not enough ETH')).toBeDisabled()
  await host.close()
  await expect(output(host)).toHaveText('pay/insufficient_funds')
  expect(sends()).toBe(0)
})

test('error: expired before, and while the visitor looks [2.18h]', async ({ host, payer }) => {
  const { sends } = await payer(request({ expiresAt: Date.now() + 12_000 }))
  await ask(host)
  await expect(host.modal).toContainText(/in \d+ seconds?/)
  await review(host)
  await expect(host.modal).toContainText('This request has expired', { timeout: 20_000 })
  await expect(output(host)).toHaveText('pay/expired')
  await host.button('Close').first().click()
  await ask(host)
  await expect(output(host)).toHaveText('pay/expired')
  await expect(host.modal).toBeHidden()
  expect(sends()).toBe(0)
})

test('behavior: a wallet on another network is switched first [2.18h]', async ({
  balanceOf,
  host,
  payer,
}) => {
  const asked = request()
  const { wallet } = await payer(asked, { chain: 8453 })
  await expect(host.network).toHaveText('Base')
  await ask(host)
  wallet.decline()
  await host.button('Switch to Foundry').click()
  await expect(host.alert).toContainText('Switch declined')
  await host.button('Switch to Foundry').click()
  await review(host)
  await host.button('Pay 1.25').click()
  await receiptOf(host)
  expect(await balanceOf(undefined, asked.recipient as Hex)).toBe(parseEther('1.25'))
})

test('behavior: a reload while the chain works finds the payment, and pays no second time [2.18h]', async ({
  balanceOf,
  chains,
  host,
  page,
  payer,
}) => {
  const asked = request()
  const { sends } = await payer(asked)
  await chains.local.client.setAutomine(false)
  try {
    await ask(host)
    await review(host)
    await host.button('Pay 1.25').click()
    await expect(host.modal).toContainText('Paying 1.25 ETH')
    await page.reload()
    await expect(host.status).toHaveText('connected')
    await ask(host)
    await expect(host.modal).toContainText('Paying 1.25 ETH')
    await chains.local.client.mine({ blocks: 1 })
    await receiptOf(host)
  } finally {
    await chains.local.client.setAutomine(true)
  }
  expect(sends()).toBe(1)
  expect(await balanceOf(undefined, asked.recipient as Hex)).toBe(parseEther('1.25'))
})

test('behavior: a reload while the wallet is asked warns before it is asked again [2.18h]', async ({
  host,
  page,
  payer,
}) => {
  const { sends, wallet } = await payer(request())
  await ask(host)
  await review(host)
  wallet.hold()
  await host.button('Pay 1.25').click()
  await expect(host.modal).toContainText('Approve in Test Wallet')
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await ask(host)
  await review(host)
  await expect(host.alert).toContainText('Your wallet may have paid already')
  await expect(host.button('Pay 1.25')).toBeDisabled()
  await host.modal.getByRole('checkbox').check()
  await expect(host.button('Pay 1.25')).toBeEnabled()
  expect(sends()).toBe(1)
})

test('behavior: what one tab pays the other shows as paid, and only one asks the wallet [2.18h]', async ({
  balanceOf,
  host,
  openTab,
  payer,
}) => {
  const asked = request()
  const { sends, wallet } = await payer(asked)
  await ask(host)
  await review(host)
  const second = await openTab()
  await second.page.goto(host.page.url())
  await expect(second.status).toHaveText('connected')
  await second.page.bringToFront()
  await ask(second)
  await review(second)
  await host.page.bringToFront()
  wallet.hold()
  await host.button('Pay 1.25').click()
  await expect(host.modal).toContainText('Approve in Test Wallet')
  await second.page.bringToFront()
  await second.button('Pay 1.25').click()
  await expect(second.alert).toContainText('in another tab')
  wallet.release()
  const receipt = await receiptOf(host)
  expect(await receiptOf(second)).toEqual(receipt)
  expect(sends()).toBe(1)
  expect(await balanceOf(undefined, asked.recipient as Hex)).toBe(parseEther('1.25'))
})

for (const [name, hostile, code] of [
  ['a memo that turns words around', { memo: 'Pay \u202eme' }, 'pay/invalid_request'],
  ['an amount below zero', { amount: '-1' }, 'pay/invalid_request'],
  ['markup for an address', { recipient: '<img src=x onerror=alert(1)>' }, 'pay/invalid_request'],
  ['a network that is not configured', { asset: 'eip155:1/slip44:60' }, 'pay/unsupported_asset'],
  ['a collectible', { asset: `eip155:31337/erc721:${fresh()}/1` }, 'pay/unsupported_asset'],
] as const)
  test(`error: a request with ${name} is refused with a code, and nothing opens [2.18h]`, async ({
    host,
  }) => {
    await host.visit({ pay: JSON.stringify(request(hostile)) })
    await ask(host)
    await expect(output(host)).toHaveText(code)
    await expect(host.modal).toBeHidden()
  })

test('error: a token that does not exist is refused in words and with a code [2.18h]', async ({
  host,
  payer,
}) => {
  await payer(request({ asset: `eip155:31337/erc20:${fresh()}` }), { server: false, dollars: 0n })
  await ask(host)
  await expect(host.modal).toContainText('This can’t be paid')
  await expect(output(host)).toHaveText('pay/unsupported_asset')
})

test('behavior: with the server away a token is paid all the same [2.18h]', async ({
  balanceOf,
  context,
  host,
  payer,
  world,
}) => {
  test.setTimeout(90_000)
  const asked = request({ amount: '7.5', asset: `eip155:31337/erc20:${world.dollar}` })
  await payer(asked)
  await context.route(`${world.api}/**`, (route) => route.abort())
  await ask(host)
  await expect(host.modal).toContainText('You have 500 TUSD', { timeout: 30_000 })
  await review(host)
  await host.button('Pay 7.5').click()
  await receiptOf(host)
  expect(await balanceOf(world.dollar, asked.recipient as Hex)).toBe(7_500_000n)
})

test('behavior: nothing of it is fetched before a payment is asked for [2.18h]', async ({
  context,
  host,
}) => {
  const urls = recordRequests(context)
  await host.visit({ pay: JSON.stringify(request()) })
  await host.open()
  await host.close()
  const before = urls.length
  await ask(host)
  await host.seeView('Pay')
  const isOwn = (url: string) => /\/(PayView|PayReviewView|payment)-[^/]*\.js$/.test(url)
  expect(urls.slice(before).filter(isOwn)).not.toEqual([])
  expect(urls.slice(0, before).filter(isOwn)).toEqual([])
})

test('behavior: on Solana SOL and a token are paid, and verified [2.18h]', async ({
  addSolanaWallet,
  host,
  page,
  solana,
}) => {
  test.setTimeout(90_000)
  const wallet = await addSolanaWallet()
  const payer = wallet.addresses[0] as string
  await solana.fund(payer, 5_000_000_000n)
  const mint = await solana.mint()
  await solana.give(payer, mint, 50_000_000n)
  const driver = solanaDriver({
    networks: [{ ...solana.network, id: 'solana:localnet', rpcUrls: [solana.url] }],
  })
  const visit = async (asked: Request) =>
    await page.goto(
      `/index.html?${new URLSearchParams({ rpc: 'none', solana: `localnet@${solana.url}`, pay: JSON.stringify(asked) })}`,
    )
  for (const [asset, amount, units] of [
    ['solana:localnet/slip44:501', '1.5', '1500000000'],
    [`solana:localnet/token:${mint}`, '2.5', '2500000'],
  ] as const) {
    const asked = request({ asset, amount, recipient: solana.fresh() })
    await visit(asked)
    await ask(host)
    await host.seeView('Pay')
    const connect = host.button('Connect wallet')
    await expect(connect.or(host.button('Review payment'))).toBeVisible()
    if (await connect.isVisible()) {
      await connect.click()
      await host.button(wallet.name).click()
    }
    await review(host)
    await host.button(`Pay ${amount}`).click()
    const receipt = await receiptOf(host)
    expect(receipt).toMatchObject({ asset, units, payer, recipient: asked.recipient })
    const expected = { asset, amount, recipient: asked.recipient }
    expect(await verifyPayment({ drivers: [driver], receipt, expected })).toMatchObject({
      status: 'paid',
      payer,
      units: BigInt(units),
    })
  }
})

test('error: on Solana too little, declined and a reload end as on any other chain [2.18h]', async ({
  addSolanaWallet,
  host,
  page,
  solana,
}) => {
  test.setTimeout(90_000)
  const wallet = await addSolanaWallet()
  const payer = wallet.addresses[0] as string
  await solana.fund(payer, 2_000_000_000n)
  const visit = async (asked: Request) =>
    await page.goto(
      `/index.html?${new URLSearchParams({ rpc: 'none', solana: `localnet@${solana.url}`, pay: JSON.stringify(asked) })}`,
    )
  const sol = { asset: 'solana:localnet/slip44:501', recipient: solana.fresh() }
  await visit(request({ ...sol, amount: '3' }))
  await host.connect(wallet.name)
  await ask(host)
  await expect(host.modal).toContainText('You have 2 of 3 SOL')
  await host.close()
  await expect(output(host)).toHaveText('pay/insufficient_funds')
  await visit(request({ ...sol, amount: '1', id: 'ticket-1' }))
  await expect(host.status).toHaveText('connected')
  await ask(host)
  await review(host)
  wallet.decline()
  await host.button('Pay 1').click()
  await expect(host.alert).toContainText('Transaction declined')
  await host.button('Pay 1').click()
  const receipt = await receiptOf(host)
  expect(receipt).toMatchObject({ units: '1000000000', payer })
  const asked = wallet.requests.length
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await ask(host)
  expect(await receiptOf(host)).toEqual(receipt)
  expect(wallet.requests.slice(asked).filter(({ method }) => /sign/i.test(method))).toEqual([])
})
