import { expect, test } from 'vitest'
import type { Token } from './holdings.ts'
import { matchesToken } from './matchesToken.ts'

const coin: Token = {
  id: 'eip155:1/slip44:60',
  chain: 'eip155:1',
  address: undefined,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  units: 1n,
  price: undefined,
  icon: undefined,
}
const dollar: Token = {
  ...coin,
  id: 'eip155:1/erc20:0xabcd',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  name: 'Test Dollar',
  symbol: 'TUSD',
}
const found = (search: string) =>
  [coin, dollar].filter((token) => matchesToken(token, search)).map(({ symbol }) => symbol)

test('behavior: by part of the name or symbol, in any case', () => {
  expect(found('')).toEqual(['ETH', 'TUSD'])
  expect(found('  dollar ')).toEqual(['TUSD'])
  expect(found('th')).toEqual(['ETH'])
  expect(found('t')).toEqual(['ETH', 'TUSD'])
  expect(found('nothing')).toEqual([])
})

test('behavior: by the whole address, never by a part of it', () => {
  expect(found('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')).toEqual(['TUSD'])
  expect(found('0xd8da')).toEqual([])
})

test('behavior: addresses that are case-sensitive are compared exactly', () => {
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const token = { name: 'USD Coin', symbol: 'USDC', address: mint }
  expect(matchesToken(token, ` ${mint} `)).toBe(true)
  expect(matchesToken(token, mint.toLowerCase())).toBe(false)
})
