import { startAnvil } from '@latchkey/chains/evm/testingNode'
import type { AccountId, ChainId } from '@latchkey/protocol/caip'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deployUniswap } from '../../chains/evm/swap/testing/deployUniswap.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { chainPrices } from './chainPrices.ts'
import { createPrices } from './createPrices.ts'
import type { PriceSource } from './priceSource.ts'

const chain: ChainId = 'eip155:31337'
const anvil = await startAnvil()
const native = `${chain}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
let server: TestServer
let ahead = 0
let usdc = ''
let gold = ''
let poor = ''
/** Prices of the vendor; undefined if it fails. */
let vendor: Map<string, number> | undefined = new Map()
let asked: string[][] = []
let rates: Record<string, number> | undefined

beforeAll(async () => {
  const uniswap = await deployUniswap(anvil)
  const dollar = await uniswap.deployToken('plain', { name: 'USD Coin', symbol: 'USDC', decimals: 6 })
  const token = await uniswap.deployToken('plain', { name: 'Gold', symbol: 'GLD', decimals: 18 })
  usdc = dollar
  gold = token
  poor = await uniswap.deployToken('plain', { name: 'Poor', symbol: 'POOR', decimals: 18 })
  await uniswap.addV2Pool([uniswap.weth, 100n * 10n ** 18n], [dollar, 200_000n * 10n ** 6n])
  await uniswap.addV2Pool([token, 40_000n * 10n ** 18n], [dollar, 50_000n * 10n ** 6n])
  server = await startTestServer({
    chains: {
      [chain]: { upstreams: [{ id: 'anvil', url: anvil.url }], contracts: { ...uniswap.contracts, usdc } },
    },
    clock: () => Date.now() + ahead,
    origins: ['https://app.example'],
    parts: ({ chains, cache, clock }) => {
      const theirs: PriceSource = {
        name: 'vendor',
        supports: () => true,
        async prices(tokens) {
          asked.push(tokens.map(({ id }) => id))
          if (!vendor) throw new Error('away')
          return new Map([...vendor].map(([id, price]) => [id as AccountId, price]))
        },
      }
      const rateSources = [
        {
          name: 'bank',
          rates: async () => {
            if (!rates) throw new Error('closed')
            return rates
          },
        },
      ]
      return {
        prices: createPrices({
          sources: () => [theirs, chainPrices(chains)],
          rateSources: () => rateSources,
          chains,
          cache,
          clock,
        }),
      }
    },
  })
})
afterAll(async () => {
  await server.stop()
  await anvil.stop()
})
beforeEach(() => {
  // Longer than the cool-down of a source and any cache.
  ahead += 200_000_000
  vendor = new Map()
  rates = undefined
  asked = []
})

async function post(addresses: readonly string[], currency = 'usd', more: object = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/fungible/price',
    headers: { origin: 'https://app.example', 'content-type': 'text/plain' },
    payload: JSON.stringify({ projectId: 'test', currency, addresses, ...more }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const idOf = (address: string) => `${chain}:${address}`
const priceOf = ({ body }: { body: { fungibles: { price: number }[] } }) =>
  body.fungibles.map(({ price }) => price)

test('behavior: all that were asked for, from pools of the chain; those without a price left out [7.12]', async () => {
  const { status, body } = await post([idOf(gold), idOf(poor), native, idOf(usdc).toLowerCase()])
  expect(status).toBe(200)
  expect(body).toEqual({
    fungibles: [
      { address: idOf(gold), name: 'Gold', symbol: 'GLD', iconUrl: '', decimals: 18, price: 1.25 },
      {
        address: native,
        name: 'Ether',
        symbol: 'ETH',
        iconUrl: '/public/getTokenImage/ETH',
        decimals: 18,
        price: 2_000,
      },
      {
        address: idOf(usdc).toLowerCase(),
        name: 'USD Coin',
        symbol: 'USDC',
        iconUrl: '',
        decimals: 6,
        price: 1,
      },
    ],
  })
})

test('behavior: a vendor’s word comes first, and the chain fills in', async () => {
  vendor = new Map([[idOf(gold), 9]])
  expect(priceOf(await post([idOf(gold), idOf(usdc)]))).toEqual([9, 1])
})

test('error: a large request cannot make a token look unpriced to others', async () => {
  vendor = new Map()
  const junk = Array.from({ length: 99 }, (_, index) => idOf(`0x${String(index + 1).padStart(40, '0')}`))
  ahead += 600_000
  expect(priceOf(await post([...junk, idOf(gold)]))).toEqual([1.25])
  expect(priceOf(await post([idOf(gold)]))).toEqual([1.25])
})

test('behavior: cached for 30 seconds, unknown prices too', async () => {
  vendor = new Map([[idOf(gold), 9]])
  await post([idOf(gold), idOf(poor)])
  vendor = new Map([[idOf(gold), 10]])
  expect(priceOf(await post([idOf(gold), idOf(poor)]))).toEqual([9])
  expect(asked).toHaveLength(1)
  ahead += 31_000
  expect(priceOf(await post([idOf(gold), idOf(poor)]))).toEqual([10])
  expect(asked[1]).toEqual([idOf(gold)])
})

test('behavior: a vendor that fails is passed over, and left alone after three times', async () => {
  vendor = undefined
  expect(priceOf(await post([idOf(gold)]))).toEqual([1.25])
  expect(priceOf(await post([idOf(usdc)]))).toEqual([1])
  expect(priceOf(await post([native]))).toEqual([2_000])
  expect(asked).toHaveLength(3)
  expect((await post([idOf(poor), idOf(gold)])).status).toBe(200)
  expect(asked).toHaveLength(3)
  ahead += 31_000
  await post([idOf(gold)])
  expect(asked).toHaveLength(4)
})

test('error: when every source fails, a stale price is used for minutes, then none', async () => {
  vendor = new Map([[idOf(poor), 3]])
  expect(priceOf(await post([idOf(poor)]))).toEqual([3])
  vendor = undefined
  ahead += 60_000
  expect(priceOf(await post([idOf(poor)]))).toEqual([3])
  ahead += 300_000
  expect(await post([idOf(poor)])).toMatchObject({ status: 503, body: { code: 'server/source_unavailable' } })
})

test('behavior: nonsense from a vendor is not taken', async () => {
  vendor = new Map([
    [idOf(gold), -1],
    [idOf(usdc), Number.POSITIVE_INFINITY],
  ])
  expect(priceOf(await post([idOf(gold), idOf(usdc)]))).toEqual([1.25, 1])
})

test('behavior: other money by its rate; ether and bitcoin as they are traded', async () => {
  rates = { eur: 0.9 }
  expect(priceOf(await post([idOf(gold)], 'eur'))).toEqual([1.125])
  expect(priceOf(await post([idOf(gold)], 'eth'))).toEqual([1.25 / 2_000])
  expect(await post([idOf(gold)], 'btc')).toMatchObject({
    status: 503,
    body: { reasons: [{ field: 'currency' }] },
  })
})

test('error: a currency without a rate is an error, not a wrong number', async () => {
  expect(await post([idOf(gold)], 'jpy')).toMatchObject({
    status: 503,
    body: { reasons: [{ field: 'currency' }] },
  })
})

test('behavior: the same token twice is one', async () => {
  expect((await post([idOf(gold), idOf(gold.toLowerCase()), idOf(gold)])).body.fungibles).toHaveLength(1)
})

test.each([
  ['none at all', [], 'usd', 422, 'addresses'],
  [
    'more than a hundred',
    Array.from({ length: 101 }, (_, index) => `${chain}:0x${String(index).padStart(40, '0')}`),
    'usd',
    422,
    'addresses',
  ],
  ['something that is no id', ['0x12'], 'usd', 422, 'addresses.0'],
  ['an address that is none', [`${chain}:0x12`], 'usd', 400, 'addresses'],
  [
    'a chain that is not served',
    ['eip155:999:0x0000000000000000000000000000000000000001'],
    'usd',
    400,
    'chainId',
  ],
  ['an unknown currency', [native], 'doge', 422, 'currency'],
])('error: %s is refused, and the field named', async (_, addresses, currency, status, field) => {
  const answer = await post(addresses, currency)
  expect(answer.status).toBe(status)
  expect(answer.body.reasons[0].field).toBe(field)
})

test('error: no project, no prices', async () => {
  expect((await post([native], 'usd', { projectId: 'unknown' })).status).toBe(401)
})
