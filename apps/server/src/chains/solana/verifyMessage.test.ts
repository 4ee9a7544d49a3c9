import { generateKeyPairSync, sign } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import { expect, test } from 'vitest'
import { verifyMessage } from './verifyMessage.ts'

const toBase58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const texts = Array.from({ length: 200 }, (_, index) => `Sign in, ${index}`)

// Every point whose order divides eight, in canonical encoding.
const smallOrder = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
]

const prime = 2n ** 255n - 19n

/** Doubling it up to three times gives the neutral element (RFC 8032, 5.1.4). */
function isSmallOrder(y: bigint): boolean {
  const d = (prime - 121665n) * power(121666n, prime - 2n)
  return [y * (y * y - 1n), d * power(y, 4n) + 2n * y * y - 1n].some((value) => value % prime === 0n)
}

function power(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n
  const half = power(base, exponent >> 1n)
  return (half * half * (exponent & 1n ? base : 1n)) % prime
}

test.each(smallOrder)('error: refuses the small-order key %s', (hex) => {
  const key = Buffer.from(hex, 'hex')
  const y = BigInt.asUintN(255, BigInt(`0x${Buffer.from(key).reverse().toString('hex')}`))
  expect(isSmallOrder(y)).toBe(true)
  // The neutral element and zero: valid by the bare equation for at least one text in eight.
  const signature = Buffer.alloc(64)
  signature[0] = 1
  const args = { address: toBase58(key), signature: signature.toString('base64') }
  expect(texts.some((message) => verifyMessage({ ...args, message }))).toBe(false)
})

test('error: a key or a signature written in another way is not the same', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const [message = ''] = texts
  const signature = sign(null, Buffer.from(message), privateKey)
  const check = (address: Buffer, written: Buffer) =>
    verifyMessage({ address: toBase58(address), message, signature: written.toString('base64') })
  expect(check(key, signature)).toBe(true)
  // s + L, which is the same number unless the range is checked.
  const order = 2n ** 252n + 27742317777372353535851937790883648493n
  const s = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`)
  const more = Buffer.from((s + order).toString(16).padStart(64, '0'), 'hex').reverse()
  expect(check(key, Buffer.concat([signature.subarray(0, 32), more]))).toBe(false)
  // y-coordinates beyond the field prime.
  for (const low of [0xed, 0xee, 0xf0, 0xff]) {
    const beyond = Buffer.alloc(32, 0xff)
    beyond[0] = low
    beyond[31] = 0x7f
    expect(check(beyond, signature)).toBe(false)
  }
})
