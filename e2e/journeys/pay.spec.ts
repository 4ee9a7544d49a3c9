import { type PaymentReceipt, verifyPayment } from 'latchkey'
import { evm, foundry } from 'latchkey/evm'
import { solana as solanaDriver } from 'latchkey/solana'
import type { TestSolanaWallet } from 'latchkey/testing'
import { type Hex, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, type Host, promptsOf, recordRequests, walletChains } from '../host.ts'
import { test as base } from '../world/world.ts'

type Request = { amount: string; asset: string; recipient: string } & Record<string, unknown>

const fresh = () => privateKeyToAccount(generatePrivateKey()).address
const coin = 'eip155:31337/slip44:60'
const output = (host: Host) => host.page.getByTestId('payment')
const ask = (host: Host) => host.page.getByRole('button', { name: 'Pay', exact: true }).click()
const lamportsPerSol = 1_000_000_000n
const sol = 'solana:localnet/slip44:501'
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

type SolanaPayer = {
  address: string
  wallet: TestSolanaWallet
  visit(asked: Request): Promise<void>
  /** How many signatures the wallet was asked for. */
  signatures(): number
}

/** A new visitor with 10 ETH and 500 dollars, on the page of a host that requests a payment. */
const test = base.extend<{
  payer(
    asked: Request,
    options?: { ether?: string; dollars?: bigint; server?: boolean; chain?: number; linked?: boolean },
  ): Promise<{
    address: Hex
    wallet: Awaited<ReturnType<Parameters<Parameters<typeof base>[2]>[0]['addWallet']>>
    sends(): number
  }>
  /** A new visitor with 5 SOL; the page starts on the first of `clusters`. */
  solanaPayer(options?: {
    clusters?: readonly ('localnet' | 'devnet')[]
    walletClusters?: Readonly<Record<string, string>>
    settings?: Record<string, string>
  }): Promise<SolanaPayer>
  lamportsOf(address: string): Promise<bigint>
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
  async solanaPayer({ addSolanaWallet, page, solana }, use) {
    await use(async ({ clusters = ['localnet'], settings = { rpc: 'none' }, walletClusters } = {}) => {
      const wallet = await addSolanaWallet({ clusters: walletClusters ?? solana.forWallet })
      const address = wallet.addresses[0] as string
      await solana.fund(address, 5n * lamportsPerSol)
      const nodes = clusters.map((cluster) => `${cluster}@${solana.url}`).join()
      return {
        address,
        wallet,
        async visit(asked) {
          const query = new URLSearchParams({ ...settings, solana: nodes, pay: JSON.stringify(asked) })
          await page.goto(`/index.html?${query}`)
        },
        signatures: () => wallet.requests.filter(({ method }) => /^sign/.test(method)).length,
      }
    })
  },
  async lamportsOf({ solana }, use) {
    await use(async (address) => {
      const options = { commitment: 'confirmed' }
      const { value } = (await solana.call('getBalance', [address, options])) as { value: number }
      return BigInt(value)
    })
  },
})

test('behavior: connects first, pays the exact amount, and the host’s backend can verify the receipt [2.18h]', async ({
  balanceOf,
  chains,
  host,
  payer,
  worthOf,
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
  await expect(host.modal).toContainText(await worthOf(1.25))
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
  // Requested again, the same order is already paid.
  await ask(host)
  expect(await receiptOf(host)).toEqual(receipt)
  await expect(host.modal).toBeHidden()
})

test('behavior: pays a token with every decimal [2.18h]', async ({
  balanceOf,
  chains,
  host,
  payer,
  world,
}) => {
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

test('error: declined in the wallet, it can be retried; closed, the host is notified [2.18h]', async ({
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
  // A declined request is not stored as pending.
  await ask(host)
  await review(host)
  await host.button('Pay 1.25').click()
  await receiptOf(host)
  expect(await balanceOf(undefined, asked.recipient as Hex)).toBe(parseEther('1.25'))
})

test('error: too little of everything is shown, and reported to the host [2.18h]', async ({
  host,
  payer,
}) => {
  const { sends } = await payer(request({ amount: '11' }), { dollars: 0n })
  await ask(host)
  await expect(host.modal).toContainText('You have 10 of 11 ETH')
  await expect(host.button('Not enough ETH')).toBeDisabled()
  await host.close()
  await expect(output(host)).toHaveText('pay/insufficient_funds')
  expect(sends()).toBe(0)
})

test('error: expired before opening, and during the review [2.18h]', async ({ host, payer }) => {
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

test('behavior: a reload during confirmation finds the payment, and does not pay twice [2.18h]', async ({
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

test('behavior: a reload during the wallet request warns before asking again [2.18h]', async ({
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

test('behavior: a payment in one tab is shown as paid in the other, and only one asks the wallet [2.18h]', async ({
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

test('error: a token that does not exist is refused with a message and a code [2.18h]', async ({
  host,
  payer,
}) => {
  await payer(request({ asset: `eip155:31337/erc20:${fresh()}` }), { server: false, dollars: 0n })
  await ask(host)
  await expect(host.modal).toContainText('This can’t be paid')
  await expect(output(host)).toHaveText('pay/unsupported_asset')
})

test('behavior: while the server is unavailable a token can still be paid [2.18h]', async ({
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

test('behavior: no code for payments is loaded before a payment is requested [2.18h]', async ({
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

test('behavior: on Solana, SOL and a token are paid, and verified [2.18h]', async ({
  host,
  solana,
  solanaPayer,
}) => {
  test.setTimeout(90_000)
  const { address: payer, visit, wallet } = await solanaPayer()
  const mint = await solana.mint()
  await solana.give(payer, mint, 50_000_000n)
  const driver = solanaDriver({
    networks: [{ ...solana.network, id: 'solana:localnet', rpcUrls: [solana.url] }],
  })
  for (const [asset, amount, units] of [
    [sol, '1.5', '1500000000'],
    [`solana:localnet/token:${mint}`, '2.50', '2500000'],
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
    await expect(host.modal.locator('.review-amount')).toContainText(amount)
    await expect(host.modal.locator('.changes')).toContainText(amount)
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

test('error: on Solana, too little, declined and a reload end as on any other chain [2.18h]', async ({
  host,
  page,
  solana,
  solanaPayer,
}) => {
  test.setTimeout(90_000)
  const { address: payer, signatures, visit, wallet } = await solanaPayer()
  const asked = { asset: sol, recipient: solana.fresh() }
  await visit(request({ ...asked, amount: '6' }))
  await host.connect(wallet.name)
  await ask(host)
  await expect(host.modal).toContainText('You have 5 of 6 SOL')
  await host.close()
  await expect(output(host)).toHaveText('pay/insufficient_funds')
  await visit(request({ ...asked, amount: '1', id: 'ticket-1' }))
  await expect(host.status).toHaveText('connected')
  await ask(host)
  await review(host)
  wallet.decline()
  await host.button('Pay 1').click()
  await expect(host.alert).toContainText('Transaction declined')
  await host.button('Pay 1').click()
  const receipt = await receiptOf(host)
  expect(receipt).toMatchObject({ units: '1000000000', payer })
  const before = signatures()
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await ask(host)
  expect(await receiptOf(host)).toEqual(receipt)
  expect(signatures()).toBe(before)
})

test('error: on Solana, a request expires before opening, and during the review [2.18h]', async ({
  host,
  solana,
  solanaPayer,
}) => {
  test.setTimeout(90_000)
  const { signatures, visit, wallet } = await solanaPayer()
  const asked = { asset: sol, recipient: solana.fresh() }
  await visit(request(asked))
  await host.connect(wallet.name)
  await visit(request({ ...asked, expiresAt: Date.now() + 15_000 }))
  await expect(host.status).toHaveText('connected')
  await ask(host)
  await expect(host.modal).toContainText(/in \d+ seconds?/)
  await review(host)
  await expect(host.modal).toContainText('This request has expired', { timeout: 20_000 })
  await expect(output(host)).toHaveText('pay/expired')
  await host.button('Close').first().click()
  await ask(host)
  await expect(output(host)).toHaveText('pay/expired')
  await expect(host.modal).toBeHidden()
  expect(signatures()).toBe(0)
})

test('behavior: on Solana, a request that expires during the wallet request ends with the wallet’s response [2.18h]', async ({
  host,
  lamportsOf,
  solana,
  solanaPayer,
}) => {
  test.setTimeout(120_000)
  const { visit, wallet } = await solanaPayer()
  const asked = { asset: sol, amount: '1.25', recipient: solana.fresh() }
  await visit(request(asked))
  await host.connect(wallet.name)
  for (const [answer, end] of [
    ['decline', 'pay/expired'],
    ['accept', '"status":"paid"'],
  ] as const) {
    const expiresAt = Date.now() + 15_000
    await visit(request({ ...asked, id: answer, expiresAt }))
    await expect(host.status).toHaveText('connected')
    await ask(host)
    await review(host)
    wallet.hold()
    await host.button('Pay 1.25').click()
    await expect(host.modal).toContainText('Approve in Test Wallet')
    await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(expiresAt)
    await expect(output(host)).toHaveText('…')
    wallet[answer]()
    wallet.release()
    await expect(output(host)).toContainText(end, { timeout: 20_000 })
  }
  expect(await lamportsOf(asked.recipient)).toBe(1_250_000_000n)
})

test('behavior: on Solana, another network is switched first, without a wallet request [2.18h]', async ({
  host,
  lamportsOf,
  solana,
  solanaPayer,
}) => {
  test.setTimeout(90_000)
  const { signatures, visit, wallet } = await solanaPayer({ clusters: ['devnet', 'localnet'] })
  const asked = request({ asset: sol, recipient: solana.fresh() })
  await visit(asked)
  await host.connect(wallet.name)
  await expect(host.network).toHaveText('Solana Devnet')
  await ask(host)
  await expect(host.button('Review payment')).toBeHidden()
  const before = wallet.requests.length
  await host.button('Switch to Solana Local').click()
  await expect(host.button('Review payment')).toBeVisible()
  await expect(host.network).toHaveText('Solana Local')
  expect(wallet.requests.length).toBe(before)
  await review(host)
  await host.button('Pay 1.25').click()
  expect(await receiptOf(host)).toMatchObject({ chain: 'solana:localnet' })
  expect(await lamportsOf(asked.recipient)).toBe(1_250_000_000n)
  expect(signatures()).toBe(1)
})

test('error: on Solana, a wallet that does not support the network is not asked to pay [2.18h]', async ({
  host,
  solana,
  solanaPayer,
}) => {
  test.setTimeout(90_000)
  const { signatures, visit, wallet } = await solanaPayer({
    clusters: ['devnet', 'localnet'],
    walletClusters: { 'solana:devnet': solana.url },
  })
  await visit(request({ asset: sol, recipient: solana.fresh() }))
  await host.connect(wallet.name)
  await ask(host)
  await host.button('Switch to Solana Local').click()
  await expect(host.alert).toContainText('Your wallet can’t use this network.')
  await expect(host.button('Review payment')).toBeHidden()
  await expect(host.network).toHaveText('Solana Devnet')
  await host.close()
  await expect(output(host)).toHaveText('pay/declined')
  expect(signatures()).toBe(0)
})

test('behavior: on Solana while Ethereum is active, its account becomes active and pays [2.18h]', async ({
  addWallet,
  chains,
  host,
  lamportsOf,
  solana,
  solanaPayer,
}) => {
  test.setTimeout(90_000)
  const evmWallet = await addWallet({ name: 'Moon Wallet', rdns: 'dev.latchkey.moon' })
  const rpc = `31337@${chains.local.url}`
  const { address, signatures, visit, wallet } = await solanaPayer({ settings: { rpc } })
  const asked = request({ asset: sol, recipient: solana.fresh() })
  await visit(asked)
  await host.connect('Moon Wallet')
  await ask(host)
  await host.button('Connect wallet').click()
  await expect(host.button('Moon Wallet')).toBeHidden()
  await host.button(wallet.name).click()
  await host.seeView('Pay')
  await review(host)
  await host.button('Pay 1.25').click()
  expect(await receiptOf(host)).toMatchObject({ payer: address })
  expect(await lamportsOf(asked.recipient)).toBe(1_250_000_000n)
  expect(signatures()).toBe(1)
  expect(promptsOf(evmWallet)).not.toContain('eth_sendTransaction')
})

test('behavior: on Solana, a reload during confirmation finds the payment, and does not pay twice [2.18h]', async ({
  host,
  lamportsOf,
  page,
  solana,
  solanaPayer,
}) => {
  test.setTimeout(90_000)
  const { signatures, visit, wallet } = await solanaPayer()
  const asked = request({ asset: sol, recipient: solana.fresh() })
  await visit(asked)
  await host.connect(wallet.name)
  await ask(host)
  await review(host)
  await solana.call('surfnet_pauseClock')
  try {
    await host.button('Pay 1.25').click()
    await expect(host.modal).toContainText('Paying 1.25 SOL')
    await page.reload()
    await expect(host.status).toHaveText('connected')
    await ask(host)
    await expect(host.modal).toContainText('Paying 1.25 SOL')
    await expect(output(host)).toHaveText('…')
  } finally {
    await solana.call('surfnet_resumeClock')
  }
  await receiptOf(host)
  expect(signatures()).toBe(1)
  expect(await lamportsOf(asked.recipient)).toBe(1_250_000_000n)
})

test('behavior: on Solana, a reload during the wallet request warns before asking again [2.18h]', async ({
  host,
  lamportsOf,
  page,
  solana,
  solanaPayer,
}) => {
  test.setTimeout(90_000)
  const { signatures, visit, wallet } = await solanaPayer()
  const asked = request({ asset: sol, recipient: solana.fresh() })
  await visit(asked)
  await host.connect(wallet.name)
  await ask(host)
  await review(host)
  wallet.hold()
  await host.button('Pay 1.25').click()
  await expect(host.modal).toContainText('Approve in Test Wallet')
  // The view is shown while the transaction is still being built.
  await expect.poll(signatures).toBe(1)
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await ask(host)
  await review(host)
  await expect(host.alert).toContainText('Your wallet may have paid already')
  await expect(host.button('Pay 1.25')).toBeDisabled()
  expect(signatures()).toBe(1)
  wallet.release()
  await host.modal.getByRole('checkbox').check()
  await host.button('Pay 1.25').click()
  await receiptOf(host)
  expect(signatures()).toBe(2)
  expect(await lamportsOf(asked.recipient)).toBe(1_250_000_000n)
})
