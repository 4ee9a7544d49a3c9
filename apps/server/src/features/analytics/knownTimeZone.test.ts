import { expect, test } from 'vitest'
import { knownTimeZone } from './knownTimeZone.ts'

test('behavior: a time zone has one name, and what is none has none', () => {
  expect(knownTimeZone('Europe/Zurich')).toBe('Europe/Zurich')
  expect(knownTimeZone('America/Argentina/Buenos_Aires')).toBe(knownTimeZone('America/Buenos_Aires'))
  expect(knownTimeZone('UTC')).toBe('UTC')
  for (const wrong of [
    'Mars/Olympus',
    '+02:00',
    '',
    7,
    null,
    'Europe/'.repeat(40),
    "x' or 1=1 --",
    'a\u0000',
  ])
    expect(knownTimeZone(wrong)).toBeUndefined()
})
