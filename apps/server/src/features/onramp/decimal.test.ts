import { expect, test } from 'vitest'
import { addDecimals, compareDecimals, readDecimal, subtractDecimals, toMoney } from './decimal.ts'

test('behavior: money is read exactly, from text and from numbers', () => {
  const cases: [unknown, string | undefined][] = [
    ['100.00', '100'],
    ['0.00066413', '0.00066413'],
    [0.00066413, '0.00066413'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
    ['', undefined],
    ['-1', undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['1e999', undefined],
    // Read as text, it would be too long to compare.
    ['199999999999999999999e69', undefined],
    ['0x10', undefined],
    ['1,5', undefined],
    [null, undefined],
    [{}, undefined],
    [1e87, undefined],
    ['1e-70', undefined],
  ]
  for (const [given, expected] of cases) expect([given, readDecimal(given)]).toEqual([given, expected])
})

test('behavior: what floats get wrong is right', () => {
  expect(addDecimals('0.1', '0.2')).toBe('0.3')
  expect(subtractDecimals('0.3', '0.1')).toBe('0.2')
  expect(subtractDecimals('1', '2')).toBe('0')
  expect(compareDecimals('9007199254740993', '9007199254740992')).toBe(1)
  expect(compareDecimals('10', '9.99')).toBe(1)
  expect(compareDecimals('1.50', '1.5')).toBe(0)
  expect([toMoney('10'), toMoney('1.5'), toMoney('0.123')]).toEqual(['10.00', '1.50', '0.123'])
})
