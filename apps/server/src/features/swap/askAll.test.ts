import { swapNoRoute, swapRefusedByProvider } from '@latchkey/protocol/catalogue'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../refusal.ts'
import { askAll } from './askAll.ts'
import type { ProviderQuote, QuoteRequest, SwapProvider } from './provider.ts'

const router = '0x00000000000000000000000000000000000000f1'
const request: QuoteRequest = {
  chain: 'eip155:1',
  from: { address: '0x00000000000000000000000000000000000000a1', native: false },
  to: { address: '0x00000000000000000000000000000000000000b1', native: false },
  amount: 1_000n,
  slippage: 10_000n,
  signal: new AbortController().signal,
}
const never = () => Promise.reject(new Error('not used in this test'))
const offer = (toAmount: bigint, more: Partial<ProviderQuote> = {}): ProviderQuote => ({
  toAmount,
  minToAmount: toAmount,
  spender: router,
  expiresAt: 0,
  ...more,
})
const provider = (name: string, quote: SwapProvider['quote']): SwapProvider => ({
  name,
  supports: () => true,
  routers: () => [router],
  quote,
  build: never,
})
const giving = (name: string, toAmount: bigint, more?: Partial<ProviderQuote>) =>
  provider(name, async () => offer(toAmount, more))
const failing = (name: string, cause: unknown = new Error('down')) =>
  provider(name, () => Promise.reject(cause))
/** Ignores its signal. */
const silent = (name: string) => provider(name, () => new Promise(() => undefined))
const late = (name: string, toAmount: bigint, wait: number) =>
  provider(name, () => new Promise((resolve) => setTimeout(() => resolve(offer(toAmount)), wait)))
const names = (offers: Awaited<ReturnType<typeof askAll>>) => offers.map(({ provider }) => provider.name)

describe('quotes', () => {
  test('behavior: more comes first, and of as much the cheaper', async () => {
    const offers = await askAll(
      [
        giving('unknown', 7n),
        giving('dear', 7n, { gas: 20n }),
        giving('cheap', 7n, { gas: 10n }),
        giving('best', 8n, { gas: 99n }),
        giving('worst', 6n),
      ],
      request,
    )
    expect(names(offers)).toEqual(['best', 'cheap', 'dear', 'unknown', 'worst'])
  })

  test('behavior: one that fails is left out, and is heard of', async () => {
    const failed: string[] = []
    const onFailure = ({ name }: SwapProvider) => failed.push(name)
    const offers = await askAll([failing('down'), giving('up', 5n)], request, { onFailure })
    expect(names(offers)).toEqual(['up'])
    expect(failed).toEqual(['down'])
  })

  test('behavior: one that is slow is not waited for once another answered', async () => {
    const started = performance.now()
    const offers = await askAll([silent('silent'), giving('quick', 5n)], request, { budgetMs: 60 })
    expect(names(offers)).toEqual(['quick'])
    expect(performance.now() - started).toBeGreaterThan(50)
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  test('behavior: if none is within the budget, the first one counts', async () => {
    const offers = await askAll([silent('silent'), late('late', 5n, 80), failing('down')], request, {
      budgetMs: 20,
    })
    expect(names(offers)).toEqual(['late'])
  })

  test('behavior: those who lost are told to stop', async () => {
    let stopped: AbortSignal | undefined
    const listening = provider('listening', ({ signal }) => {
      stopped = signal
      return new Promise(() => undefined)
    })
    await askAll([listening, giving('quick', 5n)], request, { budgetMs: 10 })
    expect(stopped?.aborted).toBe(true)
  })

  test.each([
    ['nothing', offer(0n)],
    ['more than a chain can count', offer(2n ** 256n)],
    ['less than none', offer(-1n)],
    ['a least amount above the amount', offer(5n, { minToAmount: 6n })],
    ['a spender of its own choosing', offer(5n, { spender: '0x00000000000000000000000000000000000000ee' })],
  ])('error: a quote with %s is not passed on', async (_what, quote) => {
    const asked = askAll([provider('liar', async () => quote)], request)
    await expect(asked).rejects.toMatchObject({ entry: { code: 'swap/unavailable', status: 503 } })
  })
})

describe('no quotes', () => {
  test('error: no liquidity anywhere is 400', async () => {
    const none = [failing('a', new Refusal(swapNoRoute)), failing('b', new Refusal(swapNoRoute))]
    await expect(askAll(none, request)).rejects.toMatchObject({ entry: swapNoRoute })
    await expect(askAll([], request)).rejects.toMatchObject({ entry: swapNoRoute })
  })

  test("error: a provider's own reason is passed on before that", async () => {
    const reason = new Refusal(swapRefusedByProvider, { values: { provider: '1inch' } })
    const asked = askAll([failing('a', new Refusal(swapNoRoute)), failing('b', reason)], request)
    await expect(asked).rejects.toBe(reason)
  })

  test('error: 503 if one of them failed', async () => {
    const asked = askAll([failing('a', new Refusal(swapNoRoute)), failing('b')], request)
    await expect(asked).rejects.toMatchObject({ entry: { status: 503 }, retryAfter: 2 })
  })

  test('error: rejects after the timeout', async () => {
    const asked = askAll([silent('silent')], request, { budgetMs: 10, timeoutMs: 40 })
    await expect(asked).rejects.toMatchObject({ entry: { status: 503 } })
  })

  test('error: a caller who left is not worked for', async () => {
    const gone = new AbortController()
    const asked = askAll([silent('silent')], { ...request, signal: gone.signal })
    gone.abort()
    await expect(asked).rejects.toMatchObject({ entry: { status: 503 } })
  })
})
