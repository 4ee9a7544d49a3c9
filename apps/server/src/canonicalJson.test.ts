import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'
import { parseExact } from './gateway/jsonRpc/exactJson.ts'

const canonical = (text: string) => canonicalJson(parseExact(text))

describe('canonicalJson', () => {
  test('behavior: the order of keys does not matter, that of items does', () => {
    expect(canonical('[{"to":"0x1","data":"0x2"},"latest"]')).toBe(
      canonical('[{"data":"0x2","to":"0x1"}, "latest"]'),
    )
    expect(canonical('["a","b"]')).not.toBe(canonical('["b","a"]'))
  })

  test.each([
    ['["1"]', '[1]'],
    ['[null]', '["null"]'],
    ['[]', '[[]]'],
    ['["a","b"]', '["a\\",\\"b"]'],
    ['[{"a":1}]', '["{\\"a\\":1}"]'],
    ['[9007199254740993]', '[9007199254740992]'],
    ['[18446744073709551615]', '["18446744073709551615"]'],
    ['["0xA"]', '["0xa"]'],
    ['[true]', '["true"]'],
    ['[{"a":{"b":1}}]', '[{"a":{},"b":1}]'],
  ])('error: %s and %s never meet', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other))
  })

  test('property: two values have one text exactly when they are one value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        // Both as parsed, where -0 is 0.
        const [first, second] = [JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))]
        const same = canonicalJson(first) === canonicalJson(second)
        expect(same).toBe(isSame(first, second))
      }),
      { numRuns: 500 },
    )
  })

  test('property: the text is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value))
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain)
      }),
    )
  })

  test('property: integers of any length keep every digit', () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(canonical(`[{"slot":${value}}]`)).toBe(`[{"slot":${value}}]`)
      }),
    )
  })
})

test('behavior: keys that look like numbers are sorted as text', () => {
  expect(canonicalJson({ b: 1, '10': true, '9': 'x' })).toBe('{"10":true,"9":"x","b":1}')
})

function isSame(one: unknown, other: unknown): boolean {
  try {
    expect(one).toStrictEqual(other)
    return true
  } catch {
    return false
  }
}
