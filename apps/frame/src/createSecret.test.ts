import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createSecret } from './createSecret.ts'

test('behavior: other wallets find the same account by the words', async () => {
  const { accounts, entropy } = await createSecret()
  const { address } = mnemonicToAccount(entropyToMnemonic(entropy, wordlist))
  expect(accounts.find(({ namespace }) => namespace === 'eip155')?.address).toBe(address)
})

test('behavior: the accounts of a published phrase', async () => {
  // "abandon" 23 times and "art".
  const { accounts, seed } = await createSecret(new Uint8Array(32))
  expect(Buffer.from(seed).toString('hex')).toBe(
    '408b285c123836004f4b8842c89324c1f01382450c0d439af345ba7fc49acf705489c6fc77dbd4e3dc1dd8cc6bc9f043db8ada1e243c4a0eafb290d399480840',
  )
  expect(
    accounts.map(({ address, index, namespace }) => ({ address, index, namespace })),
  ).toMatchInlineSnapshot(`
    [
      {
        "address": "0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb",
        "index": 0,
        "namespace": "eip155",
      },
      {
        "address": "3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx",
        "index": 0,
        "namespace": "solana",
      },
      {
        "address": "bc1qzmtrqsfuaf6l6kkcsseumq26ukaphfj9skkug6",
        "index": 0,
        "namespace": "bip122",
      },
      {
        "address": "cosmos1r5v5srda7xfth3hn2s26txvrcrntldjumt8mhl",
        "index": 0,
        "namespace": "cosmos",
      },
      {
        "address": "13KVd4f2a4S5pLp4gTTFezyXdPWx27vQ9vS6xBXJ9yWVd7xo",
        "index": 0,
        "namespace": "polkadot",
      },
    ]
  `)
})
