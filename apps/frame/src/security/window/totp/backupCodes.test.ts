import { expect, test } from 'vitest'
import { createBackupCodes, groupBackupCode, readCode } from './backupCodes.ts'

test('behavior: ten different codes, which are read as they are written down', () => {
  const codes = createBackupCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{12}$/)
    expect(groupBackupCode(code)).toMatch(/^.{4}-.{4}-.{4}$/)
    expect(
      readCode(` ${groupBackupCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `),
    ).toBe(code)
  }
})

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCD-EFGH-JKMU', undefined],
  ['', undefined],
])('behavior: %j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})
