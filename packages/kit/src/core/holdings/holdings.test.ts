import { describe, expect, test } from 'vitest'
import { type HoldingsEvent, type HoldingsState, holdings, type Token, transition } from './holdings.ts'

const token: Token = {
  id: 'eip155:1/slip44:60',
  chain: 'eip155:1',
  address: undefined,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  units: 5n,
  price: undefined,
  icon: undefined,
}
const figures = { tokens: [token], hidden: [], stale: false, coinOnly: false }
const idle = holdings.initial
const loading: HoldingsState = { status: 'loading', key: 'a' }
const ready: HoldingsState = { status: 'ready', key: 'a', ...figures }
const unavailable: HoldingsState = { status: 'unavailable', key: 'a', at: 7 }
const load = (key: string): HoldingsEvent => ({ type: 'load', key })
const figure = (key: string, units: bigint): HoldingsEvent => ({
  type: 'ready',
  key,
  ...figures,
  tokens: [{ ...token, units }],
})
const fail = (key: string): HoldingsEvent => ({ type: 'fail', key, at: 7 })

describe('transition', () => {
  test('behavior: loads, shows, and reports that balances are unavailable [9.02]', () => {
    expect(transition(idle, load('a'))).toEqual(loading)
    expect(transition(loading, figure('a', 5n))).toEqual(ready)
    expect(transition(loading, fail('a'))).toEqual(unavailable)
    expect(transition(unavailable, load('a'))).toEqual(loading)
    expect(transition(unavailable, figure('a', 5n))).toEqual(ready)
  })

  test('behavior: balances stay while they are reloaded, and are not shown for another account', () => {
    expect(transition(ready, load('a'))).toBe(ready)
    expect(transition(ready, figure('a', 6n))).toEqual({ ...ready, tokens: [{ ...token, units: 6n }] })
    expect(transition(ready, load('b'))).toEqual({ status: 'loading', key: 'b' })
    expect(transition(ready, fail('a'))).toEqual(unavailable)
  })

  test.each([idle, loading, ready, unavailable])(
    'behavior: a late answer for another account changes nothing in $status',
    (state) => {
      expect(transition(state, figure('b', 1n))).toBe(state)
      expect(transition(state, fail('b'))).toBe(state)
    },
  )

  test('behavior: loading twice changes nothing; reset clears', () => {
    expect(transition(loading, load('a'))).toBe(loading)
    for (const state of [idle, loading, ready, unavailable])
      expect(transition(state, { type: 'reset' })).toBe(idle)
  })
})
