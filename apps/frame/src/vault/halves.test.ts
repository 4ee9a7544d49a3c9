import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bytes, randomBytes, toHex, xor } from './bytes.ts'
import { createVault } from './createVault.ts'
import type { Factor } from './factor.ts'
import { userHalf } from './factor.ts'
import {
  accessTo,
  emptyDevice,
  emptyServer,
  randomFactor,
  randomSecret,
  scope,
  tryUnlock,
} from './testing.ts'
import { unlockVault } from './unlockVault.ts'
import { writePair } from './writePair.ts'

const kinds = fc.constantFrom('passkey', 'kit', 'escrow')

test('property: every pair gives the same key (threat 23)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(kinds, { minLength: 1, maxLength: 6 }), async (some) => {
      const factors = some.map(randomFactor)
      const access = accessTo(emptyServer(), await emptyDevice())
      await createVault(access, randomSecret(), factors)
      const keys = await Promise.all(
        factors.map((factor) => unlockVault(access, factor, ({ dek }) => toHex(dek))),
      )
      expect(new Set(keys).size).toBe(1)
    }),
    { numRuns: 20 },
  )
})

/** Pearson's statistic of the bytes, against all values being equally likely. */
function chiSquare(bytes: Uint8Array): number {
  const counts = new Array<number>(256).fill(0)
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1
  const expected = bytes.length / 256
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** With 255 degrees of freedom, one uniform sample in ten million is above this. */
const limit = 386

/** Halves of many pairs of the same key and factor. */
async function halves(count: number) {
  const [mine, theirs]: [Bytes[], Bytes[]] = [[], []]
  // All zeros, so that any bias of the key would show.
  const dek = new Uint8Array(32)
  const factor: Factor = { id: 'a', kind: 'passkey', secret: new Uint8Array(32).fill(7) }
  const access = accessTo(emptyServer(), await emptyDevice())
  const store = {
    ...access.store,
    async putPair(...[, pair, half]: Parameters<typeof access.store.putPair>) {
      theirs.push(half.slice())
      mine.push(await userHalf(factor, scope, 1, pair.salt))
      return true
    },
  }
  for (let index = 0; index < count; index++)
    await writePair({ ...access, store }, factor, { dek, gen: 1, fingerprint: new Uint8Array(32) })
  return { mine, theirs }
}

test('property: one half alone is uniform, whatever the key (threat 23)', async ({ annotate }) => {
  const count = process.env.EXHAUSTIVE ? 20_000 : 800
  await annotate(`${count.toLocaleString('en')} halves`, 'size')
  const { mine, theirs } = await halves(count)
  const join = (all: readonly Bytes[]) => Uint8Array.from(all.flatMap((half) => [...half]))
  expect(chiSquare(join(mine))).toBeLessThan(limit)
  expect(chiSquare(join(theirs))).toBeLessThan(limit)
  // No two are the same, even for one factor and one key.
  expect(new Set(theirs.map(toHex)).size).toBe(theirs.length)
  // The measure does find what is not uniform.
  expect(chiSquare(Uint8Array.from(join(mine), (byte) => byte & 0xfe))).toBeGreaterThan(limit)
})

test('property: a wrong half is always detected (threat 23)', async () => {
  const server = emptyServer()
  const access = accessTo(server, await emptyDevice())
  const factor = randomFactor('passkey')
  await createVault(access, randomSecret(), [factor])
  const [pair] = server.pairs.values()
  if (!pair) throw new Error('There is a pair.')
  const right = pair.half
  const mine = await userHalf(factor, scope, 1, pair.salt)
  const changes = fc.oneof(
    fc.uint8Array({ minLength: 32, maxLength: 32 }).map((half) => Uint8Array.from(half)),
    fc.nat(255).map((bit) => {
      const half = right.slice()
      half[bit >> 3] = (half[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      return half
    }),
    fc.constantFrom(mine, xor(mine, right), new Uint8Array(32), new Uint8Array(32).fill(255)),
    fc
      .nat(64)
      .filter((length) => length !== 32)
      .map(randomBytes),
  )
  await fc.assert(
    fc.asyncProperty(changes, async (half) => {
      pair.half = half
      expect(await tryUnlock(access, factor)).toBe('vault/wrong_half')
    }),
    { numRuns: process.env.EXHAUSTIVE ? 5_000 : 200 },
  )
  pair.half = right
  expect(await tryUnlock(access, factor)).toMatch(/^[\da-f]{64} /)
})
