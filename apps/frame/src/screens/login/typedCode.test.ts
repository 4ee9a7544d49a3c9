import { expect, test } from 'vitest'
import { typedCode } from './typedCode.ts'

test.each([
  ['1234 5678', '12345678'],
  ['1234-5678\n', '12345678'],
  ['Your code: 1234', '1234'],
  ['123456789', '12345678'],
  ['١٢٣٤٥٦٧٨', '12345678'],
  ['۰۱۲۳', '0123'],
  ['１２３４', '1234'],
  ['', ''],
  ['abc', ''],
])('behavior: %j is typed as %j', (text, digits) => expect(typedCode(text)).toBe(digits))
