import { DirectSecp256k1HdWallet, makeCosmoshubPath } from '@cosmjs/proto-signing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rootOf, wordsOf } from '../testingRoot.ts'
import { deriveKey } from './deriveKey.ts'

test('behavior: the faucet of the tests of CosmJS', () => {
  const words =
    'economy stock theory fatal elder harbor betray wasp final emotion task crumble siren bottom lizard educate guess current outdoor pair theory focus wife stone'
  expect(deriveKey(rootOf(words), 0).address).toBe('cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6')
})

test('property: CosmJS derives the same keys', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.nat(0x7fffffff),
      async (entropy, index) => {
        const words = wordsOf(entropy)
        const wallet = await DirectSecp256k1HdWallet.fromMnemonic(words, {
          hdPaths: [makeCosmoshubPath(index)],
        })
        const [account] = await wallet.getAccounts()
        const { address, publicKey } = deriveKey(rootOf(words), index)
        expect({ address, publicKey }).toEqual({ address: account?.address, publicKey: account?.pubkey })
      },
    ),
    { numRuns: process.env.EXHAUSTIVE ? 100 : 5 },
  )
})

test('error: an index that is none', () => {
  const root = rootOf(wordsOf(new Uint8Array(32)))
  for (const index of [-1, 0.5, Number.NaN, 2 ** 31, 1e21]) expect(() => deriveKey(root, index)).toThrow()
})
