import { expect, test } from 'vitest'
import { providerName } from './providerName.ts'
import { readCountry } from './readCountry.ts'

test('behavior: the first language with a country says where the visitor lives', () => {
  expect(readCountry(['es', 'es-MX', 'en-US'])).toBe('MX')
  expect(readCountry(['en'])).toBeUndefined()
  expect(readCountry(['not a tag!', 'es-419', 'de-DE'])).toBe('DE')
  expect(readCountry([])).toBeUndefined()
})

test('behavior: sellers have names, also those behind another', () => {
  expect(providerName('coinbase')).toEqual({ name: 'Coinbase', via: undefined })
  expect(providerName('meld:moonpay')).toEqual({ name: 'MoonPay', via: 'Meld' })
  expect(providerName('')).toEqual({ name: '', via: undefined })
})
