import { encodeAddress } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { isPrefix, kusamaAssetHub, polkadotAssetHub } from './networks.ts'
import { alphabet } from './readSs58.ts'

const numRuns = process.env.EXHAUSTIVE ? 10_000 : 300
const timeout = process.env.EXHAUSTIVE ? 600_000 : 60_000
const accounts = fc.uint8Array({ minLength: 32, maxLength: 32 })
const prefixes = fc.integer({ min: 0, max: 16_383 }).filter(isPrefix)
const parse = async (value: string, network: typeof polkadotAssetHub | typeof kusamaAssetHub) =>
  await addresses.parse?.(value, network)

test('property: an address of any network is accepted, and rewritten to this one, as Polkadot{.js} writes it', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(accounts, prefixes, async (account, prefix) => {
      const written = encodeAddress(account, prefix)
      for (const network of [polkadotAssetHub, kusamaAssetHub]) {
        const own = encodeAddress(account, network.native.ss58Prefix)
        expect(await parse(written, network)).toBe(own)
        expect(addresses.isValid(own, network)).toBe(true)
        expect(addresses.key(written)).toBe(addresses.key(own))
        if (prefix !== network.native.ss58Prefix) expect(addresses.isValid(written, network)).toBe(false)
      }
    }),
    { numRuns },
  )
})

test('property: an address with a wrong letter is refused, but for the chance of its two bytes of checksum', {
  timeout,
}, async () => {
  let tried = 0
  let accepted = 0
  const wrong = fc.record({ account: accounts, at: fc.nat(), by: fc.integer({ min: 1, max: 57 }) })
  await fc.assert(
    fc.asyncProperty(wrong, async ({ account, at, by }) => {
      const right = encodeAddress(account, 0)
      const place = at % right.length
      const letter = alphabet[(alphabet.indexOf(right.charAt(place)) + by) % 58]
      const mistyped = `${right.slice(0, place)}${letter}${right.slice(place + 1)}`
      tried += 1
      if (await parse(mistyped, polkadotAssetHub)) accepted += 1
    }),
    { numRuns },
  )
  // One of 65,536 is expected: a small sample may have one or two.
  expect(accepted).toBeLessThanOrEqual(Math.max(2, tried / 5_000))
})
