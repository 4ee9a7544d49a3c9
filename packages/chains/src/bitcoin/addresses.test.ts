import { networks as formats, address as write } from 'bitcoinjs-lib'
import fc from 'fast-check'
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

const hash20 = fc.uint8Array({ minLength: 20, maxLength: 20 })
const hash32 = fc.uint8Array({ minLength: 32, maxLength: 32 })
const kinds = ['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr'] as const
const known = [
  { network: mainnet, format: formats.bitcoin },
  { network: testnet4, format: formats.testnet },
  { network: regtest, format: formats.regtest },
]
/** Addresses that bitcoinjs-lib writes, and their network. */
const written = fc
  .tuple(fc.constantFrom(...kinds), hash20, hash32, fc.constantFrom(...known))
  .map(([kind, short, long, { format, network }]) => {
    const address = {
      p2pkh: () => write.toBase58Check(short, format.pubKeyHash),
      p2sh: () => write.toBase58Check(short, format.scriptHash),
      p2wpkh: () => write.toBech32(short, 0, format.bech32),
      p2wsh: () => write.toBech32(long, 0, format.bech32),
      p2tr: () => write.toBech32(long, 1, format.bech32),
    }[kind]()
    return { address, kind, network }
  })

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0'
const mistakes = fc.record({
  type: fc.constantFrom('change', 'drop', 'insert', 'swap'),
  at: fc.nat(),
  letter: fc.constantFrom(...letters),
})

test(
  'property: every address is read, and none with a mistake in one character or of another network',
  async () => {
    let made = 0
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(written, fc.array(mistakes, { minLength: 20, maxLength: 20 }), async (one, list) => {
        const { address, kind, network } = one
        expect(readAddress(address)?.kind).toBe(kind)
        expect(await addresses.parse?.(address, network)).toBe(address)
        expect(await addresses.parse?.(address, network === mainnet ? testnet4 : mainnet)).toBeUndefined()
        for (const { at, letter, type } of list) {
          const place = at % address.length
          const [before, after] = [address.slice(0, place), address.slice(place + 1)]
          const changed =
            type === 'change'
              ? `${before}${letter}${after}`
              : type === 'drop'
                ? `${before}${after}`
                : type === 'insert'
                  ? `${before}${letter}${address.slice(place)}`
                  : `${before}${after.slice(0, 1)}${address.slice(place, place + 1)}${after.slice(1)}`
          if (changed === address) continue
          made++
          if (readAddress(changed)) accepted++
        }
      }),
      { numRuns: process.env.EXHAUSTIVE ? 10_000 : 100 },
    )
    // Bech32 finds each of these mistakes; Base58Check misses one in four billion.
    expect([made > 0, accepted]).toEqual([true, 0])
  },
  process.env.EXHAUSTIVE ? 600_000 : 30_000,
)
