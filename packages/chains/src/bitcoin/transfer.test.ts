import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Driver, Network, TransferFee } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { createTestLink, remoteWallet } from '../testingRemote.ts'
import { bitcoinOn, createTestBitcoinWallet, type TestBitcoinWalletOptions } from './testing.ts'
import { type Bitcoind, startBitcoind } from './testingNode.ts'

let bitcoind: Bitcoind
beforeAll(async () => {
  bitcoind = await startBitcoind()
})
afterAll(() => bitcoind.stop())

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const kinds = ['p2wpkh', 'p2sh-p2wpkh', 'p2pkh', 'p2tr'] as const
const someone = (kind: (typeof kinds)[number] = 'p2wpkh') =>
  createTestBitcoinWallet({ kind }).addresses[0] as string

/** A connected wallet with coins. */
async function sender({
  coins = [1_000_000n],
  ...options
}: TestBitcoinWalletOptions & { coins?: bigint[] } = {}) {
  const made = bitcoinOn([bitcoind.network], options)
  const address = made.wallet.addresses[0] as string
  if (coins.length) await bitcoind.payMany(coins.map((coin) => [address, coin]))
  await bitcoind.mine()
  const session = await made.driver.connect({ wallet: made.found })
  return { ...made, session, address, network: bitcoind.network }
}

type Sender = Awaited<ReturnType<typeof sender>>
type Asked = Pick<Driver.TransferArgs, 'to' | 'amount'>

const feeOf = (
  { address, driver, network }: Sender,
  asked: Omit<Driver.TransferFeeArgs, 'network' | 'address'>,
) => on(driver.transfers).fee({ network, address, ...asked })

const sendWith = ({ address, driver, network, session }: Sender, asked: Asked & { terms?: unknown }) =>
  on(driver.transfers).send({ session, network, address, ...asked })

/** Shows the fee and sends, as the modal does. */
async function send(from: Sender, asked: Asked, priced?: TransferFee) {
  const { fee, terms } = priced ?? (await feeOf(from, asked))
  return { fee, handle: await sendWith(from, { ...asked, terms }) }
}

async function balanceOf(address: string, network: Network = bitcoind.network): Promise<bigint> {
  const { driver } = bitcoinOn([network])
  return (await on(driver.balances).coin({ network, address })).value
}

const wait = ({ driver, network }: Sender, handle: Driver.WaitArgs['handle'], signal?: AbortSignal) =>
  on(driver.receipts).wait({ network, handle, signal })

describe.each(kinds)('%s', (kind) => {
  test.each([false, true])(
    'behavior: pays the amount and exactly the fee shown; finalised by the wallet: %s',
    async (finalises) => {
      const from = await sender({ kind, finalises, coins: [400_000n, 300_000n, 200_000n] })
      const to = someone()
      const { fee, handle } = await send(from, { to, amount: 555_555n })
      expect(await balanceOf(to)).toBe(555_555n)
      expect(await balanceOf(from.address)).toBe(900_000n - 555_555n - fee)
      const { fees, vsize } = (await bitcoind.call('getmempoolentry', handle.hash)) as {
        fees: { base: number }
        vsize: number
      }
      expect(Math.round(fees.base * 1e8)).toBe(Number(fee))
      // The rate asked for is 5.25; signatures can be a byte shorter.
      expect(Number(fee) / vsize).toBeCloseTo(5.25, 0)
      await bitcoind.mine()
      expect(await wait(from, handle)).toEqual({ hash: handle.hash, status: 'success' })
    },
  )

  test('behavior: Max leaves nothing but the coins that are kept', async () => {
    const from = await sender({ kind, coins: [90_000n, 10_000n, 50_001n, 9_999n] })
    const to = someone('p2tr')
    const priced = await feeOf(from, { to, amount: 'max' })
    expect(priced.reserve).toBe(19_999n)
    const amount = (await balanceOf(from.address)) - priced.fee - 19_999n
    await send(from, { to, amount }, priced)
    expect(await balanceOf(to)).toBe(amount)
    expect(await balanceOf(from.address)).toBe(19_999n)
  })
})

test('behavior: the fee follows the speed and the network', async () => {
  const from = await sender({ coins: [20_000_000n] })
  const asked = { to: someone(), amount: 1_000_000n }
  const fees = async () => {
    const all = []
    for (const speed of ['slow', 'normal', 'fast'] as const)
      all.push((await feeOf(from, { ...asked, speed })).fee)
    return all
  }
  // 141 virtual bytes, at 2, 5.25 and 12.5 satoshis.
  expect(await fees()).toEqual([282n, 741n, 1_763n])
  bitcoind.esplora.setFees({ 1: 100_000, 3: 0.2, 12: Number.NaN })
  expect(await fees()).toEqual([141n, 141n, 70_500n])
  bitcoind.esplora.setFees({})
  expect(await fees()).toEqual([141n, 141n, 141n])
  bitcoind.esplora.setFees({ 1: 12.5, 3: 5.25, 12: 2 })
})

test('behavior: change that nodes would not relay goes to the fee that is shown', async () => {
  const from = await sender({ coins: [100_000n] })
  const to = someone()
  const { fee, handle } = await send(from, { to, amount: 99_000n })
  expect(fee).toBe(1_000n)
  expect(await balanceOf(from.address)).toBe(0n)
  expect(handle.data).toMatchObject({ to, amount: '99000' })
})

test('behavior: coins that may carry an inscription are never spent', async () => {
  const from = await sender({ coins: [10_000n, 10_000n, 30_000n] })
  await expect(feeOf(from, { to: someone(), amount: 40_000n })).rejects.toMatchObject({
    code: 'send/coins_kept',
  })
  await expect(feeOf(from, { to: someone(), amount: 50_000n })).rejects.toMatchObject({
    code: 'node/insufficient_funds',
  })
  await send(from, { to: someone(), amount: 20_000n })
  const coins = (await bitcoind.call('scantxoutset', 'start', [`addr(${from.address})`])) as {
    total_amount: number
  }
  // Still there, next to the coin that was spent in the mempool.
  expect(coins.total_amount).toBe(0.0005)
  expect(await balanceOf(from.address)).toBeGreaterThan(20_000n)
})

test('behavior: unconfirmed coins of others are not spent, the own change is', async () => {
  const from = await sender({ coins: [500_000n] })
  await bitcoind.pay(from.address, 700_000n)
  expect(await feeOf(from, { to: someone(), amount: 'max' })).toMatchObject({ reserve: 700_000n })
  await expect(feeOf(from, { to: someone(), amount: 600_000n })).rejects.toMatchObject({
    code: 'send/coins_kept',
  })
  const first = await send(from, { to: someone(), amount: 100_000n })
  const second = await send(from, { to: someone(), amount: 100_000n })
  expect(second.handle.data?.inputs).toBe(`${first.handle.hash}:1`)
  await bitcoind.mine()
  expect(await wait(from, second.handle)).toMatchObject({ status: 'success' })
})

test.each([
  ['p2wpkh', 294n],
  ['p2tr', 330n],
  ['p2sh-p2wpkh', 540n],
  ['p2pkh', 546n],
] as const)(
  'error: dust for %s, below %d satoshis, is refused before the wallet is asked',
  async (kind, least) => {
    const from = await sender()
    const to = someone(kind)
    await expect(feeOf(from, { to, amount: least - 1n })).rejects.toMatchObject({
      code: 'send/below_minimum',
    })
    await expect(sendWith(from, { to, amount: least - 1n })).rejects.toMatchObject({
      code: 'send/below_minimum',
    })
    expect(from.wallet.requests.map(({ method }) => method)).toEqual(['connect'])
    await send(from, { to, amount: least })
    expect(await balanceOf(to)).toBe(least)
  },
)

test('behavior: an amount that takes more than a hundred coins is refused, and Max takes the hundred largest', async () => {
  const from = await sender({ coins: [] })
  const values = Array.from({ length: 104 }, (_, index) => 20_000n + BigInt(index))
  for (let start = 0; start < values.length; start += 13)
    await bitcoind.payMany(values.slice(start, start + 13).map((value) => [from.address, value]))
  await bitcoind.mine()
  const total = values.reduce((sum, value) => sum + value, 0n)
  const to = someone()
  await expect(feeOf(from, { to, amount: total - 60_000n })).rejects.toMatchObject({
    code: 'send/too_many_coins',
  })
  const priced = await feeOf(from, { to, amount: 'max' })
  expect(priced.reserve).toBe(20_000n + 20_001n + 20_002n + 20_003n)
  const { handle } = await send(from, { to, amount: total - priced.fee - (priced.reserve ?? 0n) }, priced)
  expect(handle.data?.inputs?.split(',')).toHaveLength(20)
  expect(await balanceOf(from.address)).toBe(priced.reserve)
})

test.each(['output', 'input'] as const)(
  'error: a wallet that changes an %s is caught, and nothing is sent',
  async (part) => {
    const from = await sender()
    from.wallet.tamper(part)
    await expect(send(from, { to: someone(), amount: 100_000n })).rejects.toMatchObject({
      code: 'send/failed',
      details: 'The wallet changed the transaction.',
    })
    expect(await balanceOf(from.address)).toBe(1_000_000n)
  },
)

test('error: coins that were spent since the fee was shown', async () => {
  const from = await sender()
  const asked = { to: someone(), amount: 100_000n }
  const priced = await feeOf(from, asked)
  await send(from, { to: someone(), amount: 200_000n })
  await expect(send(from, asked, priced)).rejects.toMatchObject({ code: 'send/funds_changed' })
})

test('error: an amount that does not fit the fee that was shown', async () => {
  const from = await sender()
  const to = someone()
  const priced = await feeOf(from, { to, amount: 'max' })
  const amount = 1_000_000n - priced.fee
  for (const wrong of [amount + 1n, amount - 1n])
    await expect(send(from, { to, amount: wrong }, priced)).rejects.toMatchObject({
      code: 'send/funds_changed',
    })
  await send(from, { to, amount }, priced)
})

test('error: declined in the wallet', async () => {
  const from = await sender()
  from.wallet.decline()
  await expect(send(from, { to: someone(), amount: 100_000n })).rejects.toMatchObject({
    code: 'send/rejected',
  })
})

test('error: tokens, addresses of another network and accounts of others are refused', async () => {
  const from = await sender()
  const asked = { to: someone(), amount: 100_000n }
  const refuses = (args: Promise<unknown>, code: string) => expect(args).rejects.toMatchObject({ code })
  await refuses(feeOf(from, { ...asked, token: 'x' }), 'send/token_unsupported')
  await refuses(feeOf(from, { ...asked, decimals: 18 }), 'send/token_mismatch')
  await refuses(feeOf(from, { ...asked, to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }), 'send/failed')
  await refuses(sendWith({ ...from, address: someone() }, asked), 'connection/none')
  await from.session.close()
  await refuses(sendWith(from, asked), 'connection/none')
})

/** The node, with answers changed on the way; a connection without an answer is closed. */
async function through(change: (path: string, answer: string) => string | undefined): Promise<Network> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const path = String(request.url)
    const answer = await fetch(`${bitcoind.url}${path}`, body ? { method: 'POST', body } : {})
    const changed = change(path, await answer.text())
    if (changed === undefined) request.socket.destroy()
    else response.writeHead(answer.status).end(changed)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { ...bitcoind.network, rpcUrls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] }
}

test('behavior: a broadcast whose answer is lost is not reported as failed', async () => {
  const from = await sender()
  const network = await through((path, answer) => (path === '/tx' ? undefined : answer))
  const { handle } = await send({ ...from, network }, { to: someone(), amount: 100_000n })
  await bitcoind.mine()
  expect(await wait(from, handle)).toMatchObject({ status: 'success' })
})

test.each(kinds)('error: a node that lies about a coin, %s', async (kind) => {
  const from = await sender({ kind })
  const more = await through((path, answer) =>
    path.endsWith('/utxo') ? answer.replace('1000000', '1500000') : answer,
  )
  // The signature covers the amounts of taproot coins, so the network refuses it.
  await expect(send({ ...from, network: more }, { to: someone(), amount: 100_000n })).rejects.toMatchObject({
    code: kind === 'p2tr' ? 'send/failed' : 'request/http_failed',
  })
  const other = await through((path, answer) => (path.endsWith('/hex') ? answer.replace(/.$/, '1') : answer))
  const sending = send({ ...from, network: other }, { to: someone(), amount: 100_000n })
  if (kind === 'p2tr') await sending
  else await expect(sending).rejects.toMatchObject({ code: 'request/http_failed' })
})

test('error: the node refuses what is below its minimum, and nodes are down', async () => {
  const from = await sender()
  const asked = { to: someone(), amount: 100_000n }
  const { terms } = await feeOf(from, asked)
  const cheap = { ...(terms as object), fee: 10n }
  await expect(sendWith(from, { ...asked, terms: cheap })).rejects.toMatchObject({
    code: 'send/failed',
    details: expect.stringContaining('min relay fee not met'),
  })
  bitcoind.esplora.answer('down')
  await expect(feeOf(from, asked)).rejects.toMatchObject({ code: 'request/http_failed' })
  bitcoind.esplora.answer(429)
  await expect(sendWith(from, { ...asked, terms })).rejects.toMatchObject({ code: 'request/http_failed' })
  bitcoind.esplora.answer(undefined)
})

test('error: a second transfer does not replace the first where the index is behind', async () => {
  const from = await sender()
  const first = { to: someone(), amount: 100_000n }
  expect(await balanceOf(from.address)).toBe(1_000_000n)
  bitcoind.esplora.freeze(true)
  const { handle } = await send(from, first)
  // The index still lists the coin.
  expect(await balanceOf(from.address)).toBe(1_000_000n)
  const second = feeOf(from, { to: someone(), amount: 200_000n, speed: 'fast' })
  await expect(second).rejects.toMatchObject({ code: 'send/coins_kept' })
  bitcoind.esplora.freeze(false)
  await send(from, { to: someone(), amount: 200_000n })
  await bitcoind.mine()
  expect(await wait(from, handle)).toMatchObject({ status: 'success' })
  expect(await balanceOf(first.to)).toBe(100_000n)
})

test('behavior: a wallet on another device that signs no PSBT sends by itself, at a fee it chooses', async () => {
  const { network } = bitcoind
  const [address, to] = [someone(), someone()]
  await bitcoind.fund(address, 1_000_000n)
  let answer = async (params: Record<string, string>): Promise<unknown> => ({
    txid: await bitcoind.pay(String(params.recipientAddress), BigInt(String(params.amount))),
  })
  const { link } = createTestLink({
    answer: ({ params }) => answer(params as Record<string, string>),
    granted: {
      accounts: [`${network.id}:${address}`],
      networks: [network.id],
      methods: ['sendTransfer'],
      events: [],
      name: 'Phone',
    },
  })
  const { driver } = bitcoinOn([network])
  const session = await driver.connect({ wallet: remoteWallet('bip122', link) })
  const asked = { network, address, to, amount: 100_000n }
  const priced = await on(driver.transfers).fee({ ...asked, session })
  expect(priced).toMatchObject({ fee: 741n, isSetByWallet: true })
  const handle = await on(driver.transfers).send({ ...asked, session, terms: priced.terms })
  expect(handle.data).toEqual({ to, amount: '100000' })
  await bitcoind.mine()
  expect(await on(driver.receipts).wait({ network, handle })).toMatchObject({ status: 'success' })
  expect(await balanceOf(to)).toBe(100_000n)
  for (const wrong of [{}, { txid: 7 }, { txid: '<b>' }]) {
    answer = async () => wrong
    await expect(on(driver.transfers).send({ ...asked, session })).rejects.toMatchObject({
      code: 'send/failed',
    })
  }
  answer = async () => {
    throw Object.assign(new Error('User rejected'), { code: 5000 })
  }
  await expect(on(driver.transfers).send({ ...asked, session })).rejects.toMatchObject({
    code: 'send/rejected',
  })
})
