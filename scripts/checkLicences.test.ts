import { expect, test } from 'vitest'
import { findForbidden, isAllowed } from './checkLicences.ts'

test.each(['MIT', 'Apache-2.0', '(MIT OR CC0-1.0)', 'GPL-3.0 OR MIT'])(
  'behavior: %s is allowed',
  (licence) => {
    expect(isAllowed(licence)).toBe(true)
  },
)

test.each([
  '',
  'Unknown',
  'UNLICENSED',
  'GPL-3.0',
  'AGPL-3.0-only',
  'BUSL-1.1',
  'SEE LICENSE IN LICENSE.md',
  'MIT AND GPL-3.0',
  '(MIT AND CC-BY-3.0)',
  'mit',
])('error: %j is not', (licence) => {
  expect(isAllowed(licence)).toBe(false)
})

test('error: names what is not allowed', () => {
  const report = {
    MIT: [{ name: 'good', versions: ['1.0.0'] }],
    'BUSL-1.1': [{ name: 'bad', versions: ['2.0.0', '3.0.0'] }],
    '': [{ name: 'silent', versions: ['1.0.0'] }],
  }
  expect(findForbidden(report)).toEqual(['bad 2.0.0, 3.0.0: BUSL-1.1', 'silent 1.0.0: no licence'])
})
