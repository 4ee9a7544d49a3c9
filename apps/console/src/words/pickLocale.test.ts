import { expect, test } from 'vitest'
import { pickLocale } from './pickLocale.ts'

test.each([
  [undefined, ['de-DE', 'ar-EG', 'en'], 'ar'],
  [undefined, ['en-GB', 'ar'], 'en'],
  [undefined, ['fr'], 'en'],
  ['ar', ['en'], 'ar'],
  ['xx', ['ar'], 'ar'],
] as const)('behavior: chosen %s, browser %j: %s', (chosen, languages, locale) => {
  expect(pickLocale(chosen, languages)).toBe(locale)
})
