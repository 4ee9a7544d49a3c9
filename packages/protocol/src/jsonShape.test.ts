import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfString, shapeOf } from './jsonShape.ts'

test('property: any JSON may be parsed exactly up to its own depth and number of separators', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const [maxDepth, maxSeparators] = [depthOf(JSON.parse(text)), separatorsOf(JSON.parse(text))]
      expect(shapeOf(text, { maxDepth, maxSeparators })).toBe('fine')
      if (maxDepth > 0) expect(shapeOf(text, { maxDepth: maxDepth - 1 })).toBe('deep')
      if (maxSeparators > 0)
        expect(shapeOf(text, { maxDepth, maxSeparators: maxSeparators - 1 })).toBe('long')
    }),
  )
})

test('property: a string ends at its own quote, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '\\', 'a', '\n') }), fc.string(), (value, after) => {
      const text = JSON.stringify(value)
      expect(endOfString(` ${text}${after}`, 1)).toBe(text.length)
    }),
  )
  expect(endOfString('"abc', 0)).toBe(4)
  expect(endOfString('"abc\\"', 0)).toBe(6)
})

function depthOf(value: unknown): number {
  return value !== null && typeof value === 'object'
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0
}

/** A comma between values, and a colon after each key. */
function separatorsOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  const parts = Object.values(value)
  const own = Math.max(0, parts.length - 1) + (Array.isArray(value) ? 0 : parts.length)
  return parts.reduce((sum, part) => sum + separatorsOf(part), own)
}
