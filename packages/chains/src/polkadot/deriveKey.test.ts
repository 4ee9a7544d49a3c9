import { Keyring } from '@polkadot/keyring'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import { sign } from '@scure/sr25519'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { rootOf, wordsOf } from '../testingRoot.ts'
import { deriveKey } from './deriveKey.ts'
import { formatSs58 } from './ss58.ts'

beforeAll(() => cryptoWaitReady())

test('behavior: the phrase that every development chain of Substrate has', () => {
  const root = rootOf('bottom drive obey lake curtain smoke basket hold race lonely fit walk')
  const { publicKey } = deriveKey(root, 0)
  expect(Buffer.from(publicKey).toString('hex')).toBe(
    '46ebddef8cd9bb167dc30878d7113b7e168e6f0646beffd77d69d39bad76b47a',
  )
  expect(formatSs58(publicKey, 42)).toBe('5DfhGyQdFobKM8NsWvEeAKk5EQQgYe9AydgJ7rMB6E1EqRzV')
})

test('property: polkadot.js derives the same accounts, and accepts signatures of the key', {
  timeout: 60_000,
}, () => {
  const keyring = new Keyring({ type: 'sr25519', ss58Format: 0 })
  const check = (entropy: Uint8Array, index: number) => {
    const words = wordsOf(entropy)
    const key = deriveKey(rootOf(words), index)
    const pair = keyring.createFromUri(index === 0 ? words : `${words}//${index}`)
    expect(key.address).toBe(pair.address)
    const message = Uint8Array.of(1, 2, 3)
    expect(pair.verify(message, sign(key.privateKey, message), pair.publicKey)).toBe(true)
  }
  const entropies = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(fc.property(entropies, fc.nat(0x7fffffff), check), { numRuns: 2 })
  fc.assert(fc.property(entropies, fc.constant(0), check), { numRuns: 2 })
})

test('error: an index that is none', () => {
  const root = rootOf(wordsOf(new Uint8Array(32)))
  for (const index of [-1, 0.5, Number.NaN, 2 ** 31, 1e21]) expect(() => deriveKey(root, index)).toThrow()
})
