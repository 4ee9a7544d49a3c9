import { expect, test } from 'vitest'
import { randomBytes } from '../vault/bytes.ts'
import { readPhrase, writeExitSheet } from './exitSheet.ts'

test('behavior: 12 or 24 words are read as people type them', async () => {
  for (const length of [16, 32]) {
    const entropy = randomBytes(length)
    const { words } = await writeExitSheet(entropy)
    for (const typed of [
      words.join(' '),
      ` ${words.join('\n')} `,
      words.join(', '),
      words.join('  ').toUpperCase(),
    ])
      expect(readPhrase(typed)).toEqual(entropy)
  }
})

test('error: a wrong number of words, a word that is none, or two that have changed places', () => {
  const abandon = `${'abandon '.repeat(11)}about`
  expect(readPhrase(abandon)).toEqual(new Uint8Array(16))
  for (const typed of [
    '',
    'abandon',
    `${abandon} about`,
    `${'abandon '.repeat(12)}`,
    `${'abandon '.repeat(10)}about abandon`,
    abandon.replace('about', 'abuot'),
    'x '.repeat(24),
  ])
    expect(readPhrase(typed)).toBe(undefined)
})
