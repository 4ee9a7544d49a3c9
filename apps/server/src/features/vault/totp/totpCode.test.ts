import { expect, test } from 'vitest'
import { stepAt, stepOf, totpCode } from './totpCode.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, for SHA-1: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('behavior: at %i seconds the code is %s', (seconds, code) => {
  expect(totpCode(secret, stepAt(seconds * 1_000))).toBe(code)
})

test('behavior: the app has the first 20 bytes of a longer secret', () => {
  const longer = Buffer.concat([secret, Buffer.alloc(12, 7)])
  expect(totpCode(longer, 1)).toBe(totpCode(secret, 1))
})

test('behavior: a code is of its step, of the one before and of the one after, and of no other', () => {
  const now = 1_111_111_109_000
  const at = (shift: number) => stepOf(secret, totpCode(secret, stepAt(now) + shift), now)
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([
    undefined,
    stepAt(now) - 1,
    stepAt(now),
    stepAt(now) + 1,
    undefined,
  ])
  expect(stepOf(secret, '', now)).toBeUndefined()
  expect(stepOf(secret, '0818041', now)).toBeUndefined()
})
