import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from './parseQuery.ts'

test('behavior: values are decoded, the first of several counts, and empty is absent', () => {
  expect({ ...parseQuery('a=1&b=x%20y&a=2&c=&d&e=%3D+') }).toEqual({ a: '1', b: 'x y', e: '= ' })
  expect({ ...parseQuery('') }).toEqual({})
  expect({ ...parseQuery(`a=${'x'.repeat(20_000)}`) }).toEqual({})
})

test('error: a prototype in the query is only a name', () => {
  const query = parseQuery('__proto__=1&constructor=2')
  expect(Object.getPrototypeOf(query)).toBe(null)
  expect(query.constructor).toBe('2')
})

test('property: what needs no decoding is read as the standard reads it', () => {
  const text = fc.stringMatching(/^[a-z0-9=&.:,_~-]{0,60}$/)
  fc.assert(
    fc.property(text, (text) => {
      const expected: Record<string, string> = Object.create(null)
      for (const [name, value] of new URLSearchParams(text))
        if (value !== '' && !(name in expected)) expected[name] = value
      expect(parseQuery(text)).toEqual(expected)
    }),
  )
})
