import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as caip from './caip.ts'

const text = (characters: string, maxLength: number, minLength = 1) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength })
const lower = 'abcdefghijklmnopqrstuvwxyz0123456789-'
const alphanumeric = `${lower}ABCDEFGHIJKLMNOPQRSTUVWXYZ`
const namespace = fc.constantFrom(...caip.namespaces)
const reference = text(`${alphanumeric}_`, 32)
const address = text(`${alphanumeric}.%`, 128)

test('property: what is built parses back into the same parts [5.18, 5.19]', () => {
  fc.assert(
    fc.property(namespace, reference, address, (namespace, reference, address) => {
      const chainId = caip.chainId(namespace, reference)
      expect(caip.parseChainId(chainId)).toEqual({ namespace, reference })
      const accountId = caip.accountId(chainId, address)
      expect(caip.parseAccountId(accountId)).toEqual({ namespace, reference, chainId, address })
    }),
  )
})

test('property: an asset id keeps its token apart from its reference', () => {
  const token = fc.option(text(`${alphanumeric}.%`, 78), { nil: undefined })
  fc.assert(
    fc.property(
      namespace,
      reference,
      text(lower, 8, 3),
      address,
      token,
      (namespace, reference, kind, asset, tokenId) => {
        const chainId = caip.chainId(namespace, reference)
        expect(caip.parseAssetId(caip.assetId(chainId, kind, asset, tokenId))).toEqual({
          namespace,
          reference,
          chainId,
          assetNamespace: kind,
          assetReference: asset,
          tokenId,
        })
      },
    ),
  )
  expect(() => caip.assetId('eip155:1', 'erc721', '0xab/7')).toThrow()
})

test('property: any other number of parts, and any empty one, is refused [5.18, 5.19]', () => {
  const part = fc.constantFrom('', 'eip155', '1', '0xab')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const value = parts.join(':')
      const sound = parts[0] === 'eip155' && parts.every(Boolean)
      expect(caip.isChainId(value)).toBe(sound && parts.length === 2)
      expect(caip.isAccountId(value)).toBe(sound && parts.length === 3)
    }),
  )
})

describe('error: what is not an id throws its own code [5.18, 5.19]', () => {
  const long = 'a'.repeat(33)
  test.each([
    '',
    'eip155',
    'eip155:',
    ':1',
    'eip155:1:2',
    'EIP155:1',
    'near:main',
    ' eip155:1',
    'eip155:1\n',
    'eip155:1 ',
    `eip155:${long}`,
    'eip155:ï',
  ])('%j', (value) => {
    expect(() => caip.parseChainId(value)).toThrow(expect.objectContaining({ code: 'value/bad_chain_id' }))
  })
  test.each([
    'eip155:1',
    'eip155:1:',
    'eip155::0xab',
    'eip155:1:0xab:',
    'eip155:1:0x ab',
    `eip155:1:${'a'.repeat(129)}`,
    'constructor:1:0xab',
  ])('%j', (value) => {
    expect(() => caip.parseAccountId(value)).toThrow(
      expect.objectContaining({ code: 'value/bad_caip_address' }),
    )
  })
  test.each([
    'eip155:1',
    'eip155:1/erc20',
    'eip155:1/er:0xab',
    'eip155:1/ERC20:0xab',
    'eip155:1/erc721:0xab/',
    `eip155:1/erc721:0xab/${'1'.repeat(79)}`,
  ])('%j', (value) => {
    expect(() => caip.parseAssetId(value)).toThrow(expect.objectContaining({ code: 'value/bad_asset_id' }))
  })
})

test('error: values that only turn into an id when made text are refused', () => {
  for (const value of [['eip155:1'], { toString: () => 'eip155:1' }, 1, null, undefined])
    expect(caip.isChainId(value)).toBe(false)
  expect(() => caip.chainId('eip155', '1:2')).toThrow()
  expect(() => caip.accountId('eip155:1', 'a:b')).toThrow()
})
