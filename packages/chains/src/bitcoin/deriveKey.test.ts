import { BIP32Factory } from 'bip32'
import { initEccLib, payments } from 'bitcoinjs-lib'
import fc from 'fast-check'
import * as ecc from 'tiny-secp256k1'
import { expect, test } from 'vitest'
import { rootOf, wordsOf } from '../testingRoot.ts'
import { deriveKey } from './deriveKey.ts'
import { readAddress } from './readAddress.ts'

// libsecp256k1, compiled to WebAssembly.
initEccLib(ecc)
const bip32 = BIP32Factory(ecc)

const root = rootOf(`${'abandon '.repeat(11)}about`)

test('behavior: the vectors of BIP-84', () => {
  const [first, second] = [deriveKey(root, 0), deriveKey(root, 1)]
  expect(Buffer.from(first.publicKey).toString('hex')).toBe(
    '0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c',
  )
  expect(first.address).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
  expect(second.address).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
})

test('behavior: the vectors of BIP-86', () => {
  const [first, second] = [deriveKey(root, 0, 'p2tr'), deriveKey(root, 1, 'p2tr')]
  expect(Buffer.from(first.publicKey.slice(1)).toString('hex')).toBe(
    'cc8a4bc64d897bddc5fbc2f670f7a8ba0b386779106cf1223c6fc5d7cd6fc115',
  )
  expect(first.address).toBe('bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr')
  expect(second.address).toBe('bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh')
})

test('property: bitcoinjs-lib derives the same keys', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(0x7fffffff), (entropy, index) => {
      const random = rootOf(wordsOf(entropy))
      const master = bip32.fromSeed(random.seed)
      const payment = deriveKey(random, index)
      const node = master.derivePath(`m/84'/0'/0'/0/${index}`)
      expect(payment.privateKey).toEqual(Uint8Array.from(node.privateKey ?? []))
      expect(payment.address).toBe(payments.p2wpkh({ pubkey: node.publicKey }).address)
      expect(readAddress(payment.address)?.kind).toBe('p2wpkh')
      const taproot = deriveKey(random, index, 'p2tr')
      const internal = master.derivePath(`m/86'/0'/0'/0/${index}`)
      expect(taproot.privateKey).toEqual(Uint8Array.from(internal.privateKey ?? []))
      expect(taproot.address).toBe(payments.p2tr({ internalPubkey: internal.publicKey.slice(1) }).address)
      expect(readAddress(taproot.address)?.kind).toBe('p2tr')
    }),
    { numRuns: process.env.EXHAUSTIVE ? 100 : 5 },
  )
})

test('error: an index that is none', () => {
  for (const index of [-1, 0.5, Number.NaN, 2 ** 31, 1e21]) expect(() => deriveKey(root, index)).toThrow()
})
