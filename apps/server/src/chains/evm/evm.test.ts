import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { evmFamily } from './evm.ts'
import { publicNodes } from './publicNodes.ts'
import { directGateway } from './testing/directGateway.ts'
import { createTokenList, readTokenList } from './tokenList.ts'
import list from './tokens.json' with { type: 'json' }

const cache = createMemoryCache({ clock: Date.now })
const evm = evmFamily({ gateway: directGateway({}), cache, clock: Date.now, chains: publicNodes() })

test.each([
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', true],
  ['0xd8da6bf26964af9d7eed9e03e53415d37aa96045', true],
  ['0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045', false],
  ['d8dA6BF26964aF9D7eEd9e03E53415D37aA96045', false],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9604', false],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA960455', false],
  [' 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', false],
  ['vitalik.eth', false],
  ['', false],
])('behavior: whether %s is an address: %s', (value, is) => {
  expect(evm.isAddress(value)).toBe(is)
})

test('behavior: an address has one spelling', () => {
  expect(evm.normalise('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')).toBe(
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  )
})

test('behavior: a chain’s coin is what its network calls it, without an id', () => {
  expect(evm.nativeCoin('eip155:137')).toEqual({ id: undefined, name: 'POL', symbol: 'POL', decimals: 18 })
})

test('behavior: every token on the list has a right checksum and a network the kit ships', () => {
  const chains = Object.keys(publicNodes())
  expect(list.tokens.length).toBeGreaterThan(60)
  for (const { chainId, address } of list.tokens) {
    expect(getAddress(address)).toBe(address)
    expect(chains).toContain(`eip155:${chainId}`)
  }
  const ids = list.tokens.map(({ chainId, address }) => `${chainId}:${address}`)
  expect(new Set(ids).size).toBe(ids.length)
})

test('behavior: the operator’s list adds to ours and wins over it', () => {
  const usdc = {
    chainId: 1,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    symbol: 'USDC',
    name: 'Dollars',
    decimals: 6,
  }
  const own = {
    chainId: 5,
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    symbol: 'OWN',
    name: 'Own',
    decimals: 2,
  }
  const tokens = createTokenList(list, {
    name: 'mine',
    tokens: [usdc, { ...own, logoURI: 'https://example.com/own.png' }],
  })
  expect(tokens.find('eip155:1', usdc.address.toLowerCase())?.name).toBe('Dollars')
  expect(tokens.of('eip155:5')).toMatchObject([{ symbol: 'OWN', logoUri: 'https://example.com/own.png' }])
  expect(tokens.of('eip155:1').length).toBe(readTokenList().of('eip155:1').length)
})

test.each([
  ['a wrong checksum', { address: '0xa0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }],
  ['decimals no token has', { decimals: 77 }],
  ['a logo over http', { logoURI: 'http://example.com/a.png' }],
  ['a logo with script', { logoURI: 'javascript:alert(1)' }],
])('error: a list with %s is refused', (_, change) => {
  const token = {
    chainId: 1,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    symbol: 'USDC',
    name: 'USD',
    decimals: 6,
  }
  expect(() => createTokenList({ tokens: [{ ...token, ...change }] })).toThrow('The token list is invalid')
})
