import { regtest } from '@latchkey/chains/bitcoin'
import { type Bitcoind, startBitcoind } from '@latchkey/chains/bitcoin/testingNode'
import {
  createTestBitcoinWallet,
  type TestBitcoinWallet,
  type TestBitcoinWalletOptions,
} from 'latchkey/testing'
import { injectTestBitcoinWallet } from 'latchkey/testing/playwright'
import { test as base, expect, type Host, push } from '../host.ts'
import { answerAlways } from '../world/answerAlways.ts'
import { serveChains } from '../world/world.ts'

// Sends of Bitcoin on a real bitcoind, which the page asks without a server in between.

type Sender = { readonly wallet: TestBitcoinWallet; readonly address: string }
type SenderOptions = TestBitcoinWalletOptions & {
  /** In satoshis. @default one of 10 coins */
  coins?: readonly bigint[]
  /** Entries of `?bitcoin=` after the node's. */
  networks?: string
  /** With the server, which the activity needs. */
  served?: true
}

const test = base.extend<
  { sender(options?: SenderOptions): Promise<Sender> },
  { bitcoind: Bitcoind; server(): ReturnType<typeof serveChains> }
>({
  bitcoind: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const bitcoind = await startBitcoind()
      await use(bitcoind)
      await bitcoind.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  server: [
    async ({ bitcoind }, use) => {
      let started: ReturnType<typeof serveChains> | undefined
      await use(() => {
        started ??= serveChains([{ ...regtest, url: bitcoind.url }])
        return started
      })
      await (await started)?.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  /** A visitor with coins, connected, with the modal open. */
  async sender({ bitcoind, context, host, server }, use) {
    await use(async ({ coins = [1_000_000_000n], networks = '', served, ...options } = {}) => {
      const wallet = createTestBitcoinWallet(options)
      const address = wallet.addresses[0] ?? ''
      await bitcoind.payMany(coins.map((value) => [address, value]))
      await bitcoind.mine()
      await injectTestBitcoinWallet(context, wallet)
      const settings = served ? (await server()).settings : {}
      await host.visit({ rpc: 'none', bitcoin: `regtest@${bitcoind.url}${networks}`, ...settings })
      await host.connect('Test Wallet')
      await host.open()
      return { address, wallet }
    })
    bitcoind.esplora.answer(undefined)
    bitcoind.esplora.freeze(false)
  },
})

// In one worker, which starts the chain once.
test.describe.configure({ mode: 'default' })

const fresh = (options?: TestBitcoinWalletOptions) => createTestBitcoinWallet(options).addresses[0] ?? ''
const amountField = (host: Host) => host.modal.getByRole('textbox', { name: /Amount in/ })
const toField = (host: Host) => host.modal.getByRole('textbox', { name: 'To', exact: true })
const signatures = ({ requests }: TestBitcoinWallet) =>
  requests.filter(({ method }) => method === 'signPsbt').length

async function openSend(host: Host) {
  await push(host.page, { name: 'Send' })
  await host.seeView('Send')
  await host.button('Select token').first().click()
  await host.seeView('Select token')
  await host.button('Bitcoin').click()
  await host.seeView('Send')
}

async function fill(host: Host, { amount = '1.25', to = fresh() } = {}) {
  await openSend(host)
  await amountField(host).fill(amount)
  await toField(host).fill(to)
}

async function openReview(host: Host) {
  await host.button('Review').click()
  await host.seeView('Review')
}

/** In satoshis, once it is known. */
async function shownFee(host: Host): Promise<bigint> {
  const text = await host.modal.getByText(/^up to/).textContent()
  return toSatoshis(/[\d.]+/.exec(text ?? '')?.[0])
}

const toSatoshis = (coins = '') => BigInt(Math.round(Number(coins) * 1e8))

async function send(host: Host) {
  await host.button('Send').click()
  await expect(host.modal).toContainText('Sending')
}

async function done(host: Host, bitcoind: Bitcoind) {
  const seen = Promise.all([host.seeToast(/ sent$/), host.seeView('Account')])
  await bitcoind.mine()
  await seen
}

type Sums = { readonly funded_txo_sum: number; readonly spent_txo_sum: number }
type Output = { readonly scriptpubkey_address: string; readonly value: number }
type Transaction = { readonly txid: string; readonly fee: number; readonly vout: readonly Output[] }

async function read<answer>({ url }: Bitcoind, path: string): Promise<answer> {
  return (await (await fetch(`${url}${path}`)).json()) as answer
}

async function balanceOf(bitcoind: Bitcoind, address: string): Promise<bigint> {
  const stats = await read<Record<'chain_stats' | 'mempool_stats', Sums>>(bitcoind, `/address/${address}`)
  return [stats.chain_stats, stats.mempool_stats].reduce(
    (total, sums) => total + BigInt(sums.funded_txo_sum - sums.spent_txo_sum),
    0n,
  )
}

/** The transaction that paid an address which was paid once. */
async function paymentTo(bitcoind: Bitcoind, address: string): Promise<Transaction> {
  const [transaction] = await read<Transaction[]>(bitcoind, `/address/${address}/txs`)
  if (!transaction) throw new Error(`Nothing was paid to ${address}.`)
  return transaction
}

for (const kind of ['p2wpkh', 'p2sh-p2wpkh', 'p2pkh', 'p2tr'] as const)
  test(`behavior: sends from an address of the type ${kind}, for exactly the fee that is shown`, async ({
    bitcoind,
    host,
    sender,
  }) => {
    const { address } = await sender({ kind })
    const to = fresh({ kind })
    await fill(host, { to })
    await openReview(host)
    await expect(host.modal.locator('.whole-address')).toHaveText(to)
    const fee = await shownFee(host)
    await send(host)
    await done(host, bitcoind)
    expect(BigInt((await paymentTo(bitcoind, to)).fee)).toBe(fee)
    expect(await balanceOf(bitcoind, to)).toBe(125_000_000n)
    expect(await balanceOf(bitcoind, address)).toBe(875_000_000n - fee)
  })

test('behavior: the maximum is all but the fee and the small coins, which are not spent', async ({
  bitcoind,
  host,
  sender,
}) => {
  const { address } = await sender({ coins: [200_000_000n, 10_000n, 546n] })
  const to = fresh()
  await fill(host, { amount: '', to })
  await host.button('Use all you have').click()
  await expect(amountField(host)).toHaveValue(/^1\.9999/)
  await openReview(host)
  const fee = await shownFee(host)
  await send(host)
  await done(host, bitcoind)
  expect(await balanceOf(bitcoind, to)).toBe(200_000_000n - fee)
  const left = await read<{ value: number }[]>(bitcoind, `/address/${address}/utxo`)
  expect(left.map(({ value }) => value).sort()).toEqual([10_000, 546])
})

test('error: an amount that nodes do not relay is refused before the wallet is asked', async ({
  host,
  sender,
}) => {
  const { wallet } = await sender()
  await fill(host, { amount: '0.00000293' })
  await openReview(host)
  await expect(host.alert).toContainText('This amount is too small to be sent there')
  await expect(host.button('Send')).toBeDisabled()
  expect(signatures(wallet)).toBe(0)
})

test('behavior: each speed has a fee of its own, and the one shown is paid', async ({
  bitcoind,
  host,
  sender,
}) => {
  await sender()
  const to = fresh()
  await fill(host, { to })
  await openReview(host)
  const fees: bigint[] = []
  for (const speed of ['Slow', 'Normal', 'Fast']) {
    await host.modal.getByRole('radio', { name: speed }).check()
    await expect.poll(() => shownFee(host)).toBeGreaterThan(fees.at(-1) ?? 0n)
    fees.push(await shownFee(host))
  }
  await send(host)
  await done(host, bitcoind)
  expect(BigInt((await paymentTo(bitcoind, to)).fee)).toBe(fees[2])
})

test('error: a transaction that the wallet altered is not sent', async ({ bitcoind, host, sender }) => {
  const { address, wallet } = await sender()
  const to = fresh()
  await fill(host, { to })
  await openReview(host)
  await shownFee(host)
  for (const [index, part] of (['output', 'input'] as const).entries()) {
    wallet.tamper(part)
    await host.button('Send').click()
    await expect.poll(() => signatures(wallet)).toBe(index + 1)
    await expect(host.alert).toBeVisible()
    await host.seeView('Review')
  }
  expect(await balanceOf(bitcoind, to)).toBe(0n)
  expect(await balanceOf(bitcoind, address)).toBe(1_000_000_000n)
  wallet.tamper()
  await send(host)
  await done(host, bitcoind)
  expect(await balanceOf(bitcoind, to)).toBe(125_000_000n)
})

test('behavior: a transaction that the wallet cancels ends as replaced, with a link to the other one', async ({
  bitcoind,
  host,
  sender,
}) => {
  const { address, wallet } = await sender()
  const to = fresh()
  await fill(host, { to })
  await openReview(host)
  await shownFee(host)
  await send(host)
  await expect.poll(() => balanceOf(bitcoind, to)).toBe(125_000_000n)
  const { txid } = await paymentTo(bitcoind, to)
  const other = await bitcoind.replace({
    id: txid,
    to: address,
    async sign(psbt) {
      const asked = { psbt: Buffer.from(psbt).toString('base64'), inputs: [{ index: 0, address }] }
      return Buffer.from((await wallet.ask('signPsbt', asked)) as string, 'base64')
    },
  })
  await bitcoind.mine()
  await expect(host.modal).toContainText('The transaction was replaced')
  await expect(host.link('View on explorer')).toHaveAttribute('href', `${bitcoind.url}/tx/${other}`)
})

test('error: while the index refuses or is down there is no fee; it can be asked for again', async ({
  bitcoind,
  host,
  sender,
}) => {
  const { wallet } = await sender()
  await fill(host)
  for (const fault of [429, 'down'] as const) {
    bitcoind.esplora.answer(fault)
    await openReview(host)
    await expect(host.alert).toBeVisible()
    await expect(host.modal).toContainText('Unavailable')
    await expect(host.button('Send')).toBeDisabled()
    bitcoind.esplora.answer(undefined)
    await host.tryAgain.click()
    expect(await shownFee(host)).toBeGreaterThan(0n)
    await expect(host.alert).toBeHidden()
    await host.button('Change').click()
    await host.seeView('Send')
  }
  expect(signatures(wallet)).toBe(0)
})

test('error: while the index is behind, coins that were just spent are not spent again', async ({
  bitcoind,
  host,
  sender,
}) => {
  const { wallet } = await sender()
  await fill(host)
  await openReview(host)
  await shownFee(host)
  bitcoind.esplora.freeze(true)
  await send(host)
  const to = fresh()
  await fill(host, { to, amount: '2' })
  await openReview(host)
  await expect(host.alert).toContainText('payments that aren’t confirmed yet')
  expect(signatures(wallet)).toBe(1)
  // The change of the first transaction can be spent at once.
  bitcoind.esplora.freeze(false)
  await host.tryAgain.click()
  await shownFee(host)
  await send(host)
  await expect.poll(() => balanceOf(bitcoind, to)).toBe(200_000_000n)
})

test('behavior: after a reload a transaction is still pending in the activity, then confirmed', async ({
  bitcoind,
  host,
  page,
  sender,
}) => {
  await sender({ served: true })
  const to = fresh()
  await fill(host, { to })
  await openReview(host)
  await shownFee(host)
  await send(host)
  await expect.poll(() => balanceOf(bitcoind, to)).toBe(125_000_000n)
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await host.open()
  await host.modal.getByRole('tab', { name: 'Activity' }).click()
  const row = host.modal.locator('.activity').getByRole('listitem').filter({ hasText: '1.25 BTC' })
  await expect(row).toContainText('−1.25 BTC')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Pending')
  await bitcoind.mine()
  await expect(row).not.toContainText('Pending')
  await expect(row).toHaveCount(1)
})

test('error: an address of another network is refused, by the network the wallet is on', async ({
  host,
  sender,
}) => {
  const testnet = await answerAlways(({ path }) => {
    if (path === '/block-height/0')
      return { status: 200, body: '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043' }
    const stats = { funded_txo_sum: 5_000_000, spent_txo_sum: 0, tx_count: 1 }
    const address = path.split('/')[2]
    return {
      status: 200,
      body: { address, chain_stats: stats, mempool_stats: { ...stats, funded_txo_sum: 0 } },
    }
  })
  const { wallet } = await sender({ networks: `,testnet4@${testnet.url}` })
  const [bc, tb, bcrt] = [fresh({ chain: 'mainnet' }), fresh({ chain: 'testnet4' }), fresh()]
  const refused = host.alert.filter({ hasText: 'This is not an address on' })
  await fill(host, { to: bc })
  await expect(refused).toContainText('Bitcoin Regtest')
  await toField(host).fill(tb)
  await expect(refused).toContainText('Bitcoin Regtest')
  await toField(host).fill(bcrt)
  await expect(host.modal.locator('.whole-address')).toHaveText(bcrt)
  await expect(refused).toBeHidden()

  wallet.switchNetwork('testnet4')
  await expect(host.network).toHaveText('Bitcoin Testnet')
  await fill(host, { amount: '0.01', to: bcrt })
  await expect(refused).toContainText('Bitcoin Testnet')
  await toField(host).fill(tb)
  await expect(host.modal.locator('.whole-address')).toHaveText(tb)
  await expect(host.button('Review')).toBeEnabled()
  testnet.stop()
})
