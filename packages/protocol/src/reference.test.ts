import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAssetId, parseAssetId } from './caip.ts'
import { escapeReference, unescapeReference } from './reference.ts'

test('property: any denom survives in an asset id', () => {
  const denom = fc.stringMatching(/^[a-zA-Z][a-zA-Z\d/:._-]{2,60}$/)
  fc.assert(
    fc.property(denom, (address) => {
      const id = `cosmos:osmosis-1/denom:${escapeReference(address)}`
      fc.pre(id.length < 140)
      expect(isAssetId(id)).toBe(true)
      expect(unescapeReference(parseAssetId(id).assetReference)).toBe(address)
    }),
  )
})

test('behavior: a slash is escaped, an address of hex or base58 is not changed', () => {
  expect(escapeReference('ibc/27394FB0')).toBe('ibc%2F27394FB0')
  expect(escapeReference('factory/osmo1x/u_sd')).toBe('factory%2Fosmo1x%2Fu%5Fsd')
  expect(escapeReference('0xAbc1')).toBe('0xAbc1')
})

test('error: a broken escape stays as it is', () => {
  expect(unescapeReference('50%')).toBe('50%')
})
