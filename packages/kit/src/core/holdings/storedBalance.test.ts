import { expect, test } from 'vitest'
import { isStoredBalance } from './storedBalance.ts'

test('behavior: a balance is digits and a time', () => {
  expect(isStoredBalance({ value: '1500000000000000000', at: 5 })).toBe(true)
})

test.each([
  [{ value: '-1', at: 1 }],
  [{ value: '1' }],
  [{ value: '0x1', at: 1 }],
  [{ value: 1, at: 1 }],
  [{ value: '1'.repeat(101), at: 1 }],
  ['1'],
  [null],
  [undefined],
])('error: %j is not a balance', (value) => {
  expect(isStoredBalance(value)).toBe(false)
})
