import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isKitError } from './errors.ts'
import { assertFees, type Fees } from './fees.ts'

function refusal(fees: Fees): string | undefined {
  try {
    assertFees(fees)
    return undefined
  } catch (error) {
    return isKitError(error) ? error.code : 'another error'
  }
}

test('property: fees are refused exactly where they contradict each other [5.21a-c]', () => {
  const fee = fc.option(
    fc.oneof(fc.bigInt({ min: 0n, max: 3n }), fc.bigInt({ min: 2n ** 256n - 2n, max: 2n ** 256n + 1n })),
    { nil: undefined },
  )
  fc.assert(
    fc.property(fee, fee, fee, (gasPrice, maxFeePerGas, maxPriorityFeePerGas) => {
      const both = gasPrice !== undefined && (maxFeePerGas ?? maxPriorityFeePerGas) !== undefined
      const high = maxFeePerGas !== undefined && maxFeePerGas >= 2n ** 256n
      const tip =
        maxFeePerGas !== undefined &&
        maxPriorityFeePerGas !== undefined &&
        maxPriorityFeePerGas > maxFeePerGas
      const expected = both
        ? 'fees/conflict'
        : high
          ? 'node/fee_cap_too_high'
          : tip
            ? 'node/tip_above_fee_cap'
            : undefined
      expect(refusal({ gasPrice, maxFeePerGas, maxPriorityFeePerGas })).toBe(expected)
    }),
    { numRuns: 500 },
  )
})

test('error: the edges of each rule [5.21a-c]', () => {
  expect(refusal({ gasPrice: 0n, maxPriorityFeePerGas: 0n })).toBe('fees/conflict')
  expect(refusal({ maxFeePerGas: 2n ** 256n - 1n, maxPriorityFeePerGas: 2n ** 256n - 1n })).toBeUndefined()
  expect(refusal({ maxFeePerGas: 2n ** 256n })).toBe('node/fee_cap_too_high')
  expect(refusal({ maxFeePerGas: 1n, maxPriorityFeePerGas: 2n })).toBe('node/tip_above_fee_cap')
  expect(refusal({ gasPrice: 5n })).toBeUndefined()
})
