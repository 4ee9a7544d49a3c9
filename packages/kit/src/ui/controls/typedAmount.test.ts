import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNumbers } from '../words/format.ts'
import { readAmount, separatorOf, shownAmount } from './typedAmount.ts'

test.each([
  ['1.5', '.', '1.5'],
  ['1,5', ',', '1.5'],
  // A keyboard of another language than the page's.
  ['1,5', '.', '1.5'],
  ['1.5', ',', '1.5'],
  ['1,', '.', '1.'],
  ['0,125', '.', '0.125'],
  // Pasted.
  ['1,000', '.', '1000'],
  ['1,234,567.89', '.', '1234567.89'],
  ['1.000', ',', '1000'],
  ['1.234.567,89', ',', '1234567.89'],
  ['1 000', '.', '1000'],
  ['1’000.5', '.', '1000.5'],
  ['٣٫٥', '٫', '3.5'],
  ['۱۲', '.', '12'],
  ['۱٫۲۵', '.', '1.25'],
  ['१२.५', '.', '12.5'],
  ['๑๒.๕', '.', '12.5'],
  ['１２．５', '.', '12.5'],
  ['１，５', ',', '1.5'],
  ['0。5', '.', '0.5'],
  ['١٬٠٠٠', '.', '1000'],
  // Bengali and others.
  ['১২', '.', undefined],
  ['.5', '.', '.5'],
  ['10.', '.', '10.'],
  ['', '.', ''],
  ['1,00,000', '.', '100000'],
  ['12,34,567.8', '.', '1234567.8'],
  ['1,00,00', '.', undefined],
  ['1.000,5', '.', undefined],
  ['-1', '.', undefined],
  ['1e5', '.', undefined],
  ['1.2.3', '.', undefined],
  ['0x10', '.', undefined],
])('behavior: %j where the separator is %j is read as %j', (text, separator, amount) => {
  expect(readAmount(text, separator)).toBe(amount)
})

test('property: what is typed key by key is what is meant, on every keyboard', () => {
  const amount = fc.tuple(fc.stringMatching(/^[1-9]\d{0,5}$/), fc.stringMatching(/^\d{1,6}$/))
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom('.', ','),
      fc.constantFrom('.', ','),
      (parts, keyboard, separator) => {
        let field = ''
        let read: string | undefined
        for (const key of parts.join(keyboard)) {
          read = readAmount(field + key, separator)
          field = shownAmount(read ?? '', separator)
        }
        expect(read).toBe(parts.join('.'))
        expect(field).toBe(parts.join(separator))
      },
    ),
  )
})

test('behavior: money has as many places as it has', () => {
  expect(readAmount('1.25', '.', 2)).toBe('1.25')
  expect(readAmount('1.255', '.', 2)).toBeUndefined()
})

test('behavior: the separator is the one the language writes', () => {
  const of = (locale: string) => separatorOf(createNumbers(locale))
  expect(['en', 'es', 'zh-Hans', 'hi', 'fr', 'pt-BR', 'fa', 'ar'].map(of).join(' ')).toBe('. , . . , , . .')
})
