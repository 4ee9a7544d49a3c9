import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../testing/anyText.ts'
import { plainText } from './plainText.ts'

test.each([
  ['insufficient liquidity', 'insufficient liquidity'],
  ['<script>alert(1)</script>', 'script alert(1) /script'],
  ['go to https://evil.example/claim now', 'go to now'],
  ['two\n lines\u202e', 'two lines'],
  ['Tether USD₮0', 'Tether USD₮0'],
  [42, ''],
  [undefined, ''],
])('behavior: %j reads %j', (text, plain) => {
  expect(plainText(text, 100)).toBe(plain)
})

test('property: never longer than asked, and never a control character, a tag or an address', () => {
  fc.assert(
    fc.property(anyText(400), fc.nat({ max: 50 }), (text, limit) => {
      const plain = plainText(`${text}https://x.y<b>`, limit)
      expect(plain.length).toBeLessThanOrEqual(limit)
      expect(plain).not.toMatch(/[\p{Cc}\p{Cf}<>"`\\]|:\/\//u)
    }),
  )
})
