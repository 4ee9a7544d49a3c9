import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test('behavior: a typo leads to the word that was meant, and another word to none', () => {
  const known = [
    'DATABASE_URL',
    'AUTH_DATABASE_URL',
    'RELAY_URLS',
    'HOST',
    'PORT',
    'SECRET',
    'LOG_LEVEL',
    'url',
  ]
  const cases: [string, string | undefined][] = [
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['RELAY_URL', 'RELAY_URLS'],
    ['SERCET', 'SECRET'],
    ['HSOT', 'HOST'],
    ['HOME', undefined],
    ['PATH', undefined],
    ['PGHOST', undefined],
    ['NODE_OPTIONS', undefined],
    ['ur', undefined],
    ['', undefined],
  ]
  for (const [word, meant] of cases) expect([word, nearest(word, known)]).toEqual([word, meant])
})
