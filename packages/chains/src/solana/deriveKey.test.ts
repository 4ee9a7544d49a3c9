import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { derivePath } from 'ed25519-hd-key'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rootOf, wordsOf } from '../testingRoot.ts'
import { deriveKey } from './deriveKey.ts'

test('behavior: the accounts of the phrase in the Solana cookbook', () => {
  const root = rootOf('neither lonely flavor argue grass remind eye tag avocado spot unusual intact')
  expect([0, 1].map((index) => deriveKey(root, index).address)).toEqual([
    '5vftMkHL72JaJG6ExQfGAsT2uGVHpRR7oTNUPMs68Y2N',
    'GcXbfQ5yY3uxCyBNDPBbR5FjumHf89E7YHXuULfGDBBv',
  ])
})

test('property: ed25519-hd-key and @solana/kit derive the same keys', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.nat(0x7fffffff),
      async (entropy, index) => {
        const root = rootOf(wordsOf(entropy))
        const key = deriveKey(root, index)
        const seed = Buffer.from(root.seed).toString('hex')
        const other = Uint8Array.from(derivePath(`m/44'/501'/${index}'/0'`, seed).key)
        expect(key.privateKey).toEqual(other)
        expect(key.address).toBe((await createKeyPairSignerFromPrivateKeyBytes(other)).address)
      },
    ),
    { numRuns: process.env.EXHAUSTIVE ? 100 : 5 },
  )
})

test('error: an index that is none', () => {
  const root = rootOf(wordsOf(new Uint8Array(32)))
  for (const index of [-1, 0.5, Number.NaN, 2 ** 31, 1e21]) expect(() => deriveKey(root, index)).toThrow()
})
