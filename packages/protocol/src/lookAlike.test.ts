import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, isLookAlike, isSameAddress } from './lookAlike.ts'

const hex = (digits: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: digits, maxLength: digits })
    .map((characters) => characters.join(''))
const runs = { numRuns: 1_000 }

test('property: 1,000 addresses with the ends of another and a middle of their own are flagged', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 12 }),
      fc.integer({ min: 4, max: 12 }),
      hex(40),
      hex(40),
      fc.boolean(),
      (start, end, known, filling, shout) => {
        const forged = known.slice(0, start) + filling.slice(start, 40 - end) + known.slice(40 - end)
        fc.pre(forged !== known)
        const written = `0x${shout ? forged.toUpperCase() : forged}`
        expect(isLookAlike(written, `0x${known}`)).toBe(true)
        expect(isLookAlike(`0x${known}`, written)).toBe(true)
      },
    ),
    runs,
  )
})

test('property: 1,000 ordinary addresses are not flagged', () => {
  fc.assert(
    fc.property(hex(40), hex(40), (one, other) => {
      // Random look-alikes are expected: one pair in four billion.
      fc.pre(one.slice(0, 4) !== other.slice(0, 4) || one.slice(-4) !== other.slice(-4))
      expect(isLookAlike(`0x${one}`, `0x${other}`)).toBe(false)
    }),
    runs,
  )
})

test('property: an address is not its own look-alike, however it is written', () => {
  fc.assert(
    fc.property(hex(40), (address) => {
      for (const written of [address, `0x${address}`, `0x${address.toUpperCase()}`]) {
        expect(isLookAlike(written, `0x${address}`)).toBe(false)
        expect(isSameAddress(written, `0x${address}`)).toBe(true)
      }
    }),
    runs,
  )
})

test('behavior: only one end alike is not enough, and three characters are too few', () => {
  const known = `0x1234${'0'.repeat(32)}abcd`
  expect(isLookAlike(`0x1234${'1'.repeat(32)}abcd`, known)).toBe(true)
  expect(isLookAlike(`0x1234${'1'.repeat(32)}abce`, known)).toBe(false)
  expect(isLookAlike(`0x1235${'1'.repeat(32)}abcd`, known)).toBe(false)
})

test('behavior: where case tells addresses apart, it does not make them look different', () => {
  const known = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
  expect(isLookAlike('9xQeAAA816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', known)).toBe(true)
  expect(isLookAlike('9XqEAAA816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusvfIN', known)).toBe(true)
  expect(isLookAlike(known.toLowerCase(), known)).toBe(true)
  expect(isLookAlike(known, known)).toBe(false)
  expect(isSameAddress(known.toLowerCase(), known)).toBe(false)
})

test.each([
  ['1lIi', 'lIi1'],
  ['oO0o', '0ooO'],
  ['S5sZ', '5Ss2'],
  ['B8g9', '8Bqg'],
])('behavior: letters that are drawn alike make no difference: %s and %s', (one, other) => {
  const middle = 'WvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9Pus'
  expect(isLookAlike(`${one}${middle}${one}`, `${other}AAA816bUx9EPjHmaT23yvVM2ZWbrrpZb9Pus${other}`)).toBe(
    true,
  )
})

test.each([
  ['USDC', 'usdc', true],
  ['USDC', 'USD\u0421', true],
  ['USDT', 'USD\u20ae', true],
  ['US\u200bDC', 'USDC', true],
  ['\uff35SDC', 'USDC', true],
  ['USDC', 'USDT', false],
  ['DAI', 'SAI', false],
])('behavior: symbols that read the same are the same: %s and %s', (one, other, same) => {
  expect(foldText(one) === foldText(other)).toBe(same)
})

test('behavior: a text that is too long for an address looks like none', () => {
  expect(isLookAlike(`abcd${'\u00e9'.repeat(30_000)}efgh`, `abcd${'e'.repeat(30_000)}efgh`)).toBe(false)
})

test('behavior: Bech32 addresses are compared after the start that they all have', () => {
  const known = 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'
  expect(isLookAlike('cosmos1aaaavsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh', known)).toBe(false)
  expect(isLookAlike('cosmos1fl48aaaasdzcv85q5d2q4z5ajdha8yu34mf0eh', known)).toBe(true)
  expect(
    isLookAlike('bc1qaaaad6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
  ).toBe(false)
})
