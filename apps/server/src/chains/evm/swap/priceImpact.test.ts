import { expect, test } from 'vitest'
import { priceImpactBps, smallPartOf } from './priceImpact.ts'

test.each([
  ['nine tenths', 1_000_000n, 2_000_000n, 1_000n, 2_000n * 10n, 9_000],
  ['a tenth', 1_000_000n, 18_000_000n, 1_000n, 20_000n, 1_000],
  ['better than a small one', 1_000_000n, 21_000_000n, 1_000n, 20_000n, 0],
])('behavior: %s', (_what, bigIn, bigOut, smallIn, smallOut, bps) => {
  expect(priceImpactBps({ in: bigIn, out: bigOut }, { in: smallIn, out: smallOut })).toBe(bps)
})

test('behavior: says nothing where the small swap is too coarse to compare with', () => {
  expect(priceImpactBps({ in: 1_000n, out: 900n }, { in: 1n, out: 1n })).toBeUndefined()
  expect(smallPartOf(999n)).toBe(1n)
  expect(smallPartOf(10n ** 18n)).toBe(10n ** 15n)
})
