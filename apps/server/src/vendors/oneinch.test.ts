import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checkBuilt, checkQuote } from '../features/swap/checkProvider.ts'
import type { BuildRequest } from '../features/swap/provider.ts'
import { Refusal } from '../refusal.ts'
import { startVendor, vendorFailures } from '../testing/startVendor.ts'
import { VendorFailure } from './egress.ts'
import { oneinch } from './oneinch.ts'

// A local server with the documented responses stands in for 1inch.
const vendor = await startVendor()
const key = 'key-of-oneinch'
const parts = { chains: { 'eip155:1': { upstreams: [] } }, clock: () => 1_000_000 }
const provider = oneinch.open({ url: `${vendor.url}/base`, key }, parts)
afterAll(async () => {
  await provider.close()
  await vendor.stop()
})

const router = '0x111111125421cA6dc452d289314280a0f8842A65'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const user = '0x552008c0f6870c2f77e5cC1d2eb9bdff03e30Ea0'
const request: BuildRequest = {
  chain: 'eip155:1',
  from: { address: native, native: true },
  to: { address: usdc, native: false },
  amount: 10n ** 15n,
  user,
  slippage: 12_500n,
  deadline: 2_000,
  signal: AbortSignal.timeout(30_000),
}
const tokens: BuildRequest = { ...request, from: request.to, to: request.from }
const tx = {
  from: user.toLowerCase(),
  to: router.toLowerCase(),
  data: '0x07ed2379aabb',
  value: '1000000000000000',
  gas: 180_000,
  gasPrice: '1000000000',
}

beforeEach(() => {
  vendor.calls.splice(0)
  vendor.answer(({ path }) => ({
    body: path.endsWith('/quote') ? { dstAmount: '2500000', gas: 170_000 } : { dstAmount: '2500000', tx },
  }))
})

describe('quote', () => {
  test('behavior: asks as documented and reads the answer [1.05d]', async () => {
    const quote = await provider.quote({ ...request, gasPrice: 7n })
    expect(quote).toEqual({
      toAmount: 2_500_000n,
      minToAmount: 2_468_750n,
      gas: 170_000n,
      spender: router,
      expiresAt: 1_030_000,
    })
    checkQuote(provider, request, quote)
    expect(vendor.calls).toHaveLength(1)
    expect(vendor.calls[0]).toMatchObject({
      path: '/base/swap/v6.0/1/quote',
      query: {
        src: native.toLowerCase(),
        dst: usdc,
        amount: '1000000000000000',
        includeGas: 'true',
        gasPrice: '7',
      },
      headers: { authorization: `Bearer ${key}` },
    })
  })

  test('error: too little liquidity is no route; another reason is passed on', async () => {
    const said = (description: unknown) =>
      vendor.answer({ status: 400, body: { error: 'Bad Request', description, statusCode: 400 } })
    said('insufficient liquidity')
    await expect(provider.quote(request)).rejects.toMatchObject({
      entry: { code: 'swap/no_route', status: 400 },
    })
    said('Not enough 0xabc balance. Amount: 1\u0000')
    await expect(provider.quote(request)).rejects.toMatchObject({
      entry: { code: 'swap/refused_by_provider', status: 400 },
      message: '1inch: Not enough 0xabc balance. Amount: 1',
    })
    said(undefined)
    await expect(provider.quote(request)).rejects.toMatchObject({ message: '1inch refuses this swap' })
  })

  test.each([...vendorFailures, ['a list', { text: '[]' }, {}] as const])(
    'error: %s is a failure, and says no secret',
    async (_what, reply) => {
      vendor.answer(reply)
      for (const ask of [provider.quote, provider.build]) {
        const error: unknown = await ask(request).catch((cause: unknown) => cause)
        expect(error).toBeInstanceOf(VendorFailure)
        expect(error).not.toBeInstanceOf(Refusal)
        expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(key)
      }
    },
  )

  test('error: one that does not answer is given up with the caller', async () => {
    vendor.answer('hang')
    const asked = provider.quote({ ...request, signal: AbortSignal.timeout(50) })
    await expect(asked).rejects.toBeInstanceOf(VendorFailure)
  })
})

describe('build', () => {
  test('behavior: an honest transaction passes', async () => {
    const permit = `0x${'ab'.repeat(224)}`
    const built = await provider.build({ ...request, permit })
    checkBuilt(provider, request, built)
    expect(built).toMatchObject({
      value: 10n ** 15n,
      toAmount: 2_500_000n,
      minToAmount: 2_468_750n,
      gas: 180_000n,
    })
    expect(vendor.calls[0]).toMatchObject({
      path: '/base/swap/v6.0/1/swap',
      query: { from: user, origin: user, receiver: user, slippage: '1.25', disableEstimate: 'true', permit },
    })
  })

  test.each([
    ['to the token', request, { to: usdc }, 'has a spender'],
    ['to a stranger', request, { to: `0x${'ed'.repeat(20)}` }, 'has a spender'],
    [
      'with more coins than are swapped',
      request,
      { value: '1000000000000001' },
      'a value other than the amount',
    ],
    ['with coins that are not swapped', tokens, {}, 'a value other than the amount'],
    ['without a call', request, { data: '0x' }, 'no valid calldata'],
  ])('error: a transaction %s is refused', async (_what, asked, change, fault) => {
    vendor.answer({ body: { dstAmount: '2500000', tx: { ...tx, ...change } } })
    const built = await provider.build(asked)
    expect(() => checkBuilt(provider, asked, built)).toThrow(fault)
  })

  test('error: a transaction for another account is not taken for an answer', async () => {
    vendor.answer({ body: { dstAmount: '1', tx: { ...tx, from: usdc } } })
    await expect(provider.build(request)).rejects.toThrow('built the swap for another account')
  })
})

test('behavior: its tokens become ours, and bad ones are left out [7.07]', async () => {
  const good = {
    address: usdc.toLowerCase(),
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    logoURI: 'ipfs://abc',
    eip2612: true,
  }
  vendor.answer({
    body: {
      tokens: {
        [native.toLowerCase()]: { ...good, address: native.toLowerCase(), symbol: 'ETH' },
        [good.address]: good,
        bad: { ...good, address: 'bad' },
      },
    },
  })
  expect(await provider.tokens?.('eip155:1', AbortSignal.timeout(5_000))).toEqual([
    {
      name: 'USD Coin',
      symbol: 'USDC',
      address: `eip155:1:${usdc}`,
      decimals: 6,
      logoUri: 'ipfs://abc',
      eip2612: true,
    },
  ])
  expect(vendor.calls[0]?.path).toBe('/base/swap/v6.0/1/tokens')
  vendor.answer({ body: { tokens: 'none' } })
  await expect(provider.tokens?.('eip155:1', AbortSignal.timeout(5_000))).rejects.toBeInstanceOf(
    VendorFailure,
  )
})
