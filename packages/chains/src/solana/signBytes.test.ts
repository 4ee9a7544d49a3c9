import { createPrivateKey, sign } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signBytes } from './signBytes.ts'

/** PKCS #8 of an Ed25519 key, without the key. */
const header = Buffer.from('302e020100300506032b657004220420', 'hex')

test('behavior: the third vector of RFC 8032', () => {
  const key = Buffer.from('c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7', 'hex')
  const signature = signBytes(key, Uint8Array.of(0xaf, 0x82))
  expect(Buffer.from(signature).toString('hex')).toBe(
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  )
})

test('property: signs as OpenSSL does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.uint8Array(), (key, bytes) => {
      const other = createPrivateKey({ key: Buffer.concat([header, key]), format: 'der', type: 'pkcs8' })
      expect(signBytes(key, bytes)).toEqual(Uint8Array.from(sign(null, bytes, other)))
    }),
    { numRuns: 30 },
  )
})
