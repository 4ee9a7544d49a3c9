import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Driver } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { chooseCoins, rankCoins } from './chooseCoins.ts'
import { bitcoin, regtest } from './index.ts'
import { createTestBitcoinWallet } from './testing.ts'
import { dustLimits, feeOf, weightOf } from './weights.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const genesis = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'
const [address = ''] = createTestBitcoinWallet().addresses
const [to = ''] = createTestBitcoinWallet().addresses
const id = 'ab'.repeat(32)
const coin = { txid: id, vout: 0, value: 100_000, status: { confirmed: true } }
const pending = { ...coin, status: { confirmed: false } }
const from = (...owners: unknown[]) => ({
  txid: id,
  vin: owners.map((owner) => ({ prevout: { scriptpubkey_address: owner } })),
})

/** A node with the given answers. */
async function nodeSaying(answers: { coins?: unknown; fees?: unknown; tx?: unknown }): Promise<string> {
  const { coins = [coin], fees = { 3: 2 }, tx = null } = answers
  const server = createServer(({ url = '' }, response) => {
    if (url === '/block-height/0') return void response.end(genesis)
    const body = url.endsWith('/utxo') ? coins : url === '/fee-estimates' ? fees : tx
    response.writeHead(body === null ? 404 : 200)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function ask(
  answers: Parameters<typeof nodeSaying>[0],
  asked: Partial<Driver.TransferFeeArgs> = {},
  others: readonly string[] = [],
) {
  const network = { ...regtest, testnet: undefined, rpcUrls: [await nodeSaying(answers), ...others] }
  return await on(bitcoin().transfers).fee({ network, address, to, amount: 10_000n, ...asked })
}

const untrue = { code: 'request/http_failed' }

test('behavior: a node that is not believed is followed by the next', async () => {
  const good = await nodeSaying({})
  expect(await ask({ coins: 'x', fees: [] }, {}, [good])).toMatchObject({ fee: 282n, reserve: 0n })
})

test.each([
  ['no list', {}],
  ['an amount below zero', [{ ...coin, value: -1 }]],
  ['a fraction', [{ ...coin, value: 0.5 }]],
  ['text', [{ ...coin, value: '100000' }]],
  ['more than there is', [{ ...coin, value: 2_100_000_000_000_001 }]],
  ['more than there is in all', [0, 1].map((vout) => ({ ...coin, vout, value: 2_000_000_000_000_000 }))],
  ['no id', [{ ...coin, txid: 'ab' }]],
  ['an id in upper case', [{ ...coin, txid: id.toUpperCase() }]],
  ['a wrong index', [{ ...coin, vout: -1 }]],
  ['no status', [{ ...coin, status: {} }]],
  ['nothing in the list', [null]],
  ['two megabytes', ' '.repeat(2_000_001)],
])('error: a node that lists coins with %s', (_, coins) =>
  expect(ask({ coins })).rejects.toMatchObject(untrue),
)

test.each([
  ['no object', []],
  ['none, where money is real', {}],
  ['text', { 3: '2' }],
  ['no number of blocks', { soon: 2 }],
])('error: a node that answers fees with %s', (_, fees) =>
  expect(ask({ fees })).rejects.toMatchObject(untrue),
)

test('behavior: a coin that is listed twice is one coin', async () => {
  const priced = await ask({ coins: [coin, coin] }, { amount: 'max' })
  expect(priced.terms).toMatchObject({ amount: 100_000n - priced.fee })
})

test.each([
  ['the sender alone', from(address, address), 0n],
  ['the sender, in upper case', from(address.toUpperCase()), 0n],
  ['another sender', from(to), 100_000n],
  ['the sender and another one', from(address, to), 100_000n],
  ['a script without address', from(undefined), 100_000n],
  ['no input', from(), 100_000n],
  ['a transaction that was replaced meanwhile', null, 100_000n],
])('behavior: an unconfirmed coin of %s', async (_, tx, reserve) => {
  const coins = [{ ...coin, txid: 'cd'.repeat(32) }, pending]
  expect(await ask({ coins, tx }, { amount: 'max' })).toMatchObject({ reserve })
})

test('error: another transaction than the one asked for', async () => {
  const tx = { ...from(address), txid: 'cd'.repeat(32) }
  await expect(ask({ coins: [pending], tx })).rejects.toMatchObject(untrue)
})

test('behavior: coins that cost more to spend than they hold stay', async () => {
  const coins = [coin, { ...coin, vout: 1, value: 30_000 }]
  expect(await ask({ coins, fees: { 3: 500 } }, { amount: 'max' })).toMatchObject({ reserve: 30_000n })
  expect(await ask({ coins, fees: { 3: 400 } }, { amount: 'max' })).toMatchObject({ reserve: 0n })
})

const kind = fc.constantFrom('p2wpkh', 'p2tr', 'p2sh', 'p2pkh')
const values = fc.array(fc.bigInt(1n, 10_000_000n), { maxLength: 150 })

test('property: what is chosen covers amount and fee exactly, at no less than the rate', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(
      values,
      fc.option(fc.bigInt(546n, 20_000_000n)),
      kind,
      kind,
      fc.bigInt(1_000n, 500_000n),
      (all, part, from, to, rate) => {
        const coins = all.map((value, index) => ({ id, index, value }))
        const ranked = rankCoins(coins, from, rate)
        const choice = chooseCoins({ amount: part ?? 'max', ranked, from, to, rate })
        const input = { p2wpkh: 272, p2tr: 231, p2sh: 364, p2pkh: 592 }[from]
        const least = (count: number, kinds: readonly (typeof from)[]) =>
          feeOf(weightOf(input, count, kinds), rate)
        const held = ranked.reduce((sum, { value }) => sum + value, 0n)
        if (!choice) {
          expect(held < (part ?? 1n) + least(ranked.length, [to])).toBe(true)
          return
        }
        const { amount, coins: chosen, fee } = choice
        const change = chosen.reduce((sum, { value }) => sum + value, 0n) - amount - fee
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(change === 0n || change >= dustLimits[from]).toBe(true)
        const needed = least(chosen.length, change > 0n ? [to, from] : [to])
        expect(fee >= needed).toBe(true)
        // Nothing is lost beyond what change would cost.
        expect(fee <= least(chosen.length, [to, from]) + dustLimits[from]).toBe(true)
        if (part === null) expect([change, chosen]).toEqual([0n, ranked])
      },
    ),
    { numRuns: process.env.EXHAUSTIVE ? 100_000 : 500 },
  )
})
