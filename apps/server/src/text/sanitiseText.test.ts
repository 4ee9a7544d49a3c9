import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../testing/anyText.ts'
import { sanitiseText } from './sanitiseText.ts'

test.each([
  ['USD Coin', 'USD Coin'],
  ['  two\n\tlines ', 'two lines'],
  ['a\u202Eb\u200Bc\u0000', 'abc'],
  ['z\u0300\u0301\u0302\u0303algo', 'z\u0300\u0301algo'],
  ['\u2800\u3164', ''],
  ['😀'.repeat(12), '😀'.repeat(10)],
])('behavior: %j becomes %j', (text, visible) => {
  expect(sanitiseText(text, 10)).toBe(visible)
})

test('property: one line, never longer than asked, nothing in it that cannot be seen', () => {
  fc.assert(
    fc.property(anyText(600), fc.nat({ max: 80 }), (text, longest) => {
      const visible = sanitiseText(text, longest)
      expect([...visible].length).toBeLessThanOrEqual(longest)
      expect(visible).not.toMatch(/[\p{C}\p{DI}\n]|^ | $/u)
    }),
    { numRuns: 300 },
  )
})
