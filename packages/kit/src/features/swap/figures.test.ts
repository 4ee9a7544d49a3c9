import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  keepDigits,
  rateOf,
  readUnits,
  shortfall,
  toPercent,
  worstLoss,
  worthLost,
  worthOf,
} from './figures.ts'

const ether = (units: bigint) => ({ units, decimals: 18 })
const dollars = (units: bigint) => ({ units, decimals: 6 })

test('error: only digits are an amount', () => {
  expect(readUnits('0')).toBe(0n)
  expect(readUnits('9'.repeat(78))).toBe(BigInt('9'.repeat(78)))
  for (const text of ['', '-1', '1.5', '0x1', '1e5', ' 1', '1'.repeat(79)])
    expect(() => readUnits(text)).toThrow(expect.objectContaining({ code: 'request/invalid_response' }))
})

describe('rates', () => {
  test.each([
    [ether(10n ** 18n), dollars(1_993_014_999n), '1993.01'],
    [dollars(1_993_014_999n), ether(10n ** 18n), '0.000501752'],
    [ether(2n * 10n ** 18n), ether(2n * 10n ** 18n), '1'],
    [ether(1n), ether(123_456_789_123n), '123456789123'],
    [dollars(1n), { units: 1n, decimals: 0 }, '1000000'],
    [ether(0n), dollars(1n), undefined],
    [{ units: 10n ** 30n, decimals: 0 }, { units: 1n, decimals: 0 }, '0.000000000000000000000000000001'],
  ])('behavior: one of the first is so many of the second (%#)', (a, b, rate) => {
    expect(rateOf(a, b)).toBe(rate)
  })

  test('property: a rate is never more than the truth, however large or small', () => {
    const amount = fc.record({ units: fc.bigInt(1n, 2n ** 128n), decimals: fc.integer({ min: 0, max: 36 }) })
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const rate = rateOf(a, b) ?? ''
        const [whole = '', fraction = ''] = rate.split('.')
        const scaled = BigInt(whole + fraction)
        // rate · a ≤ b, all of it in whole numbers.
        const left = scaled * a.units * 10n ** BigInt(b.decimals)
        const right = b.units * 10n ** BigInt(a.decimals + fraction.length)
        expect(left <= right).toBe(true)
      }),
    )
  })

  test.each([
    ['0.00012345678', 4, '0.0001234'],
    ['1234.5678', 6, '1234.56'],
    ['1234567.89', 6, '1234567'],
    ['1.50000', 6, '1.5'],
    ['0', 6, '0'],
    ['7', 6, '7'],
  ])('behavior: %s keeps %i digits that matter', (text, digits, kept) => {
    expect(keepDigits(text, digits)).toBe(kept)
  })
})

describe('losses', () => {
  test('behavior: what goes missing between what is given and what comes', () => {
    const lost = (price: string | undefined, got: bigint) =>
      worthLost({ amount: ether(10n ** 18n), price: '2000' }, { amount: dollars(got), price })
    expect(lost('1', 1_900_000_000n)).toBe(500n)
    expect(lost('1', 2_100_000_000n)).toBe(0n)
    expect(lost('0.5', 2_000_000_000n)).toBe(5_000n)
    expect(lost(undefined, 1n)).toBeUndefined()
    expect(worthLost({ amount: ether(0n), price: '1' }, { amount: ether(1n), price: '1' })).toBeUndefined()
  })

  test('behavior: the worst that is known counts; nothing known is no zero', () => {
    expect(worstLoss(undefined, undefined)).toBeUndefined()
    expect(worstLoss(0n, undefined)).toBe(0n)
    expect(worstLoss(30n, 700n)).toBe(700n)
    expect(worstLoss(700n, 30n)).toBe(700n)
  })

  test('behavior: worth is exact text, and absent without a price', () => {
    expect(worthOf(ether(1n), '1993.014999')).toBe('0.000000000000001993014999')
    expect(worthOf(ether(1n), undefined)).toBeUndefined()
  })

  test('behavior: offers differ in hundredths of a percent', () => {
    expect(shortfall(1_000n, 995n)).toBe(50n)
    expect(shortfall(1_000n, 1_001n)).toBe(0n)
    expect(shortfall(0n, 0n)).toBe(0n)
    expect([0n, 5n, 50n, 1_234n].map(toPercent)).toEqual(['0', '0.05', '0.5', '12.34'])
  })
})
