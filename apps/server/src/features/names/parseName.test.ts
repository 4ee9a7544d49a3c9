import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCoinAddress } from './coinType.ts'
import { isLabel, parseName } from './parseName.ts'
import { variantsOf } from './suggestNames.ts'

const zones = ['example.eth']
const nearLabels = fc.string({ unit: fc.constantFrom(...'abz019-.A_ä\u0430\u200d\0'), maxLength: 70 })

test('property: a name that is read is the same name written, and nothing else is read [5.07]', () => {
  fc.assert(
    fc.property(nearLabels, (label) => {
      const plain = label.toLowerCase()
      const fits = /^[a-z0-9-]{4,63}$/.test(plain) && !/^-|-$|--/.test(plain)
      if (fits)
        expect(parseName(`${label}.example.eth`, zones)).toEqual({ label: plain, zone: 'example.eth' })
      else expect(() => parseName(`${label}.example.eth`, zones)).toThrow()
    }),
    { numRuns: 2_000 },
  )
})

test('property: every variant is a name, different from the one asked for, and always the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abz019-'), minLength: 1, maxLength: 63 }), (label) => {
      const variants = variantsOf(label)
      expect(variants.every(isLabel)).toBe(true)
      expect(variants).not.toContain(label)
      expect(new Set(variants).size).toBe(variants.length)
      expect(variantsOf(label)).toEqual(variants)
      if (/[a-z0-9]{3}/.test(label)) expect(variants.length).toBeGreaterThanOrEqual(12)
    }),
    { numRuns: 1_000 },
  )
})

test('property: the bytes of an address are the address', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      const hex = `0x${Buffer.from(bytes).toString('hex')}`
      expect(readCoinAddress(60, hex)).toMatchObject({ key: hex, bytes: hex })
      expect(readCoinAddress(60, readCoinAddress(60, hex)?.text ?? '')?.key).toBe(hex)
    }),
  )
  // The system program is thirty-two ones, thirty-two zero bytes.
  expect(readCoinAddress(501, '1'.repeat(32))?.bytes).toBe(`0x${'00'.repeat(32)}`)
  for (const text of ['1'.repeat(31), '1'.repeat(33), 'z'.repeat(44), '0'.repeat(32), ''])
    expect(readCoinAddress(501, text)).toBeUndefined()
})
