import fc from 'fast-check'
import { bytesToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { rootOf, wordsOf } from '../testingRoot.ts'
import { deriveKey } from './deriveKey.ts'

test('behavior: the accounts of the phrase that every development node has', () => {
  const root = rootOf('test test test test test test test test test test test junk')
  expect([0, 1, 2].map((index) => deriveKey(root, index).address)).toEqual([
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  ])
  expect(bytesToHex(deriveKey(root, 0).privateKey)).toBe(
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  )
})

test('property: viem derives the same keys', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(0x7fffffff), (entropy, index) => {
      const words = wordsOf(entropy)
      const key = deriveKey(rootOf(words), index)
      const account = mnemonicToAccount(words, { path: `m/44'/60'/0'/0/${index}` })
      expect(key.address).toBe(account.address)
      expect(key.privateKey).toEqual(Uint8Array.from(account.getHdKey().privateKey ?? []))
      expect(key.publicKey).toEqual(Uint8Array.from(account.getHdKey().publicKey ?? []))
    }),
    { numRuns: process.env.EXHAUSTIVE ? 100 : 5 },
  )
})

test('error: an index that is none', () => {
  const root = rootOf(wordsOf(new Uint8Array(32)))
  for (const index of [-1, 0.5, Number.NaN, 2 ** 31, 1e21]) expect(() => deriveKey(root, index)).toThrow()
})
