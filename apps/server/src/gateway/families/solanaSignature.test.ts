import { fromBase58, toBase58 } from '@latchkey/protocol/base58'
import { getBase58Decoder, getBase58Encoder } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signatureOf } from './solanaSignature.ts'

test('property: base58 is written and read as others do', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const text = getBase58Decoder().decode(bytes)
      expect(toBase58(bytes)).toBe(text)
      expect(fromBase58(text)).toEqual(Uint8Array.from(getBase58Encoder().encode(text)))
    }),
  )
})

test('property: any parameters are read, never thrown at', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (params) => {
      expect(['string', 'undefined']).toContain(typeof signatureOf(params))
    }),
  )
})

test('error: what cannot be a transaction has no signature', () => {
  const short = Buffer.alloc(64, 1)
  expect(signatureOf([short.toString('base64'), { encoding: 'base64' }])).toBeUndefined()
  expect(signatureOf([Buffer.alloc(65).toString('base64'), { encoding: 'base64' }])).toBeUndefined()
  expect(signatureOf(['0OIl'])).toBeUndefined()
  expect(signatureOf(['1'.repeat(10_000)])).toBeUndefined()
})
