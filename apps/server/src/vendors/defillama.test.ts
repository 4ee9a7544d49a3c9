import type { AccountId } from '@latchkey/protocol/caip'
import { afterAll, expect, test } from 'vitest'
import type { PricedId } from '../features/prices/priceSource.ts'
import { startVendor, vendorFailures } from '../testing/startVendor.ts'
import { defillama } from './defillama.ts'

// A local server that answers in the shape of https://defillama.com/docs/api.
const vendor = await startVendor()
const source = defillama.open({ url: vendor.url }, { chains: {}, clock: Date.now })
afterAll(async () => {
  await source.close()
  await vendor.stop()
})
const usdc = toPriced('eip155:1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')
const coin = { ...toPriced('eip155:8453', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'), native: true }
const sol = {
  ...toPriced('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'So11111111111111111111111111111111111111111'),
  native: true,
}
function toPriced(chain: PricedId['chain'], address: string): PricedId {
  return { id: `${chain}:${address}` as AccountId, chain, address, native: false }
}

test('behavior: asks for all at once, in their words', async () => {
  vendor.answer({
    body: {
      coins: {
        'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': {
          decimals: 6,
          symbol: 'USDC',
          price: 0.9998,
          timestamp: 1_700_000_000,
          confidence: 0.99,
        },
        'base:0x0000000000000000000000000000000000000000': {
          symbol: 'ETH',
          price: 2_345.6,
          timestamp: 1_700_000_000,
          confidence: 0.99,
        },
        'solana:So11111111111111111111111111111111111111112': { price: 150, confidence: 0.99 },
        'ethereum:0x0000000000000000000000000000000000000bad': { price: 5, confidence: 0.99 },
      },
    },
  })
  vendor.calls.length = 0
  const prices = await source.prices([usdc, coin, sol], AbortSignal.timeout(5_000))
  expect([...prices]).toEqual([
    [usdc.id, 0.9998],
    [coin.id, 2_345.6],
    [sol.id, 150],
  ])
  expect(vendor.calls.map(({ path }) => path)).toEqual([
    '/prices/current/ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48,base:0x0000000000000000000000000000000000000000,solana:So11111111111111111111111111111111111111112',
  ])
})

test('behavior: coins and tokens of chains without contracts, by their id at CoinGecko', async () => {
  vendor.answer({
    body: { coins: { 'coingecko:cosmos': { price: 4 }, 'coingecko:bitcoin': { price: 60_000 } } },
  })
  const btc = { ...toPriced('bip122:000000000019d6689c085ae165831e93', 'native'), native: true }
  const atom = { ...toPriced('cosmos:cosmoshub-4', 'native'), native: true }
  const bridged = { ...toPriced('cosmos:osmosis-1', 'ibc%2F27394FB0'), priceId: 'cosmos' }
  const gold = toPriced('cosmos:osmosis-1', 'factory%2Fosmo1%2Fgold')
  vendor.calls.length = 0
  const prices = await source.prices([btc, atom, bridged, gold], AbortSignal.timeout(5_000))
  expect(Object.fromEntries(prices)).toEqual({ [btc.id]: 60_000, [atom.id]: 4, [bridged.id]: 4 })
  expect((await source.prices([gold], AbortSignal.timeout(5_000))).size).toBe(0)
  expect(vendor.calls.map(({ path }) => path)).toEqual(['/prices/current/coingecko:bitcoin,coingecko:cosmos'])
})

test('behavior: a price they are not sure of is none', async () => {
  vendor.answer({
    body: { coins: { [`ethereum:${usdc.address}`]: { price: 3, confidence: 0.89 } } },
  })
  expect((await source.prices([usdc], AbortSignal.timeout(5_000))).size).toBe(0)
})

test('behavior: chains they do not have are not asked for', () => {
  expect(source.supports('eip155:1')).toBe(true)
  expect(source.supports('eip155:31337')).toBe(false)
})

test.each(vendorFailures)('error: %s is a failure, and says so', async (_, reply, expected) => {
  vendor.answer(reply)
  await expect(source.prices([usdc], AbortSignal.timeout(5_000))).rejects.toMatchObject(expected)
})

test('error: one that takes too long is not waited for', async () => {
  vendor.answer('hang')
  const started = Date.now()
  await expect(source.prices([usdc], AbortSignal.timeout(100))).rejects.toMatchObject({
    name: 'VendorFailure',
  })
  expect(Date.now() - started).toBeLessThan(1_500)
})
