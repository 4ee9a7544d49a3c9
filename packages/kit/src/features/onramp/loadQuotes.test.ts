import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '../../core/testing.ts'
import { loadOptions } from './loadOptions.ts'
import { loadQuotes, loadQuotesSoon, watchQuotes } from './loadQuotes.ts'
import { chosenOffer, offersOf, onramp, purchaseAmount, quotesLoading } from './onramp.ts'
import { offer, options, quote, startShop } from './testing.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeEach(async () => {
  shop = await startShop()
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.stop()
})

const state = () => onramp.of(shop.kit).get()
const change = (event: Parameters<ReturnType<typeof onramp.of>['dispatch']>[0]) =>
  onramp.of(shop.kit).dispatch(event)
const refusal = (status: number, code: string, description = 'said') => ({
  status,
  headers: { 'retry-after': '0' },
  body: { status: 'FAILED', code, reasons: [{ field: 'x', description }] },
})

async function shopFor(amount: string) {
  await loadOptions(shop.kit)
  change({ type: 'amount', amount })
  await loadQuotes(shop.kit)
}

test('behavior: only what reaches an address of the account is offered, where the visitor is first [9.09a]', async () => {
  await loadOptions(shop.kit)
  expect(
    state().purchaseCurrencies.map(({ symbol, networks }) => [symbol, networks.map(({ name }) => name)]),
  ).toEqual([['USDC', ['ethereum', 'base']]])
  expect(state().network).toBe('ethereum')
  expect(state().providers).toEqual(['coinbase', 'meld'])
  await shop.stop()
  shop = await startShop({ networks: [8453] })
  await loadOptions(shop.kit)
  expect(state().network).toBe('base')
  expect(state().purchaseCurrency?.networks[0]?.name).toBe('base')
})

test('behavior: buying starts with SOL on Solana and with USDC elsewhere; where that is not sold, with the coin [4.28, 9.09a]', async () => {
  const startsWith = async (namespace: 'eip155' | 'solana', unsold?: string) => {
    await shop.stop()
    const networks = namespace === 'solana' ? ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] : [1]
    shop = await startShop({ namespace, networks })
    const purchaseCurrencies = options.purchaseCurrencies.filter(({ symbol }) => symbol !== unsold)
    shop.server.answers['/v1/onramp/options'] = { body: { ...options, purchaseCurrencies } }
    await loadOptions(shop.kit)
    return [state().purchaseCurrency?.symbol, state().network]
  }
  expect(await startsWith('solana')).toEqual(['SOL', 'solana'])
  expect(await startsWith('eip155')).toEqual(['USDC', 'ethereum'])
  expect(await startsWith('solana', 'SOL')).toEqual(['USDC', 'solana'])
})

test('behavior: without an answer the common case is offered, and no price [7.18b]', async () => {
  shop.server.answers['/v1/onramp/options'] = { status: 500, headers: { 'retry-after': '0' } }
  shop.server.answers['/v1/onramp/quote'] = refusal(503, 'server/source_unavailable', 'No source answers')
  await shopFor('100')
  expect(state().purchaseCurrency?.symbol).toBe('USDC')
  expect(state().quotes).toEqual({ status: 'unavailable', cause: 'unreachable', error: 'No source answers' })
  expect([purchaseAmount(state()), offersOf(state())]).toEqual([undefined, []])
})

test('behavior: where no provider sells, that is said before an amount is typed', async () => {
  shop.server.answers['/v1/onramp/options'] = refusal(404, 'onramp/off')
  await loadOptions(shop.kit)
  expect(state().quotes).toMatchObject({ status: 'unavailable', cause: 'off' })
})

test('behavior: asks for the amount on the network that was chosen, and shows all offers [4.29, 7.19a]', async () => {
  await loadOptions(shop.kit)
  change({ type: 'buy', symbol: 'USDC', network: 'base' })
  change({ type: 'pay', currency: 'EUR', method: 'card' })
  change({ type: 'amount', amount: '100.' })
  const asking = loadQuotes(shop.kit)
  expect(quotesLoading(state())).toBe(true)
  await asking
  expect(quotesLoading(state())).toBe(false)
  expect(purchaseAmount(state())).toBe('97.12')
  expect(offersOf(state()).map(({ provider }) => provider)).toEqual(['coinbase', 'meld:transak'])
  const [call] = shop.server.to('/v1/onramp/quote')
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    purchaseCurrency: { symbol: 'USDC' },
    paymentCurrency: { id: 'EUR' },
    amount: '100',
    network: 'base',
    paymentMethod: 'card',
  })
})

test('error: a failure keeps its message, and no price [4.29]', async () => {
  shop.server.answers['/v1/onramp/quote'] = refusal(
    400,
    'onramp/amount_outside_limits',
    'The amount must be from 20.00 to 500.00 USD',
  )
  await shopFor('1000')
  expect(state().quotes).toMatchObject({ cause: 'limits' })
  expect(state().quotes).toMatchObject({ error: 'The amount must be from 20.00 to 500.00 USD' })
  shop.server.answers['/v1/onramp/quote'] = { body: { amount: 1 } }
  await loadQuotes(shop.kit)
  expect(state().quotes).toMatchObject({ cause: 'unreachable' })
})

test('behavior: no quote is requested for an amount outside the limits', async () => {
  for (const amount of ['', '0', '9.99', '7500.01']) await shopFor(amount)
  expect(shop.server.to('/v1/onramp/quote')).toEqual([])
})

test('behavior: the answer to an older question is not shown', async () => {
  await loadOptions(shop.kit)
  shop.server.answers['/v1/onramp/quote'] = ({ body }) => ({
    body: quote(offer('coinbase', JSON.parse(body).amount)),
  })
  change({ type: 'amount', amount: '50' })
  const first = loadQuotes(shop.kit)
  change({ type: 'amount', amount: '80' })
  await Promise.all([first, loadQuotes(shop.kit)])
  expect(purchaseAmount(state())).toBe('80')
})

test('behavior: typing asks once, 500 ms after the last key [9.06m]', async () => {
  await loadOptions(shop.kit)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const amount of ['1', '10', '100']) {
    change({ type: 'amount', amount })
    loadQuotesSoon(shop.kit)
    vi.advanceTimersByTime(499)
  }
  expect(quotesLoading(state())).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(quotesLoading(state())).toBe(true)
  vi.useRealTimers()
  await vi.waitFor(() => expect(purchaseAmount(state())).toBe('97.12'))
  expect(shop.server.to('/v1/onramp/quote')).toHaveLength(1)
})

test('behavior: prices are refreshed while they are looked at, and the choice of seller stays', async () => {
  await loadOptions(shop.kit)
  change({ type: 'amount', amount: '100' })
  const stop = watchQuotes(shop.kit, 30)
  await vi.waitFor(() => expect(offersOf(state())).toHaveLength(2))
  change({ type: 'select', provider: 'meld:transak' })
  shop.server.answers['/v1/onramp/quote'] = {
    body: quote(offer('coinbase', '98'), offer('meld:transak', '97')),
  }
  await vi.waitFor(() => expect(purchaseAmount(state())).toBe('97'))
  expect(chosenOffer(state())?.provider).toBe('meld:transak')
  stop()
  await settle()
  const asked = shop.server.to('/v1/onramp/quote').length
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(shop.server.to('/v1/onramp/quote')).toHaveLength(asked)
})
