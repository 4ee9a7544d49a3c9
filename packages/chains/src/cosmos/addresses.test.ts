import { toBech32 } from '@cosmjs/encoding'
import { isAssetId } from '@latchkey/protocol/caip'
import { bech32, bech32m } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addresses, assets } from './addresses.ts'
import { toDenom } from './denom.ts'
import { celestia, cosmosHub, dydx, noble, osmosis, osmosisTestnet } from './networks.ts'
import { addressOf } from './toAddress.ts'

const networks = [cosmosHub, osmosis, noble, celestia, dydx]
const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const numRuns = process.env.EXHAUSTIVE ? 10_000 : 300

const bytes = fc.oneof(
  { arbitrary: fc.uint8Array({ minLength: 20, maxLength: 20 }), weight: 3 },
  fc.uint8Array({ minLength: 32, maxLength: 32 }),
)
const parse = async (value: string, network: (typeof networks)[number]) =>
  await addresses.parse?.(value, network)

test('property: addresses of CosmJS are accepted by their own network only, and one wrong letter is seen', {
  timeout: 300_000,
}, async () => {
  let [changed, accepted] = [0, 0]
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.nat(networks.length - 1),
      fc.nat(1_000),
      fc.nat(30),
      async (hash, index, at, by) => {
        const network = networks[index] as (typeof networks)[number]
        const { prefix } = network.native
        const address = toBech32(prefix, hash)
        expect(addresses.isValid(address, network)).toBe(true)
        expect(await parse(address, network)).toBe(address)
        expect(await parse(` ${address.toUpperCase()} `, network)).toBe(address)
        const key = Buffer.from(hash).toString('hex')
        expect(addresses.key(address)).toBe(key)
        expect(addresses.key(address.toUpperCase())).toBe(key)
        expect(addressOf(key, network)).toBe(address)
        for (const other of networks) {
          if (other === network) continue
          expect(addresses.isValid(address, other)).toBe(false)
          expect(await parse(address, other)).toBeUndefined()
          expect(addresses.key(toBech32(other.native.prefix, hash))).toBe(key)
        }
        // Another letter at one place of the data.
        const start = prefix.length + 1
        const place = start + (at % (address.length - start))
        const old = letters.indexOf(address[place] as string)
        const letter = letters[(old + 1 + by) % 32] as string
        if (letter === address[place]) return
        changed++
        const wrong = address.slice(0, place) + letter + address.slice(place + 1)
        if ((await parse(wrong, network)) !== undefined) accepted++
      },
    ),
    { numRuns },
  )
  expect(changed).toBeGreaterThan(numRuns * 0.9)
  expect(accepted).toBe(0)
})

test('error: other formats are refused', async () => {
  const address = 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'
  expect(await parse(address, cosmosHub)).toBe(address)
  const mixed = address.replace('pkp', 'PkP')
  const words = bech32m.toWords(new Uint8Array(20))
  const wrong = [
    '',
    mixed,
    `${address}q`,
    address.slice(0, -1),
    bech32m.encode('cosmos', words),
    toBech32('cosmos', new Uint8Array(19)),
    toBech32('cosmosvaloper', new Uint8Array(20)),
    '0x0000000000000000000000000000000000000000',
    'cosmos1',
    'a'.repeat(100_000),
    // The padding after 32 bytes is not zero.
    bech32.encode('cosmos', [...new Array(51).fill(0), 1]),
  ]
  expect(await Promise.all(wrong.map((value) => parse(value, cosmosHub)))).toEqual(wrong.map(() => undefined))
  expect(addresses.isValid(mixed, cosmosHub)).toBe(false)
  expect(addresses.key('no address')).toBe('no address')
  expect(addresses.isValid('osmo1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmc8n0y5', osmosisTestnet)).toBe(true)
})

test('behavior: ids of assets', () => {
  const denoms = [
    'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2',
    'factory/osmo1z0qrq605sjgcqpylfl4aa6s90x738j7m58wyatt0tdzflg2ha26q67k743/wbtc',
    'factory/osmo1z0qrq605sjgcqpylfl4aa6s90x738j7m58wyatt0tdzflg2ha26q67k743/wBTC',
    'gamm/pool/1',
    'cw20:osmo1abc_d.e-f',
    'uion',
  ]
  const ids = denoms.map((denom) => assets.id(osmosis.id, denom))
  expect(new Set(ids).size).toBe(denoms.length)
  expect(ids[0]).toBe(
    'cosmos:osmosis-1/denom:ibc%2F27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2',
  )
  expect(assets.id(osmosis.id)).toBe('cosmos:osmosis-1/slip44:118')
  for (const [index, id] of ids.entries()) {
    expect(isAssetId(id)).toBe(true)
    const reference = id.slice(id.lastIndexOf(':') + 1)
    expect(toDenom(reference)).toBe(denoms[index])
    expect(assets.id(osmosis.id, reference)).toBe(id)
  }
})
