import { formatAmount } from '@latchkey/protocol/amount'
import { describe, expect, test } from 'vitest'
import type { Token } from '../../core/holdings/holdings.ts'
import { byWorth, isEmpty, totalWorth, worthOf } from './worth.ts'

const coin: Token = {
  id: 'eip155:1/slip44:60',
  chain: 'eip155:1',
  address: undefined,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  units: 1_500_000_000_000_000_000n,
  price: '2000',
  icon: undefined,
}
const dollar: Token = {
  ...coin,
  id: 'eip155:1/erc20:0x1',
  address: '0x1',
  symbol: 'USD',
  decimals: 6,
  units: 2_500_001n,
  price: '1',
}
const unknown: Token = { ...coin, id: 'eip155:1/erc20:0x2', address: '0x2', symbol: 'NEW', price: undefined }
const none: Token = { ...coin, id: 'eip155:1/erc20:0x3', address: '0x3', units: 0n, price: undefined }

describe('empty', () => {
  const known = { tokens: [{ ...coin, units: 0n }, none], hidden: [], stale: false, coinOnly: false }

  test('behavior: nothing of everything is empty; what only others sent as bait does not count', () => {
    expect(isEmpty(known)).toBe(true)
    expect(isEmpty({ ...known, hidden: [unknown] })).toBe(true)
    expect(isEmpty({ ...known, tokens: [coin] })).toBe(false)
    expect(isEmpty({ ...known, tokens: [...known.tokens, unknown] })).toBe(false)
  })

  test('behavior: zero is not shown while the balance is not known', () => {
    for (const doubt of [{ coinOnly: true }, { stale: true }, { waiting: true }, { failedAt: 1 }])
      expect(isEmpty({ ...known, ...doubt })).toBe(false)
  })
})

describe('worth', () => {
  test('behavior: adds up to the last digit, whatever the decimals [3.02n, 3.12c, 3.12e]', () => {
    const { total, partial } = totalWorth([coin, dollar])
    expect(total && formatAmount(total.units, total.decimals)).toBe('3002.500001')
    expect(partial).toBe(false)
  })

  test('behavior: a sum no float could hold stays exact [3.02n]', () => {
    const big = { ...coin, units: 10n ** 40n + 1n, price: '0.1' }
    const { total } = totalWorth([big, dollar])
    expect(total && formatAmount(total.units, total.decimals)).toBe(
      '1000000000000000000002.5000010000000000001',
    )
  })

  test('behavior: what has no known price is left out, and the total says so', () => {
    expect(totalWorth([coin, unknown])).toEqual({
      total: { units: 3_000n * 10n ** 18n, decimals: 18 },
      partial: true,
    })
    expect(totalWorth([coin, none]).partial).toBe(false)
  })

  test('behavior: without one known price there is no total, not a zero', () => {
    expect(totalWorth([unknown, none])).toEqual({ total: undefined, partial: true })
  })

  test('behavior: an account that has nothing is worth nothing', () => {
    expect(totalWorth([{ ...none, address: undefined }])).toEqual({
      total: { units: 0n, decimals: 0 },
      partial: false,
    })
    expect(totalWorth([])).toEqual({ total: { units: 0n, decimals: 0 }, partial: false })
    expect(worthOf(none)).toEqual({ units: 0n, decimals: 0 })
    expect(worthOf(unknown)).toBeUndefined()
  })
})

describe('order', () => {
  test('behavior: the coin first, then what is worth most, then what has no known price', () => {
    const rich = { ...dollar, address: '0x9', units: 9_000_000n }
    expect(byWorth([unknown, dollar, rich, coin]).map(({ address }) => address)).toEqual([
      undefined,
      '0x9',
      '0x1',
      '0x2',
    ])
  })

  test('behavior: those of unknown price keep their order', () => {
    const other = { ...unknown, address: '0x5' }
    expect(byWorth([other, unknown, coin]).map(({ address }) => address)).toEqual([undefined, '0x5', '0x2'])
  })
})
