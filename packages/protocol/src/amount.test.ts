import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  compareAmounts,
  divideByPrice,
  formatAmount,
  multiplyByPrice,
  parseAmount,
  truncateAmount,
} from './amount.ts'

const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const int256 = fc.bigInt({ min: -(2n ** 255n), max: 2n ** 255n - 1n })
const decimals = fc.integer({ min: 0, max: 80 })

test('property: what is shown in full reads back as the same units', () => {
  fc.assert(
    fc.property(uint256, decimals, (units, decimals) => {
      const text = formatAmount(units, decimals)
      expect(parseAmount(text, decimals)).toBe(units)
      expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
    }),
  )
})

test('property: cutting drops digits, keeps the order, and never shows more than there is [2.26b, 2.26c]', () => {
  const places = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(int256, int256, decimals, places, (a, b, decimals, places) => {
      // BigInt division truncates, as promised.
      const cut = (units: bigint) => (units * 10n ** BigInt(places)) / 10n ** BigInt(decimals)
      const shown = (units: bigint) => BigInt(truncateAmount(units, decimals, places).replace('.', ''))
      expect(shown(a)).toBe(cut(a))
      if (a <= b) expect(shown(a)).toBeLessThanOrEqual(shown(b))
      expect(truncateAmount(a, decimals, places).split('.')[1]?.length ?? 0).toBe(places)
    }),
  )
})

test('behavior: balances show three places and tokens two, none rounded up [2.26b, 2.26c]', () => {
  expect(truncateAmount(1_999_999_999_999_999_999n, 18, 3)).toBe('1.999')
  expect(truncateAmount(999_999n, 6, 2)).toBe('0.99')
  expect(truncateAmount(0n, 18, 2)).toBe('0.00')
  expect(truncateAmount(5n, 0, 2)).toBe('5.00')
  expect(truncateAmount(-1n, 18, 2)).toBe('0.00')
})

test.each([
  '',
  '.',
  '-1',
  '+1',
  '1e18',
  '1,5',
  '1.2.3',
  ' 1',
  '1\n',
  '0x10',
  '٣',
  'NaN',
  '1'.repeat(79),
  '1'.repeat(80),
])('error: %j is not an amount', (text) => {
  expect(() => parseAmount(text, 80)).toThrow(expect.objectContaining({ code: 'value/bad_amount' }))
})

test('error: a digit that does not fit is refused, a zero is not', () => {
  expect(() => parseAmount('0.1234567', 6)).toThrow('At most 6 digits after the point')
  expect(parseAmount('0.1234560', 6)).toBe(123_456n)
  expect(parseAmount('.5', 18)).toBe(5n * 10n ** 17n)
  expect(parseAmount('5.', 0)).toBe(5n)
})

test('property: worth is exact for any decimal price', () => {
  const price = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 30 }))
  fc.assert(
    fc.property(int256, decimals, price, (units, decimals, [priceUnits, priceDecimals]) => {
      const worth = multiplyByPrice({ units, decimals }, formatAmount(priceUnits, priceDecimals))
      const exact = { units: units * priceUnits, decimals: decimals + priceDecimals }
      expect(compareAmounts(worth, exact)).toBe(0)
    }),
  )
})

test('behavior: a price written with an exponent counts, a malformed one does not', () => {
  const amount = { units: 3n, decimals: 0 }
  expect(multiplyByPrice(amount, String(1.5e-9))).toEqual({ units: 45n, decimals: 10 })
  expect(multiplyByPrice(amount, String(2e21))).toEqual({ units: 6n * 10n ** 21n, decimals: 0 })
  for (const price of ['', '-1', 'NaN', 'Infinity', '1e9999', '.5'])
    expect(() => multiplyByPrice(amount, price)).toThrow(
      expect.objectContaining({ code: 'value/bad_amount' }),
    )
})

test('property: amounts of different decimals compare as the rationals they are', () => {
  fc.assert(
    fc.property(int256, decimals, int256, decimals, (a, aDecimals, b, bDecimals) => {
      const left = a * 10n ** BigInt(bDecimals)
      const right = b * 10n ** BigInt(aDecimals)
      const expected = left < right ? -1 : left > right ? 1 : 0
      expect(compareAmounts({ units: a, decimals: aDecimals }, { units: b, decimals: bDecimals })).toBe(
        expected,
      )
    }),
  )
})

test('property: what a sum buys is worth no more than the sum, and one unit more would be', () => {
  const price = fc.constantFrom('1', '0.5', '2000.25', '3.1e-9', '1e+3', '0.000012345')
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      price,
      fc.integer({ min: 0, max: 18 }),
      (cents, price, decimals) => {
        const money = { units: cents, decimals: 2 }
        const units = divideByPrice(money, price, decimals)
        expect(compareAmounts(multiplyByPrice({ units, decimals }, price), money)).toBeLessThanOrEqual(0)
        const more = multiplyByPrice({ units: units + 1n, decimals }, price)
        expect(compareAmounts(more, money)).toBe(1)
      },
    ),
  )
})

test('error: a price of nothing buys nothing', () => {
  expect(() => divideByPrice({ units: 1n, decimals: 0 }, '0.00', 18)).toThrow('Not an amount')
})
