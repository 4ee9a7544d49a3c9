import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { namedChains } from '../chains/solana/publicNodes.ts'
import { checkBuilt, checkQuote } from '../features/swap/checkProvider.ts'
import type { BuildRequest } from '../features/swap/provider.ts'
import { Refusal } from '../refusal.ts'
import { startVendor, vendorFailures } from '../testing/startVendor.ts'
import { VendorFailure } from './egress.ts'
import { jupiter } from './jupiter.ts'

// A local server with the documented responses stands in for Jupiter.
const vendor = await startVendor()
const key = 'key-of-jupiter'
const chain = namedChains.SOLANA_MAINNET
const parts = { chains: { [chain]: { upstreams: [] } }, clock: () => 1_000_000 }
const provider = jupiter.open({ url: `${vendor.url}/base`, key }, parts)
afterAll(async () => {
  await provider.close()
  await vendor.stop()
})

const wrappedCoin = 'So11111111111111111111111111111111111111112'
const native = 'So11111111111111111111111111111111111111111'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const router = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
const user = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const request: BuildRequest = {
  chain,
  from: { address: native, native: true },
  to: { address: usdc, native: false },
  amount: 100_000_000n,
  user,
  slippage: 12_550n,
  deadline: 2_000,
  signal: AbortSignal.timeout(30_000),
}
const quote = {
  inputMint: wrappedCoin,
  inAmount: '100000000',
  outputMint: usdc,
  outAmount: '17057460',
  otherAmountThreshold: '16844241',
  swapMode: 'ExactIn',
  slippageBps: 125,
  priceImpactPct: '0.0012',
  routePlan: [{ swapInfo: { label: 'Meteora DLMM' }, percent: 100 }],
  contextSlot: 324307186,
}
const swapTransaction = Buffer.from(new Uint8Array(300).fill(1)).toString('base64')
const built = { swapTransaction, lastValidBlockHeight: 324307300, prioritizationFeeLamports: 254600 }

beforeEach(() => {
  vendor.calls.splice(0)
  vendor.answer(({ path }) => ({ body: path.endsWith('/quote') ? quote : built }))
})

describe('quote', () => {
  test('behavior: asks as documented and reads the answer', async () => {
    const answer = await provider.quote(request)
    expect(answer).toEqual({
      toAmount: 17_057_460n,
      minToAmount: 16_844_241n,
      priceImpactBps: 12,
      expiresAt: 1_030_000,
    })
    checkQuote(provider, request, answer)
    expect(vendor.calls).toHaveLength(1)
    expect(vendor.calls[0]).toMatchObject({
      path: '/base/swap/v1/quote',
      query: {
        inputMint: wrappedCoin,
        outputMint: usdc,
        amount: '100000000',
        // A smaller tolerance than was asked for, never a larger one.
        slippageBps: '125',
        swapMode: 'ExactIn',
        instructionVersion: 'V2',
      },
      headers: { 'x-api-key': key },
    })
  })

  test.each([
    ['another token given', { inputMint: usdc }],
    ['another token received', { outputMint: wrappedCoin }],
    ['another amount', { inAmount: '100000001' }],
  ])('error: a quote for %s is a failure', async (_what, change) => {
    vendor.answer({ body: { ...quote, ...change } })
    await expect(provider.quote(request)).rejects.toThrow('quoted another swap')
  })

  test.each([
    ['a mint that is none', { inputMint: 'x' }],
    ['an amount below zero', { outAmount: '-1' }],
    ['the other mode', { swapMode: 'ExactOut' }],
    ['a slippage above all', { slippageBps: 10_001 }],
  ])('error: a quote with %s is a failure', async (_what, change) => {
    vendor.answer({ body: { ...quote, ...change } })
    await expect(provider.quote(request)).rejects.toThrow('unexpected shape')
  })

  test('error: no route is told apart from other refusals', async () => {
    const said = (body: object) => vendor.answer({ status: 400, body })
    said({ error: 'Could not find any route', errorCode: 'COULD_NOT_FIND_ANY_ROUTE' })
    await expect(provider.quote(request)).rejects.toMatchObject({ entry: { code: 'swap/no_route' } })
    said({ error: `The token ${usdc} is not tradable`, errorCode: 'TOKEN_NOT_TRADABLE' })
    await expect(provider.quote(request)).rejects.toMatchObject({ entry: { code: 'swap/no_route' } })
    said({ error: 'Amount is too small\u0000' })
    await expect(provider.quote(request)).rejects.toMatchObject({
      entry: { code: 'swap/refused_by_provider' },
      message: 'Jupiter: Amount is too small',
    })
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
})

describe('build', () => {
  test('behavior: sends the quote back as it came, and wraps the coin only where one side is the coin', async () => {
    const swap = await provider.build(request)
    checkBuilt(provider, request, swap)
    expect(swap).toEqual({
      to: router,
      data: '',
      transaction: swapTransaction,
      value: 0n,
      toAmount: 17_057_460n,
      minToAmount: 16_844_241n,
      deadline: 1_060,
    })
    expect(vendor.calls[1]).toMatchObject({
      method: 'POST',
      path: '/base/swap/v1/swap',
      body: {
        userPublicKey: user,
        quoteResponse: quote,
        wrapAndUnwrapSol: true,
        dynamicComputeUnitLimit: true,
        prioritizationFeeLamports: {
          priorityLevelWithMaxLamports: { priorityLevel: 'high', maxLamports: 1_000_000 },
        },
      },
      headers: { 'x-api-key': key },
    })
    await provider.build({ ...request, from: { address: wrappedCoin, native: false } })
    expect(vendor.calls[3]).toMatchObject({ body: { wrapAndUnwrapSol: false } })
  })

  test('error: what Jupiter has tried and seen fail is refused with its reason', async () => {
    vendor.answer(({ path }) => ({
      body: path.endsWith('/quote')
        ? quote
        : { ...built, simulationError: { error: 'insufficient lamports', errorCode: 'TRANSACTION_ERROR' } },
    }))
    await expect(provider.build(request)).rejects.toMatchObject({
      entry: { code: 'swap/refused_by_provider' },
      message: 'Jupiter: insufficient lamports',
    })
  })

  test.each([
    ['none', ''],
    ['one that is not base64', 'not base64!'],
    ['one that fits into no packet', 'A'.repeat(1_648)],
  ])('error: a transaction that is %s is refused', async (_what, transaction) => {
    const swap = { ...(await provider.build(request)), transaction }
    expect(() => checkBuilt(provider, request, swap)).toThrow('no valid transaction')
  })

  test('error: more slippage than the visitor allows, and a call beside it, are refused', async () => {
    const swap = await provider.build(request)
    expect(() => checkBuilt(provider, request, { ...swap, minToAmount: 1n })).toThrow('more slippage')
    expect(() => checkBuilt(provider, request, { ...swap, to: usdc })).toThrow('calls a token')
    expect(() => checkBuilt(provider, request, { ...swap, value: 1n })).toThrow('both a call and')
    expect(() => checkBuilt(provider, request, { ...swap, data: '0x01' })).toThrow('both a call and')
  })

  test('error: a quote of many kilobytes is not sent back', async () => {
    vendor.answer({ body: { ...quote, routePlan: 'x'.repeat(70_000) } })
    await expect(provider.build(request)).rejects.toThrow('quoted at length')
  })
})

test('behavior: lists usual and most traded tokens that are verified, without the wrapped coin', async () => {
  const isVerified = true
  const dollar = { id: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, isVerified }
  const others = [
    { ...dollar, id: wrappedCoin, name: 'Wrapped SOL', symbol: 'SOL' },
    { ...dollar, id: 'nonsense' },
    { id: router, name: 'No decimals', symbol: 'X', isVerified },
    { ...dollar, id: user, isVerified: null },
    { ...dollar, id: user, audit: { isSus: true } },
    null,
    'text',
  ]
  vendor.answer(({ path }) => ({
    body: path.endsWith('/search') ? [{ ...dollar, icon: 'https://example.com/usdc.png' }] : others,
  }))
  expect(await provider.tokens?.(chain, request.signal)).toEqual([
    {
      name: 'USD Coin',
      symbol: 'USDC',
      address: `${chain}:${usdc}`,
      decimals: 6,
      logoUri: 'https://example.com/usdc.png',
      eip2612: null,
    },
  ])
  expect(vendor.calls).toMatchObject([
    { path: '/base/tokens/v2/search', query: { query: expect.stringContaining(usdc) } },
    { path: '/base/tokens/v2/toporganicscore/24h', query: { limit: '100' } },
  ])
})

test('behavior: its mints are of mainnet alone', () => {
  expect(provider.supports(chain)).toBe(true)
  expect(provider.supports(namedChains.SOLANA_DEVNET)).toBe(false)
  expect(provider.supports('eip155:1')).toBe(false)
  expect(provider.routers('eip155:1')).toEqual([])
})
