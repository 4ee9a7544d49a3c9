import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bytes } from './bytes.ts'
import { type Content, readContent, wipeSecret, writeContent } from './secret.ts'

const bytes = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map((value): Bytes => Uint8Array.from(value))
const uint32 = fc.nat(0xffffffff)
const account = fc.record({
  namespace: fc.string({ maxLength: 20 }),
  index: uint32,
  privateKey: bytes(0, 64),
  publicKey: bytes(0, 255),
  address: fc.string({ maxLength: 80, unit: 'grapheme-ascii' }),
})
const contents: fc.Arbitrary<Content> = fc.record({
  entropy: bytes(16, 32),
  seed: bytes(64, 64),
  accounts: fc.array(account, { minLength: 1, maxLength: 5 }),
  escrowedUpTo: uint32,
  exitTested: fc.boolean(),
})

test('property: reads what it has written', () => {
  fc.assert(
    fc.property(contents, (content) => {
      const written = writeContent(content)
      expect(readContent(written)).toEqual(content)
      // The plain text does not stay in memory.
      expect(written.every((byte) => byte === 0)).toBe(true)
    }),
  )
})

test('property: what is cut off or has more at its end is refused', () => {
  fc.assert(
    fc.property(contents, fc.nat(), (content, at) => {
      const written = writeContent(content)
      const cut = written.slice(0, at % written.length)
      expect(() => readContent(cut)).toThrow('The content of the vault is not valid.')
      expect(() => readContent(Uint8Array.of(...written, 0))).toThrow(
        'The content of the vault is not valid.',
      )
    }),
  )
})

test('property: random bytes are refused with a typed error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (random) => {
      try {
        readContent(Uint8Array.of(1, ...random))
      } catch (error) {
        expect(error).toMatchObject({ code: 'vault/wrong_vault' })
      }
    }),
  )
})

test('error: an unknown version, flags, or no accounts', () => {
  const content: Content = {
    entropy: new Uint8Array(32),
    seed: new Uint8Array(64),
    accounts: [],
    escrowedUpTo: 0,
    exitTested: true,
  }
  expect(() => readContent(writeContent(content))).toThrow('not valid')
  const filled = {
    ...content,
    accounts: [
      { namespace: 'a', index: 0, privateKey: new Uint8Array(1), publicKey: new Uint8Array(1), address: '' },
    ],
  }
  for (const [at, value] of [
    [0, 2],
    [0, 0],
    [1, 2],
  ] as const) {
    const written = writeContent(filled)
    written[at] = value
    expect(() => readContent(written)).toThrow('not valid')
  }
  const long = { ...content, seed: new Uint8Array(256) }
  expect(() => writeContent(long)).toThrow('too long')
})

test('behavior: wipes every secret', () => {
  const privateKey = Uint8Array.of(1, 2)
  const secret = {
    entropy: Uint8Array.of(1),
    seed: Uint8Array.of(2),
    accounts: [{ namespace: 'a', index: 0, privateKey, publicKey: Uint8Array.of(3), address: 'a' }],
  }
  wipeSecret(secret)
  expect([...secret.entropy, ...secret.seed, ...privateKey]).toEqual([0, 0, 0, 0])
})
