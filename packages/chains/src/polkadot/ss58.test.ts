import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { toHex } from './hex.ts'
import { isPrefix, kusamaAssetHub, polkadotAssetHub } from './networks.ts'
import { readSs58 } from './readSs58.ts'
import { formatSs58, parseSs58 } from './ss58.ts'

/** Alice, the development account of every Substrate chain, on several networks. */
const alice = {
  accountId: '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  kusama: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
  generic: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
}
const fromHex = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'))

const accountIds = fc.uint8Array({ minLength: 32, maxLength: 32 })
const prefixes = fc.nat(16_383).filter(isPrefix)

test.each([
  [0, alice.polkadot],
  [2, alice.kusama],
  [42, alice.generic],
])('behavior: one key with the prefix %i is %s', (prefix, address) => {
  expect(formatSs58(fromHex(alice.accountId), prefix)).toBe(address)
  expect(parseSs58(address)).toEqual({ prefix, accountId: fromHex(alice.accountId) })
  expect(addresses.key(address)).toBe(alice.accountId)
})

test('behavior: the account of 32 zeros has an address of 35 ones and a checksum on Polkadot', () => {
  const address = formatSs58(new Uint8Array(32), 0)
  expect(address).toBe('111111111111111111111111111111111HC1')
  expect(parseSs58(address)).toEqual({ prefix: 0, accountId: new Uint8Array(32) })
})

test('behavior: an address belongs to the network with its prefix, and is converted for another', async () => {
  expect(addresses.isValid(alice.polkadot)).toBe(true)
  expect(addresses.isValid(alice.polkadot, polkadotAssetHub)).toBe(true)
  expect(addresses.isValid(alice.polkadot, kusamaAssetHub)).toBe(false)
  expect(await addresses.parse?.(alice.polkadot, kusamaAssetHub)).toBe(alice.kusama)
  expect(await addresses.parse?.(` ${alice.generic}\n`, polkadotAssetHub)).toBe(alice.polkadot)
})

test('property: every account and prefix round-trip, with one key', () => {
  fc.assert(
    fc.property(accountIds, prefixes, prefixes, (accountId, first, second) => {
      const [one, other] = [formatSs58(accountId, first), formatSs58(accountId, second)]
      expect(parseSs58(one)).toEqual({ prefix: first, accountId })
      expect(addresses.key(one)).toBe(toHex(accountId))
      expect(addresses.key(other)).toBe(addresses.key(one))
    }),
  )
})

test('property: a single wrong character is detected', async () => {
  const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
  // With a checksum of two bytes one mistake in 65,536 passes. These are all mistakes in one address.
  const passed: string[] = []
  for (const [index, letter] of [...alice.polkadot].entries())
    for (const other of base58) {
      const typed = alice.polkadot.slice(0, index) + other + alice.polkadot.slice(index + 1)
      if (other !== letter && parseSs58(typed)) passed.push(typed)
    }
  expect(passed).toEqual([])
})

test.each([
  ['nothing', ''],
  ['another family', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['the key in hex', alice.accountId],
  ['one character less', alice.polkadot.slice(1)],
  ['letters that are none', alice.polkadot.replace('u', '0')],
  ['20 bytes', 'DGTcJdzHzxCbuf5emuaSe8h6iHJ4Lp8iFgvd'],
  ['a key of Solana', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'],
  ['a line break', `${alice.polkadot}\n`],
  ['a text of a megabyte', '1'.repeat(1_000_000)],
  ['no text', 42],
  ['an object', { toString: () => alice.polkadot }],
])('error: %s is no address', async (_, value) => {
  expect(readSs58(value)).toBeUndefined()
  expect(parseSs58(value)).toBeUndefined()
  if (typeof value !== 'string') return
  expect(addresses.isValid(value)).toBe(false)
  expect(addresses.key(value)).toBe(value)
})

test('error: reserved prefixes and second spellings of a prefix are rejected', () => {
  // 46 and 47 are reserved; 0x40 0x00 would be the prefix 0 in two bytes.
  for (const head of [[46], [47], [0x40, 0x00], [0x80], [0xff]]) {
    const bytes = Uint8Array.from([...head, ...fromHex(alice.accountId), 0, 0])
    expect(readSs58(base58Of(bytes))).toBeUndefined()
  }
  for (const prefix of [46, 47, -1, 1.5, 16_384, Number.NaN])
    expect(() => formatSs58(fromHex(alice.accountId), prefix)).toThrow(RangeError)
  expect(() => formatSs58(new Uint8Array(20), 0)).toThrow(RangeError)
})

test('property: decoding never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => parseSs58(value)).not.toThrow()
    }),
  )
})

function base58Of(bytes: Uint8Array): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let value = BigInt(toHex(bytes))
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text
  return text
}
