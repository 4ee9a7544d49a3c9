import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase58, toBase58 } from './base58.ts'

test('behavior: writes and reads the vectors of the draft', () => {
  const vectors = [
    ['', ''],
    ['00', '1'],
    ['0000287fb4cd', '11233QC4'],
    [Buffer.from('Hello World!').toString('hex'), '2NEpo7TZRRrLZSi2U'],
  ] as const
  for (const [hex, text] of vectors) {
    expect(toBase58(Buffer.from(hex, 'hex'))).toBe(text)
    expect(Buffer.from(fromBase58(text) ?? 'none').toString('hex')).toBe(hex)
  }
})

test('property: what is written is read back, leading zeros too', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(fromBase58(toBase58(bytes))).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test('error: other characters are refused', () => {
  for (const text of ['0', 'O', 'I', 'l', ' 1', '1\n', 'é']) expect(fromBase58(text)).toBeUndefined()
})
