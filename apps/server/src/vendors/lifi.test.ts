import { getAddress } from 'viem'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checkBuilt, checkQuote } from '../features/swap/checkProvider.ts'
import type { BuildRequest } from '../features/swap/provider.ts'
import { Refusal } from '../refusal.ts'
import { startVendor, vendorFailures } from '../testing/startVendor.ts'
import { VendorFailure } from './egress.ts'
import { lifi } from './lifi.ts'

// A local server with the documented responses stands in for LI.FI.
const vendor = await startVendor()
const key = 'key-of-lifi'
const parts = { chains: { 'eip155:1': { upstreams: [] } }, clock: () => 1_000_000 }
const provider = lifi.open({ url: `${vendor.url}/base`, key }, parts)
afterAll(async () => {
  await provider.close()
  await vendor.stop()
})

const diamond = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const user = '0x552008c0f6870c2f77e5cC1d2eb9bdff03e30Ea0'
const request: BuildRequest = {
  chain: 'eip155:1',
  from: { address: usdc, native: false },
  to: { address: native, native: true },
  amount: 1_000_000n,
  user,
  slippage: 5_000n,
  deadline: 2_000,
  signal: AbortSignal.timeout(30_000),
}
const coins: BuildRequest = { ...request, from: request.to, to: request.from }

const documented = {
  type: 'lifi',
  id: '8d3a0474-4ee3-4a7a-90c7-2a2264b7e3a9',
  tool: '1inch',
  action: { fromChainId: 1, toChainId: 1, fromAmount: '1000000', slippage: 0.005 },
  estimate: {
    tool: '1inch',
    fromAmount: '1000000',
    toAmount: '400000000000000',
    toAmountMin: '398000000000000',
    approvalAddress: diamond,
    executionDuration: 30,
    feeCosts: [],
    gasCosts: [{ type: 'SEND', price: '1', estimate: '210000', limit: '280000', amount: '1', token: {} }],
  },
  transactionRequest: {
    from: user,
    to: diamond,
    chainId: 1,
    data: '0x4630a0d8aabbcc',
    value: '0x0',
    gasPrice: '0x3b9aca00',
    gasLimit: '0x4c4b4',
  },
  includedSteps: [],
}
const altered = (estimate: object, transaction: object = {}) => ({
  ...documented,
  estimate: { ...documented.estimate, ...estimate },
  transactionRequest: { ...documented.transactionRequest, ...transaction },
})

beforeEach(() => {
  vendor.calls.splice(0)
  vendor.answer({ body: documented })
})

describe('quote', () => {
  test('behavior: asks as documented and reads the answer', async () => {
    const quote = await provider.quote(request)
    expect(quote).toEqual({
      toAmount: 400_000_000_000_000n,
      minToAmount: 398_000_000_000_000n,
      spender: diamond,
      gas: 0x4c4b4n,
      expiresAt: 1_030_000,
    })
    checkQuote(provider, request, quote)
    expect(vendor.calls).toHaveLength(1)
    expect(vendor.calls[0]).toMatchObject({
      path: '/base/quote',
      query: {
        fromChain: '1',
        toChain: '1',
        fromToken: usdc,
        toToken: '0x0000000000000000000000000000000000000000',
        fromAmount: '1000000',
        fromAddress: user,
        toAddress: user,
        slippage: '0.005',
      },
      headers: { 'x-lifi-api-key': key },
    })
  })

  test('behavior: is only offered where its contract is known', () => {
    expect(provider.supports('eip155:1')).toBe(true)
    expect(provider.supports('eip155:10')).toBe(false)
    expect(provider.supports('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(false)
    const own = getAddress('0x00000000000000000000000000000000000000f1')
    const chains = { 'eip155:5': { upstreams: [], contracts: { lifiRouter: own } } }
    const elsewhere = lifi.open({}, { chains, clock: Date.now })
    expect(elsewhere.routers('eip155:5')).toEqual([own])
  })

  test('error: no route is told apart from a failure', async () => {
    vendor.answer({
      status: 404,
      body: { message: 'No available quotes for the requested transfer', code: 1002 },
    })
    await expect(provider.quote(request)).rejects.toMatchObject({
      entry: { code: 'swap/no_route', status: 400 },
    })
  })

  test('error: what is wrong with the request is passed on, without anything that could be clicked', async () => {
    const message = 'Invalid amount <b>see</b> https://evil.example/x'
    vendor.answer({ status: 400, body: { message, code: 1011 } })
    await expect(provider.quote(request)).rejects.toMatchObject({
      entry: { code: 'swap/refused_by_provider', status: 400 },
      message: 'LI.FI: Invalid amount b see /b',
    })
    vendor.answer({ status: 400, body: { message: { deep: true } } })
    await expect(provider.quote(request)).rejects.toMatchObject({ message: 'LI.FI refuses this swap' })
  })

  test.each([...vendorFailures, ['a list', { text: '[]' }, {}] as const])(
    'error: %s is a failure, and says no secret',
    async (_what, reply) => {
      vendor.answer(reply)
      const error: unknown = await provider.quote(request).catch((cause: unknown) => cause)
      expect(error).toBeInstanceOf(VendorFailure)
      expect(error).not.toBeInstanceOf(Refusal)
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(key)
    },
  )

  test('error: one that does not answer is given up with the caller', async () => {
    vendor.answer('hang')
    const asked = provider.quote({ ...request, signal: AbortSignal.timeout(50) })
    await expect(asked).rejects.toBeInstanceOf(VendorFailure)
  })

  test.each([
    ['an amount with a point', altered({ toAmount: '1.5' })],
    ['a negative amount', altered({ toAmount: '-5' })],
    ['an amount past all counting', altered({ toAmount: '9'.repeat(79) })],
    ['a number where text belongs', altered({ toAmount: 400 })],
    ['an address that is none', altered({ approvalAddress: '0x12' })],
    ['data that is none', altered({}, { data: 'deadbeef' })],
    ['the price of another amount', altered({ fromAmount: '1' })],
    ['a swap for another account', altered({}, { from: diamond })],
    ['a swap on another chain', altered({}, { chainId: 10 })],
  ])('error: %s is not taken for an answer', async (_what, body) => {
    vendor.answer({ body })
    await expect(provider.quote(request)).rejects.toBeInstanceOf(VendorFailure)
  })
})

describe('build', () => {
  test('behavior: an honest transaction passes, of tokens and of coins', async () => {
    const built = await provider.build(request)
    expect(built).toMatchObject({ to: diamond, data: '0x4630a0d8aabbcc', value: 0n, spender: diamond })
    checkBuilt(provider, request, built)
    vendor.answer({ body: altered({}, { value: '0xf4240' }) })
    checkBuilt(provider, coins, await provider.build(coins))
  })

  test.each([
    ['to the token', request, altered({}, { to: usdc }), 'calls a token'],
    ['to the account', request, altered({}, { to: user }), 'calls a token or the account'],
    ['to a stranger', request, altered({}, { to: `0x${'ed'.repeat(20)}` }), 'not one of its routers'],
    [
      'with coins that are not swapped',
      request,
      altered({}, { value: '0x1' }),
      'a value other than the amount',
    ],
    [
      'with more coins than are swapped',
      coins,
      altered({}, { value: '0xf4241' }),
      'a value other than the amount',
    ],
    [
      'that a stranger may take tokens for',
      request,
      altered({ approvalAddress: `0x${'ed'.repeat(20)}` }),
      'spender',
    ],
    [
      'that may lose more than was allowed',
      request,
      altered({ toAmountMin: '397999999999999' }),
      'more slippage',
    ],
    ['without a call', request, altered({}, { data: '0x' }), 'no valid calldata'],
  ])('error: a transaction %s is refused', async (_what, asked, body, fault) => {
    vendor.answer({ body })
    const built = await provider.build(asked)
    expect(() => checkBuilt(provider, asked, built)).toThrow(fault)
  })
})

test('behavior: its tokens become ours, and bad ones are left out [7.07]', async () => {
  const good = {
    chainId: 1,
    address: usdc,
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    coinKey: 'USDC',
    logoURI: 'https://img.example/usdc.png',
    priceUSD: '1',
  }
  const list = [
    good,
    { ...good, address: '0x0000000000000000000000000000000000000000', symbol: 'ETH', name: 'Ether' },
    {
      ...good,
      address: '0x00000000000000000000000000000000000000a1',
      logoURI: 'javascript:alert(1)',
      name: '<i>Bad</i>\u202e',
    },
    { ...good, address: 'not an address' },
    { ...good, decimals: 400 },
    { ...good, symbol: '\u0000' },
    'nonsense',
    null,
  ]
  vendor.answer({ body: { tokens: { '1': list, '10': [good] } } })
  const tokens = await provider.tokens?.('eip155:1', AbortSignal.timeout(5_000))
  expect(vendor.calls[0]).toMatchObject({ path: '/base/tokens', query: { chains: '1' } })
  expect(tokens).toEqual([
    {
      name: 'USD Coin',
      symbol: 'USDC',
      address: `eip155:1:${usdc}`,
      decimals: 6,
      logoUri: 'https://img.example/usdc.png',
      eip2612: null,
    },
    {
      name: 'i Bad /i',
      symbol: 'USDC',
      address: `eip155:1:${getAddress('0x00000000000000000000000000000000000000a1')}`,
      decimals: 6,
      logoUri: null,
      eip2612: null,
    },
  ])
})
