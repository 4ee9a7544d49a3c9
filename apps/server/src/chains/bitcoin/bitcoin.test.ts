import type { ChainId } from '@latchkey/protocol/caip'
import { transaction as shape } from '@latchkey/protocol/http/history'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Gateway } from '../../gateway/gateway.ts'
import { directGateway } from '../evm/testing/directGateway.ts'
import { bitcoinFamily } from './bitcoin.ts'

const mainnet: ChainId = 'bip122:000000000019d6689c085ae165831e93'
const testnet4: ChainId = 'bip122:00000000da84f2bafbbc53dee25a72ae'
const signet: ChainId = 'bip122:00000008819873e925422c1ff0f99f7c'
const regtest: ChainId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const me = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const bob = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
const carol = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'
const taproot = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
const now = 1_800_000_000_000
const idOf = (index: number) => index.toString(16).padStart(64, '0')

/** A stand-in for the gateway that has these results, by method. */
function family(results: Readonly<Record<string, unknown>>, asked: unknown[] = []) {
  const gateway: Gateway = {
    ...directGateway({}),
    request: async (_chain, method, params) => {
      asked.push([method, params])
      return results[method]
    },
  }
  return bitcoinFamily({ gateway, chains: {}, clock: () => now })
}
const bitcoin = family({})
const spend = (address: string | undefined, value: number) => ({ prevout: pay(address, value) })
const pay = (address: string | undefined, value: number) => ({
  ...(address && { scriptpubkey_address: address }),
  value,
})
const mined = { confirmed: true, block_height: 800_000, block_time: 1_690_000_000 }
const transaction = (index: number, vin: unknown[], vout: unknown[], status: unknown = mined) => ({
  txid: idOf(index),
  vin,
  vout,
  fee: 500,
  status,
})
async function read(...parts: Parameters<typeof transaction>) {
  const answer = await family({ address_txs: [transaction(...parts)] }).history?.(mainnet, me, { limit: 25 })
  return answer?.transactions[0]
}

test.each([
  [me, undefined, true],
  [me, mainnet, true],
  [me.toUpperCase(), mainnet, true],
  [taproot, mainnet, true],
  [bob, mainnet, true],
  [carol, mainnet, true],
  [me, testnet4, false],
  [bob, testnet4, false],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', mainnet, false],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', testnet4, true],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', signet, true],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', regtest, false],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', testnet4, true],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', mainnet, false],
  // Another checksum, mixed case, spaces, and version 1 with the checksum of version 0.
  [`${me.slice(0, -1)}5`, undefined, false],
  [`${bob.slice(0, -1)}3`, undefined, false],
  [`B${me.slice(1)}`, mainnet, false],
  [` ${me}`, mainnet, false],
  ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx', undefined, false],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', undefined, false],
  ['native', undefined, false],
] as const)('behavior: whether %s is an address on %s: %s', (value, chain, is) => {
  expect(bitcoin.isAddress(value, chain)).toBe(is)
})

test('error: a text of any length is looked at no longer than an address is', () => {
  expect(bitcoin.isAddress('1'.repeat(1_000_000))).toBe(false)
})

test('behavior: Bech32 is written in lower case, and the coin is the only token', () => {
  expect(bitcoin.normalise(me.toUpperCase())).toBe(me)
  expect(bitcoin.normalise(bob)).toBe(bob)
  expect(bitcoin.toToken('native', mainnet)).toBe('native')
  expect(bitcoin.toToken(me, mainnet)).toBeUndefined()
})

test('behavior: the balance counts what is not confirmed yet', async () => {
  const address = {
    address: me,
    chain_stats: { funded_txo_sum: 5_000_000_000_000_000, spent_txo_sum: 4_999_999_900_000_000 },
    mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 99_999_999 },
  }
  expect(await family({ address }).holdings?.(mainnet, me)).toEqual([
    { token: { id: `${mainnet}:native`, name: 'Bitcoin', symbol: 'BTC', decimals: 8 }, units: 1n },
  ])
})

const none = { funded_txo_sum: 0, spent_txo_sum: 0 }
test.each([
  [{ address: bob, chain_stats: none, mempool_stats: none }],
  [{ address: me, chain_stats: none, mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 1 } }],
  [{ address: me, chain_stats: { funded_txo_sum: 1.5, spent_txo_sum: 0 }, mempool_stats: none }],
  [{ address: me, chain_stats: { funded_txo_sum: '1', spent_txo_sum: 0 }, mempool_stats: none }],
  [{ address: me, chain_stats: none }],
  [null],
  [[]],
])('error: %j is no balance', async (address) => {
  await expect(family({ address }).holdings?.(mainnet, me)).rejects.toMatchObject({
    entry: { code: 'server/chain_unavailable' },
  })
})

test('behavior: what was sent is without change and fee', async () => {
  const sent = await read(1, [spend(me, 100_000)], [pay(bob, 30_000), pay(me, 69_500)])
  expect(sent).toEqual({
    id: idOf(1),
    metadata: {
      operationType: 'send',
      hash: idOf(1),
      minedAt: '2023-07-22T04:26:40.000Z',
      sentFrom: me,
      sentTo: bob,
      status: 'confirmed',
      nonce: 0,
      application: null,
      chain: mainnet,
    },
    transfers: [
      {
        fungible_info: { name: 'Bitcoin', symbol: 'BTC', icon: null, flags: { is_spam: false } },
        nft_info: null,
        direction: 'out',
        quantity: { numeric: '0.0003' },
        value: null,
        price: null,
      },
    ],
  })
  expect(z.parse(shape, sent)).toEqual(sent)
})

test.each([
  [
    'received, with the largest payer',
    [spend(bob, 10), spend(carol, 200_000)],
    [pay(me, 5_000), pay(carol, 194_510)],
    ['receive', carol, me, 'in', '0.00005'],
  ],
  ['new coins', [{ prevout: null }], [pay(me, 312_500_000)], ['receive', '', me, 'in', '3.125']],
  [
    'to itself, with a note that costs nothing',
    [spend(me, 10_000)],
    [pay(me, 9_500), pay(undefined, 0)],
    ['send', me, me, 'self', '0.000095'],
  ],
  [
    'to several: the largest is named, all are counted',
    [spend(me, 10_500)],
    [pay(bob, 1_000), pay(carol, 9_000)],
    ['send', me, carol, 'out', '0.0001'],
  ],
  [
    'paid together with someone else, whose share of the fee is not known',
    [spend(me, 1_000), spend(bob, 1_000)],
    [pay(carol, 1_500)],
    ['send', me, carol, 'out', '0.00001'],
  ],
  [
    'to a script without an address',
    [spend(me, 1_500)],
    [pay(undefined, 1_000)],
    ['send', me, '', 'out', '0.00001'],
  ],
] as const)('behavior: %s', async (_, vin, vout, [operation, from, to, direction, numeric]) => {
  expect(await read(1, [...vin], [...vout])).toMatchObject({
    metadata: { operationType: operation, sentFrom: from, sentTo: to },
    transfers: [{ direction, quantity: { numeric } }],
  })
})

test('behavior: what changed nothing for the account moves nothing', async () => {
  const together = [spend(me, 1_000), spend(bob, 5_000)]
  expect(await read(1, together, [pay(me, 1_000), pay(carol, 4_500)])).toMatchObject({
    metadata: { operationType: 'execute' },
    transfers: [],
  })
})

test('behavior: pending first, then pages that follow the last transaction', async () => {
  const waiting = transaction(99, [spend(bob, 2_000)], [pay(me, 1_500)], { confirmed: false })
  const page = Array.from({ length: 25 }, (_, index) =>
    transaction(index, [spend(bob, 2_000)], [pay(me, 1_500)]),
  )
  const asked: unknown[] = []
  const first = await family({ address_txs: [...page, waiting] }, asked).history?.(mainnet, me, { limit: 25 })
  expect(first?.transactions.map(({ id }) => id)).toEqual([99, ...page.keys()].map(idOf))
  expect(first?.transactions[0]?.metadata).toMatchObject({
    status: 'pending',
    minedAt: new Date(now).toISOString(),
  })
  const next = { height: 800_000, hash: idOf(24), time: 1_690_000_000_000 }
  expect(first?.next).toEqual(next)
  const second = family({ address_txs: page.slice(0, 3) }, asked)
  expect(await second.history?.(mainnet, me, { limit: 25, before: next })).toMatchObject({ next: undefined })
  expect(asked).toEqual([
    ['address_txs', [me]],
    ['address_txs', [me, idOf(24)]],
  ])
})

test('error: a node that repeats a page does not make the history endless', async () => {
  const page = Array.from({ length: 25 }, (_, index) => transaction(index, [], [pay(me, 1)]))
  const before = { height: 800_000, hash: idOf(24), time: 0 }
  const answer = await family({ address_txs: page }).history?.(mainnet, me, { limit: 25, before })
  expect(answer?.next).toBeUndefined()
})

test.each([
  [{}],
  [[{}]],
  [[{ ...transaction(1, [], []), txid: 'x' }]],
  [[transaction(1, [], [pay(me, -1)])]],
  [[transaction(1, [], [pay(me, 2 ** 60)])]],
  [Array.from({ length: 201 }, () => transaction(1, [], []))],
])('error: %j is no history', async (answer) => {
  await expect(family({ address_txs: answer }).history?.(mainnet, me, { limit: 25 })).rejects.toMatchObject({
    entry: { code: 'server/chain_unavailable' },
  })
})
