import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'

const records = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.double({ noNaN: true })))
const finite = records.filter((record) =>
  Object.values(record).every((value) => Math.abs(+value) !== Infinity),
)

test('property: the order of keys makes no difference, and the text is the JSON of the record', () => {
  fc.assert(
    fc.property(finite, (record) => {
      const reversed = Object.fromEntries(Object.entries(record).reverse())
      expect(canonicalJson(reversed)).toBe(canonicalJson(record))
      expect(JSON.parse(canonicalJson(record))).toEqual(JSON.parse(JSON.stringify(record)))
    }),
  )
})

test('behavior: keys that look like numbers are sorted as text', () => {
  expect(canonicalJson({ b: 1, '10': true, '9': 'x' })).toBe('{"10":true,"9":"x","b":1}')
})
