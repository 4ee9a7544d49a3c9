import { expect, test } from 'vitest'
import { type BalanceEvent, type BalanceState, balance, transition } from './balance.ts'

const idle = balance.initial
const loading: BalanceState = { status: 'loading', key: 'a' }
const ready: BalanceState = { status: 'ready', key: 'a', value: 5n, decimals: 18, symbol: 'ETH' }
const unavailable: BalanceState = { status: 'unavailable', key: 'a', at: 7 }
const load = (key: string): BalanceEvent => ({ type: 'load', key })
const figure = (key: string, value: bigint): BalanceEvent => ({
  type: 'ready',
  key,
  value,
  decimals: 18,
  symbol: 'ETH',
})
const fail = (key: string): BalanceEvent => ({ type: 'fail', key, at: 7 })

test('behavior: reads, shows, and says when there is no figure [4.37, 9.02]', () => {
  expect(transition(idle, load('a'))).toEqual(loading)
  expect(transition(loading, figure('a', 5n))).toEqual(ready)
  expect(transition(loading, fail('a'))).toEqual(unavailable)
  expect(transition(unavailable, load('a'))).toEqual(loading)
  expect(transition(unavailable, figure('a', 5n))).toEqual(ready)
})

test('behavior: a figure stays while it is read again, and is not shown for another account [9.03]', () => {
  expect(transition(ready, load('a'))).toBe(ready)
  expect(transition(ready, figure('a', 6n))).toEqual({ ...ready, value: 6n })
  expect(transition(ready, load('b'))).toEqual({ status: 'loading', key: 'b' })
  expect(transition(ready, fail('a'))).toEqual(unavailable)
})

test.each([idle, loading, ready, unavailable])(
  'behavior: late news of another account change nothing in $status [9.03]',
  (state) => {
    expect(transition(state, figure('b', 1n))).toBe(state)
    expect(transition(state, fail('b'))).toBe(state)
  },
)

test('behavior: reading twice is reading once; reset forgets [9.03]', () => {
  expect(transition(loading, load('a'))).toBe(loading)
  for (const state of [idle, loading, ready, unavailable])
    expect(transition(state, { type: 'reset' })).toBe(idle)
})
