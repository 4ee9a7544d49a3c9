import { describe, expect, test } from 'vitest'
import { addresses, assets } from './addresses.ts'
import { mainnet, regtest, signet, testnet4 } from './networks.ts'
import { readAddress } from './readAddress.ts'

// From BIP-173, BIP-350, BIP-341 and BIP-86.
const good = [
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', mainnet],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh', testnet4],
  ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', 'p2tr', mainnet],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'p2pkh', mainnet],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'p2sh', mainnet],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh', testnet4],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'p2sh', regtest],
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'p2wpkh', regtest],
] as const

test.each(good)('behavior: %s is an address of its network only', async (address, kind, network) => {
  expect(readAddress(address)).toMatchObject({ address: addresses.key(address), kind })
  expect(addresses.isValid(address, network)).toBe(true)
  expect(await addresses.parse?.(` ${address} `, network)).toBe(addresses.key(address))
  const other = network === mainnet ? testnet4 : mainnet
  expect(addresses.isValid(address, other)).toBe(false)
  expect(await addresses.parse?.(address, other)).toBeUndefined()
})

test('behavior: test networks share address formats, regtest only the Base58 ones', () => {
  const segwit = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  expect([testnet4, signet, regtest].map((one) => addresses.isValid(segwit, one))).toEqual([
    true,
    true,
    false,
  ])
  const older = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'
  expect([testnet4, signet, regtest].map((one) => addresses.isValid(older, one))).toEqual([true, true, true])
})

describe('error: no address', () => {
  test.each([
    ['a typing mistake in bech32', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['a typing mistake in bech32m', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcq'],
    ['a typing mistake in base58', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
    ['base58 in other letters', '1bvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['mixed case', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    [
      'taproot with the checksum of version 0 (BIP-350)',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    [
      'version 0 with the checksum of taproot (BIP-350)',
      'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['a version that is not in use (BIP-350)', 'BC1SW50QGDZ25J'],
    ['the key of another family', 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'],
    ['an EVM address', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['nothing', ''],
    ['a megabyte', `bc1q${'q'.repeat(1_000_000)}`],
    ['no text', 5 as unknown as string],
  ])('%s', (_, value) => {
    expect(readAddress(value)).toBeUndefined()
  })
})

test('behavior: upper case is the same address for Segwit only', () => {
  const [segwit, older] = ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2']
  expect(addresses.key(segwit.toUpperCase())).toBe(segwit)
  expect(addresses.key(older)).toBe(older)
  expect(addresses.key(older.toLowerCase())).not.toBe(addresses.key(older))
})

test('behavior: the coin has a CAIP-19 id', () => {
  expect(assets.id(mainnet.id)).toBe('bip122:000000000019d6689c085ae165831e93/slip44:0')
})
