import { expect, test } from 'vitest'
import { parseBody } from './parseBody.ts'

test('behavior: JSON is read as it is, and nothing as nothing', () => {
  expect(parseBody('')).toBeUndefined()
  expect(parseBody('{"a":[1,"[[[",{"b":null}]}')).toEqual({ a: [1, '[[[', { b: null }] })
})

test('error: text that is not JSON, or nests too deeply, is refused', () => {
  expect(() => parseBody('{')).toThrow('not JSON')
  expect(() => parseBody('['.repeat(100_000))).toThrow('nested')
  for (const text of ['{"a":["x\\u0000"]}', '{"\\u0000":1}', '"\\ud800"'])
    expect(() => parseBody(text)).toThrow('characters')
  expect(() => parseBody(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`)).toThrow('nested')
})

test('behavior: a prototype in the body is dropped', () => {
  const value = parseBody('{"__proto__":{"admin":true},"a":1}') as Record<string, unknown>
  expect(value).toEqual({ a: 1 })
  expect(value.admin).toBeUndefined()
})
