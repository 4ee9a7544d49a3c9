import { expect, test } from 'vitest'
import { importedKey } from './importedKey.ts'

// From BIP-84: the first account of the words "abandon … about".
const text = 'KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d'
const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'

test('behavior: a key in the wallet import format has the segwit account of BIP-84', () => {
  const key = importedKey.readKey(` ${text}\n`)
  if (!key) throw new Error('It is a key.')
  expect(importedKey.accountOf(key).address).toBe(address)
  expect(importedKey.writeKey(key)).toBe(text)
})

test('error: keys of test networks, uncompressed ones, typing mistakes and addresses are none', () => {
  const texts = [
    '',
    address,
    `${text}1`,
    text.replace('K', 'L'),
    'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA',
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'x'.repeat(1_000),
  ]
  for (const one of texts) expect(importedKey.readKey(one)).toBeUndefined()
})
