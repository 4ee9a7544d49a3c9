import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultSlippage,
  isHighSlippage,
  isLowSlippage,
  leastOf,
  parseSlippage,
  slippageFor,
  slippagePresets,
} from './slippage.ts'

test('behavior: one percent unless the visitor says otherwise [9.08a]', () => {
  expect(defaultSlippage).toBe('1')
  expect(parseSlippage(defaultSlippage)).toBe(10_000n)
  expect(slippagePresets.map(parseSlippage)).toEqual([5_000n, 10_000n, 30_000n])
})

test.each([
  ['0', 0n],
  ['0.5', 5_000n],
  ['1.', 10_000n],
  ['0.0001', 1n],
  ['50', 500_000n],
  ['50.0001', undefined],
  ['99', undefined],
  ['0.00001', undefined],
  ['', undefined],
  ['.5', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['1,5', undefined],
])('behavior: %j percent is %s millionths', (text, millionths) => {
  expect(parseSlippage(text)).toBe(millionths)
})

test('behavior: more than five percent is high, less than a twentieth is low', () => {
  expect([49_999n, 50_000n, 50_001n].map(isHighSlippage)).toEqual([false, false, true])
  expect([499n, 500n].map(isLowSlippage)).toEqual([true, false])
})

test('behavior: the least is cut, never rounded up', () => {
  expect(leastOf(1_000_000n, 10_000n)).toBe(990_000n)
  expect(leastOf(199n, 10_000n)).toBe(197n)
  expect(leastOf(2n ** 255n, 0n)).toBe(2n ** 255n)
})

test('property: the tolerance for an amount leaves at least that amount', () => {
  const amounts = fc.bigInt({ min: 1n, max: 2n ** 200n })
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: 500_000n }), (expected, lost) => {
      const least = leastOf(expected, lost)
      const text = slippageFor(expected, least)
      const millionths = parseSlippage(text ?? '')
      if (millionths === undefined) throw new Error(`${text} is no tolerance`)
      expect(leastOf(expected, millionths)).toBeGreaterThanOrEqual(least)
    }),
  )
  expect(slippageFor(10n, 11n)).toBeUndefined()
  expect(slippageFor(0n, 0n)).toBeUndefined()
})
