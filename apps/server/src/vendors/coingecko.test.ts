import type { AccountId } from '@latchkey/protocol/caip'
import { afterAll, expect, test } from 'vitest'
import type { PricedId } from '../features/prices/priceSource.ts'
import { startVendor, vendorFailures } from '../testing/startVendor.ts'
import { coingecko } from './coingecko.ts'

// A local server that answers in the shape of https://docs.coingecko.com/reference.
const vendor = await startVendor()
const source = coingecko.open(
  { url: `${vendor.url}/api/v3`, key: 'demo-key' },
  { chains: {}, clock: Date.now },
)
afterAll(async () => {
  await source.close()
  await vendor.stop()
})
const signal = () => AbortSignal.timeout(5_000)
const usdc = toPriced('eip155:1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')
const dai = toPriced('eip155:1', '0x6B175474E89094C44Da98b954EedeAC495271d0F')
const pol = { ...toPriced('eip155:137', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'), native: true }
function toPriced(chain: PricedId['chain'], address: string): PricedId {
  return { id: `${chain}:${address}` as AccountId, chain, address, native: false }
}

test('behavior: tokens by platform, coins by their id, the key in a header', async () => {
  vendor.answer(({ path }) =>
    path.endsWith('/simple/price')
      ? { body: { 'polygon-ecosystem-token': { usd: 0.5 } } }
      : { body: { [usdc.address.toLowerCase()]: { usd: 1.001 }, [dai.address.toLowerCase()]: {} } },
  )
  vendor.calls.length = 0
  const prices = await source.prices([usdc, dai, pol], signal())
  expect(Object.fromEntries(prices)).toEqual({ [usdc.id]: 1.001, [pol.id]: 0.5 })
  expect(vendor.calls.map(({ path, query }) => [path, query]).sort()).toEqual([
    ['/api/v3/simple/price', { ids: 'polygon-ecosystem-token', vs_currencies: 'usd' }],
    [
      '/api/v3/simple/token_price/ethereum',
      { contract_addresses: `${usdc.address},${dai.address}`, vs_currencies: 'usd' },
    ],
  ])
  expect(vendor.calls.every(({ headers }) => headers['x-cg-demo-api-key'] === 'demo-key')).toBe(true)
})

const osmosis = 'cosmos:osmosis-1'
const btc = { ...toPriced('bip122:000000000019d6689c085ae165831e93', 'native'), native: true }
const atom = { ...toPriced(osmosis, 'ibc%2F27394FB0'), priceId: 'cosmos' }
const gold = toPriced(osmosis, 'factory%2Fosmo1%2Fgold')

test('behavior: coins and tokens of chains without contracts, by their id; others are not asked for', async () => {
  vendor.answer({ body: { bitcoin: { usd: 60_000 }, cosmos: { usd: 4 } } })
  vendor.calls.length = 0
  const prices = await source.prices([btc, atom, gold], signal())
  expect(Object.fromEntries(prices)).toEqual({ [btc.id]: 60_000, [atom.id]: 4 })
  expect(vendor.calls.map(({ path, query }) => [path, query.ids])).toEqual([
    ['/api/v3/simple/price', 'bitcoin,cosmos'],
  ])
})

test('behavior: exchange rates, for one dollar', async () => {
  vendor.answer({
    body: {
      rates: { btc: { value: 1 }, usd: { value: 60_000 }, eur: { value: 54_000 }, jpy: { value: 9_000_000 } },
    },
  })
  expect(await source.rates(signal())).toMatchObject({ usd: 1, eur: 0.9, jpy: 150 })
})

test('error: rates without a dollar are none', async () => {
  vendor.answer({ body: { rates: { eur: { value: 54_000 } } } })
  await expect(source.rates(signal())).rejects.toMatchObject({ name: 'VendorFailure' })
})

test.each(vendorFailures)('error: %s is a failure, and says so', async (_, reply, expected) => {
  vendor.answer(reply)
  await expect(source.prices([usdc], signal())).rejects.toMatchObject(expected)
  await expect(source.rates(signal())).rejects.toMatchObject(expected)
})
