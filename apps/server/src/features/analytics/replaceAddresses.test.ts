import { formatSs58 } from '@latchkey/chains/polkadot/ss58'
import { getBase58Decoder } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { bitcoinFamily } from '../../chains/bitcoin/bitcoin.ts'
import { createChains } from '../../chains/chains.ts'
import { cosmosFamily } from '../../chains/cosmos/cosmos.ts'
import { directGateway } from '../../chains/evm/testing/directGateway.ts'
import { polkadotFamily } from '../../chains/polkadot/polkadot.ts'
import { solanaFamily } from '../../chains/solana/solana.ts'
import { replaceAddresses } from './replaceAddresses.ts'

const clock = Date.now
const options = { gateway: directGateway({}), chains: {}, cache: createMemoryCache({ clock }), clock }
const families = [solanaFamily, bitcoinFamily, polkadotFamily, cosmosFamily].map((open) => open(options))
const { isAddress } = createChains(families, [])
const replace = (text: string) => replaceAddresses(text, isAddress, () => '<hash>')

test.each([
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['osmo1qurswpc8qurswpc8qurswpc8qurswpc8mg52kn'],
  ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
])('behavior: %s is found wherever it stands', (address) => {
  const text = (word: string) =>
    `to ${word}, /account/${word}/x?of=a%3A${word}%2Fb x_${word} "${word}"\n${word} cosmos:osmosis-1:${word}`
  expect(replace(text(address))).toBe(text('<hash>'))
})

test.each([
  [`0x${'a'.repeat(64)}`],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['bip122:000000000019d6689c085ae165831e93'],
  // An id of the app, and addresses with another letter.
  ['user Xk3pQ9sTzY7bVnM2cR5wF8gH4jD6'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
])('behavior: %s is none', (text) => {
  expect(replace(text)).toBe(text)
})

/** In base58 its end could be in bech32, and is an address of Solana as well. */
const endsAsBech32 = Uint8Array.from(
  Buffer.from('5706fe754300030401d20600000f74038e07d502894c001d0004000c00000000', 'hex'),
)

test('property: random accounts of Solana and Polkadot are found', () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(key, fc.constantFrom(0, 2, 42), (bytes, prefix) => {
      const words = [getBase58Decoder().decode(bytes), formatSs58(bytes, prefix)]
      expect(words.map((word) => replace(`a/${word}.`))).toEqual(['a/<hash>.', 'a/<hash>.'])
    }),
    { numRuns: process.env.EXHAUSTIVE ? 100_000 : 500, examples: [[endsAsBech32, 0]] },
  )
}, 120_000)

test('error: a long text is gone through once', () => {
  const started = performance.now()
  for (const text of ['a', 'a1', '1q', 'A1', '%2F', '%2F1', 'q1q'])
    replace(text.repeat((1 << 15) / text.length))
  expect(performance.now() - started).toBeLessThan(1_000)
})
