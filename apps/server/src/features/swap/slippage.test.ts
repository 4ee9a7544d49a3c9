import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastOf, toDecimal, toMillionths } from './slippage.ts'

test.each([
  [0, 0n],
  [0.5, 5_000n],
  [1, 10_000n],
  [0.0375, 375n],
  [0.1 + 0.2, 3_000n],
  [3.5, 35_000n],
  [50, 500_000n],
  // Truncated, never rounded up.
  [0.00009, 0n],
  [0.12349999, 1_234n],
  [1e-7, 0n],
])('behavior: %s percent is %s millionths', (percent, millionths) => {
  expect(toMillionths(percent)).toBe(millionths)
})

test.each([
  [5_000n, 4, '0.5'],
  [5_000n, 6, '0.005'],
  [10_000n, 4, '1'],
  [0n, 6, '0'],
  [375n, 4, '0.0375'],
  [500_000n, 6, '0.5'],
] as const)('behavior: %s millionths with the point at %s is %s', (millionths, shift, text) => {
  expect(toDecimal(millionths, shift)).toBe(text)
})

test('property: the least amount is exact for any amount a chain can count', () => {
  fc.assert(
    fc.property(fc.bigInt(2n, 2n ** 256n - 1n), fc.bigInt(0n, 500_000n), (amount, slippage) => {
      const least = leastOf(amount, slippage)
      const exact = amount * (1_000_000n - slippage)
      expect(least * 1_000_000n <= exact && exact < (least + 1n) * 1_000_000n).toBe(true)
    }),
  )
  expect(leastOf(12_345n, 0n)).toBe(12_345n)
})

test('error: of something the least is never nothing', () => {
  expect([leastOf(1n, 10_000n), leastOf(0n, 10_000n)]).toEqual([1n, 0n])
})

test('property: what is written with a point reads back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), (millionths) => {
      expect(toMillionths(Number(toDecimal(BigInt(millionths), 4)))).toBe(BigInt(millionths))
    }),
  )
})
