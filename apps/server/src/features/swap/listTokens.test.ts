import type { ChainId } from '@latchkey/protocol/caip'
import type { SwapToken } from '@latchkey/protocol/http/swap'
import { getAddress, isAddress } from 'viem'
import { expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import type { ChainFamily } from '../../chains/chain.ts'
import { listTokens } from './listTokens.ts'
import type { SwapProvider } from './provider.ts'

const chain: ChainId = 'eip155:1'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const family: ChainFamily = {
  namespace: 'eip155',
  isAddress: (value) => isAddress(value),
  normalise: (address) => getAddress(address),
  toToken: (value) => (isAddress(value) ? getAddress(value) : undefined),
  nativeAddress: native.toLowerCase(),
  nativeCoin: () => ({ id: undefined, name: 'Ether', symbol: 'ETH', decimals: 18 }),
}
const token = (address: string, more: Partial<SwapToken> = {}): SwapToken => ({
  name: 'Theirs',
  symbol: 'THEIRS',
  address: `${chain}:${address.toLowerCase()}`,
  decimals: 9,
  logoUri: 'https://img.example/x.png',
  eip2612: true,
  ...more,
})
const vendor = (name: string, tokens: NonNullable<SwapProvider['tokens']>): SwapProvider => ({
  name,
  supports: () => true,
  routers: () => [],
  tokens,
  quote: () => Promise.reject(new Error('not asked')),
  build: () => Promise.reject(new Error('not asked')),
})
const listed = [{ address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 }]
const open = (providers: SwapProvider[], more: { clock?: () => number; listed?: typeof listed } = {}) => {
  const cache = createMemoryCache({ clock: more.clock ?? Date.now })
  const args = { chain, chains: { of: () => family }, listed: more.listed ?? listed, cache, providers }
  return () => listTokens({ ...args, signal: AbortSignal.timeout(5_000) })
}

test('behavior: the coin, our list, then what vendors add; ours is right where both name one [7.07]', async () => {
  const read = open([
    vendor('a', async () => [token(usdc), token(usdt)]),
    vendor('b', async () => [token(usdt, { name: 'Other' })]),
  ])
  expect(await read()).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      address: `${chain}:${native}`,
      decimals: 18,
      logoUri: null,
      eip2612: false,
    },
    {
      name: 'USD Coin',
      symbol: 'USDC',
      address: `${chain}:${usdc}`,
      decimals: 6,
      // Missing fields are filled in.
      logoUri: 'https://img.example/x.png',
      eip2612: true,
    },
    token(usdt, { address: `${chain}:${usdt}` }),
  ])
})

test('behavior: a vendor is asked once an hour, and an old list beats a failure', async () => {
  let now = 0
  let asked = 0
  let fails = false
  const read = open(
    [
      vendor('a', async () => {
        asked += 1
        if (fails) throw new Error('down')
        return [token(usdt)]
      }),
    ],
    { clock: () => now },
  )
  for (let i = 0; i < 3; i++) expect(await read()).toHaveLength(3)
  expect(asked).toBe(1)
  now += 3_600_001
  fails = true
  expect(await read()).toHaveLength(3)
  expect(asked).toBe(2)
})

test('behavior: without the vendor our own list is enough; without both it is 503', async () => {
  const down = vendor('a', () => Promise.reject(new Error('down')))
  expect(await open([down])()).toHaveLength(2)
  await expect(open([down], { listed: [] })()).rejects.toMatchObject({ entry: { status: 503 } })
})

test('behavior: no vendor can make the list endless', async () => {
  const many = Array.from({ length: 9_000 }, (_, index) =>
    token(`0x${(index + 1).toString(16).padStart(40, '0')}`),
  )
  expect(await open([vendor('a', async () => many)])()).toHaveLength(5_000)
})

test('error: a caller that aborts does not affect others', async () => {
  const slow = vendor('slow', async (_chain, signal) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    signal.throwIfAborted()
    return [token(usdt)]
  })
  const cache = createMemoryCache({ clock: Date.now })
  const args = { chain, chains: { of: () => family }, listed: [], cache, providers: [slow] }
  const gone = new AbortController()
  const first = listTokens({ ...args, signal: gone.signal })
  const second = listTokens({ ...args, signal: AbortSignal.timeout(5_000) })
  gone.abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  expect((await second).map(({ symbol }) => symbol)).toEqual(['ETH', 'THEIRS'])
})
