import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { importedKey } from './importedKey.ts'

test('behavior: reads a key as wallets export it, and gives the account that viem gives', () => {
  const text = generatePrivateKey()
  for (const typed of [text, text.slice(2), ` ${text.slice(2).toUpperCase()}\n`]) {
    const key = importedKey.readKey(typed)
    expect(key && importedKey.writeKey(key)).toBe(text)
    expect(key && importedKey.accountOf(key).address).toBe(privateKeyToAccount(text).address)
  }
})

test('error: what is no key', () => {
  const order = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'
  const wrong = [
    '',
    '0x',
    `0x${'0'.repeat(64)}`,
    order,
    'f'.repeat(64),
    '1'.repeat(63),
    `${'1'.repeat(64)} x`,
  ]
  for (const text of [...wrong, `0x${'g'.repeat(64)}`, '1'.repeat(40), 'word '.repeat(12)])
    expect(importedKey.readKey(text), text).toBeUndefined()
})
