import { createKeyPairSignerFromBytes } from '@solana/kit'
import { expect, test } from 'vitest'
import { toBase58 } from './base58.ts'
import { ed25519 } from './curve.ts'
import { importedKey } from './importedKey.ts'

const secret = crypto.getRandomValues(new Uint8Array(32))
const pair = Uint8Array.of(...secret, ...ed25519.getPublicKey(secret))

test('behavior: reads base58 and the file of solana-keygen, and gives the account that @solana/kit gives', async () => {
  const { address } = await createKeyPairSignerFromBytes(pair)
  for (const typed of [toBase58(pair), `\n${JSON.stringify([...pair])} `]) {
    const key = importedKey.readKey(typed)
    expect(key).toEqual(secret)
    expect(key && importedKey.accountOf(key).address).toBe(address)
    expect(key && importedKey.writeKey(key)).toBe(toBase58(pair))
  }
})

test('error: what is no key: an address, halves that do not fit, other lengths and other values', () => {
  const foreign = Uint8Array.of(...secret, ...secret)
  const texts = [
    '',
    '[]',
    '[1,',
    toBase58(pair.slice(32)),
    toBase58(foreign),
    JSON.stringify([...foreign]),
    JSON.stringify([...pair].slice(1)),
    JSON.stringify([...pair.slice(0, 63), 256]),
    JSON.stringify([...pair.slice(0, 63), 'x']),
    `0x${'1'.repeat(64)}`,
    '1'.repeat(5_000),
  ]
  for (const text of texts) expect(importedKey.readKey(text), text.slice(0, 20)).toBeUndefined()
})
