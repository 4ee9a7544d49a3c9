import { expect, test } from 'vitest'
import { defaultOnrampOptions } from './defaultOnrampOptions.ts'
import {
  amountProblem,
  chosenOffer,
  type OnrampEvent,
  type OnrampState,
  offersOf,
  onramp,
  purchaseAmount,
  quotesLoading,
  transition,
} from './onramp.ts'
import { offer, options } from './testing.ts'

const { initial } = onramp
const after = (...events: OnrampEvent[]): OnrampState => events.reduce(transition, initial)
const ready: OnrampEvent = { type: 'options', ...options }
const offers = [offer('coinbase', '97.12'), offer('meld:transak', '96')]

test('behavior: it starts with USDC on Ethereum, in dollars by card, and nothing else [3.19, 3.20, 3.21, 9.07a, 9.07b]', () => {
  expect(initial).toEqual({
    status: 'new',
    providers: [],
    selectedProvider: undefined,
    purchaseCurrencies: defaultOnrampOptions.purchaseCurrencies,
    paymentCurrencies: defaultOnrampOptions.paymentCurrencies,
    purchaseCurrency: defaultOnrampOptions.purchaseCurrencies[0],
    network: 'ethereum',
    paymentCurrency: defaultOnrampOptions.paymentCurrencies[0],
    paymentMethod: 'card',
    paymentAmount: '',
    quotes: { status: 'none' },
  })
  expect(initial.purchaseCurrency?.networks.map(({ name, chain_id }) => [name, chain_id])).toEqual([
    ['ethereum', '1'],
    ['polygon', '137'],
  ])
  expect(initial.paymentCurrency).toEqual({
    id: 'USD',
    payment_method_limits: [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ],
  })
})

test('behavior: loading, then an amount or an error [3.19, 4.29]', () => {
  const asked = after(ready, { type: 'amount', amount: '100' }, { type: 'ask' })
  expect([quotesLoading(asked), purchaseAmount(asked)]).toEqual([true, undefined])
  const quoted = transition(asked, { type: 'quoted', offers })
  expect([quotesLoading(quoted), purchaseAmount(quoted), quoted.quotes.status]).toEqual([
    false,
    '97.12',
    'ready',
  ])
  const failed = transition(asked, { type: 'unavailable', cause: 'unreachable', error: 'No answer' })
  expect([quotesLoading(failed), purchaseAmount(failed), failed.quotes]).toEqual([
    false,
    undefined,
    { status: 'unavailable', cause: 'unreachable', error: 'No answer' },
  ])
})

test('behavior: a refresh keeps the prices, another question does not, a failure does not [4.29]', () => {
  const quoted = after(ready, { type: 'amount', amount: '100' }, { type: 'ask' }, { type: 'quoted', offers })
  const refreshing = transition(quoted, { type: 'ask' })
  expect(offersOf(refreshing)).toEqual(offers)
  const failed = transition(refreshing, { type: 'unavailable', cause: 'unreachable', error: 'x' })
  expect(offersOf(failed)).toEqual([])
  for (const event of [
    { type: 'amount', amount: '101' },
    { type: 'buy', symbol: 'SOL', network: 'solana' },
    { type: 'pay', currency: 'EUR', method: 'card' },
  ] as const)
    expect(transition(quoted, event).quotes).toEqual({ status: 'none' })
})

test('behavior: the chosen seller stays chosen while it sells; else the best is [3.19]', () => {
  const quoted = after(ready, { type: 'amount', amount: '100' }, { type: 'ask' }, { type: 'quoted', offers })
  expect(chosenOffer(quoted)?.provider).toBe('coinbase')
  const chosen = transition(quoted, { type: 'select', provider: 'meld:transak' })
  expect(chosenOffer(chosen)?.provider).toBe('meld:transak')
  expect(transition(quoted, { type: 'select', provider: 'unknown' })).toBe(quoted)
  const next = [{ type: 'ask' }, { type: 'quoted', offers: offers.slice(0, 1) }] as const
  expect(chosenOffer(next.reduce<OnrampState>(transition, chosen))?.provider).toBe('coinbase')
})

test('behavior: what is not on the list cannot be chosen', () => {
  const state = after(ready)
  for (const event of [
    { type: 'buy', symbol: 'USDC', network: 'bitcoin' },
    { type: 'buy', symbol: 'DOGE', network: 'ethereum' },
    { type: 'pay', currency: 'EUR', method: 'ach_bank_account' },
    { type: 'pay', currency: 'XXX', method: 'card' },
  ] as const)
    expect(transition(state, event)).toBe(state)
})

test('behavior: a new list keeps the choice where it is still sold', () => {
  const chosen = after(
    ready,
    { type: 'buy', symbol: 'USDC', network: 'base' },
    { type: 'pay', currency: 'EUR', method: 'card' },
  )
  const again = transition(chosen, { ...ready, prefer: { symbol: 'SOL', network: 'solana' } } as OnrampEvent)
  expect([again.purchaseCurrency?.symbol, again.network, again.paymentCurrency.id]).toEqual([
    'USDC',
    'base',
    'EUR',
  ])
  const gone = transition(chosen, {
    ...ready,
    purchaseCurrencies: options.purchaseCurrencies.slice(1),
  } as OnrampEvent)
  expect([gone.purchaseCurrency?.symbol, gone.network]).toEqual(['SOL', 'solana'])
})

test.each([
  [
    ['coinbase', 'meld'],
    ['coinbase', 'meld'],
  ],
  [['coinbase', 1], []],
  ['coinbase', []],
  [{ 0: 'coinbase' }, []],
  [undefined, []],
])('behavior: providers are a list of texts, or none: %j [5.20]', (providers, expected) => {
  expect(after({ ...ready, providers } as OnrampEvent).providers).toEqual(expected)
})

test('behavior: an empty list of sellers says that nothing is sold here', () => {
  expect(after({ ...ready, providers: [] } as OnrampEvent).quotes).toMatchObject({ cause: 'off' })
})

test('behavior: reset restores the defaults, whatever was before [4.30]', () => {
  const used = after(
    ready,
    { type: 'amount', amount: '100' },
    { type: 'buy', symbol: 'SOL', network: 'solana' },
    { type: 'pay', currency: 'EUR', method: 'card' },
    { type: 'ask' },
    { type: 'quoted', offers },
    { type: 'select', provider: 'meld:transak' },
  )
  expect(transition(used, { type: 'reset' })).toBe(initial)
})

test.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['0.00', 'missing'],
  ['.', 'missing'],
  ['9.99', 'low'],
  ['10', undefined],
  ['10.', undefined],
  ['7500.00', undefined],
  ['7500.01', 'high'],
  ['999999999', 'high'],
])('behavior: %j by card is %s [9.07a]', (amount, problem) => {
  expect(amountProblem(after(ready, { type: 'amount', amount }))).toBe(problem)
})

test('behavior: each way to pay has limits of its own', () => {
  const bank = after(
    ready,
    { type: 'pay', currency: 'USD', method: 'ach_bank_account' },
    { type: 'amount', amount: '20000' },
  )
  expect(amountProblem(bank)).toBeUndefined()
  expect(amountProblem(transition(bank, { type: 'amount', amount: '25000.01' }))).toBe('high')
})

test('behavior: answers to no question change nothing', () => {
  for (const event of [
    { type: 'quoted', offers },
    { type: 'unavailable', cause: 'off', error: 'x' },
  ] as const)
    expect(transition(initial, event)).toBe(initial)
})
