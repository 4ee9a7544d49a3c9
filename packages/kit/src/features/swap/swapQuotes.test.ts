import { expect, test } from 'vitest'
import { swapDraft } from './swapDraft.ts'
import {
  orderOf,
  type Quote,
  quoteInUse,
  type SwapQuotesEvent,
  type SwapQuotesState,
  transition,
} from './swapQuotes.ts'

const quote = (provider: string): Quote => ({
  provider,
  received: 1n,
  gas: undefined,
  spender: undefined,
  impact: undefined,
})
const offers = [quote('a'), quote('b')] as const
const idle = { status: 'idle' } as const
const loading = { status: 'loading', key: 'k' } as const
const ready = {
  status: 'ready',
  key: 'k',
  quotes: [offers[0], offers[1]],
  at: 1,
  market: { from: '1' },
} as const

const cases: [string, SwapQuotesState, SwapQuotesEvent, SwapQuotesState][] = [
  ['are asked for', idle, { type: 'load', key: 'k' }, loading],
  ['stay while newer ones are asked for', ready, { type: 'load', key: 'k' }, ready],
  ['go with the question', ready, { type: 'load', key: 'other' }, { status: 'loading', key: 'other' }],
  [
    'come',
    loading,
    { type: 'ready', key: 'k', quotes: [offers[0]], at: 5 },
    { status: 'ready', key: 'k', quotes: [offers[0]], at: 5, market: {} },
  ],
  [
    'keep what is known of the market',
    ready,
    { type: 'ready', key: 'k', quotes: [offers[1]], at: 9 },
    { ...ready, quotes: [offers[1]], at: 9 },
  ],
  [
    'to another question are dropped',
    loading,
    { type: 'ready', key: 'old', quotes: [offers[0]], at: 5 },
    loading,
  ],
  [
    'take the market',
    ready,
    { type: 'market', key: 'k', market: { to: '2' } },
    { ...ready, market: { to: '2' } },
  ],
  ['take no market before they are there', loading, { type: 'market', key: 'k', market: {} }, loading],
  [
    'may fail',
    ready,
    { type: 'fail', key: 'k', error: 'swap/no_route' },
    { status: 'failed', key: 'k', error: 'swap/no_route' },
  ],
  ['fail only for what is asked', ready, { type: 'fail', key: 'old', error: 'swap/no_route' }, ready],
  ['are cleared', ready, { type: 'clear' }, idle],
  ['do not come unasked', idle, { type: 'ready', key: 'k', quotes: [offers[0]], at: 5 }, idle],
]
test.each(cases)('behavior: offers %s', (_, before, event, after) => {
  expect(transition(before, event)).toEqual(after)
})

test('behavior: the chosen offer while it is made, else the best', () => {
  expect(quoteInUse(ready, 'b')).toBe(offers[1])
  expect(quoteInUse(ready, 'gone')).toBe(offers[0])
  expect(quoteInUse(ready, undefined)).toBe(offers[0])
  expect(quoteInUse(loading, 'a')).toBeUndefined()
})

test('behavior: a draft is a question once it is complete [7.06a]', () => {
  const token = {
    id: 'eip155:1/erc20:0xabc',
    chain: 'eip155:1',
    address: '0xabc',
    name: '',
    symbol: '',
    decimals: 6,
    icon: undefined,
    listed: true,
  } as const
  const coin = { ...token, id: 'eip155:1/slip44:60', address: undefined, decimals: 18 } as const
  const draft = { ...swapDraft.initial, chain: 'eip155:1', from: coin, to: token, amount: '1.5' } as const
  expect(orderOf(draft, '0xme')).toMatchObject({
    units: 15n * 10n ** 17n,
    key: 'eip155:1/slip44:60>eip155:1/erc20:0xabc:1500000000000000000:0xme',
  })
  for (const part of [
    { amount: '' },
    { amount: '0' },
    { amount: '0.0000000000000000001' },
    { to: undefined },
  ])
    expect(orderOf({ ...draft, ...part }, '0xme')).toBeUndefined()
  expect(orderOf(draft, undefined)).toBeUndefined()
})
