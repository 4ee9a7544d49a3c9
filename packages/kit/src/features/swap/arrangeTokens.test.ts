import type { AssetId } from '@latchkey/chains/driver'
import { expect, test } from 'vitest'
import type { Token } from '../../core/holdings/holdings.ts'
import { arrangeTokens, suggestedSymbols } from './arrangeTokens.ts'
import type { TradeToken } from './tradeToken.ts'

const chain = 'eip155:1'
const idOf = (symbol: string, address: string): AssetId =>
  symbol === 'ETH' ? `${chain}/slip44:60` : `${chain}/erc20:${address.toLowerCase()}`
const listed = (symbol: string, name = symbol): TradeToken => ({
  id: idOf(symbol, `0x${symbol}`),
  chain,
  address: symbol === 'ETH' ? undefined : `0x${symbol}`,
  name,
  symbol,
  decimals: 18,
  icon: undefined,
  listed: true,
})
const held = (symbol: string, units = 1n, address = `0x${symbol}`): Token => ({
  id: idOf(symbol, address),
  chain,
  address: symbol === 'ETH' ? undefined : address,
  name: symbol,
  symbol,
  decimals: 18,
  units,
  price: undefined,
  icon: undefined,
})
const list = [
  listed('ETH'),
  listed('ZED'),
  listed('DAI', 'Dai Stablecoin'),
  listed('UNI'),
  listed('ABC', 'Alphabet'),
]
const symbols = (tokens: readonly TradeToken[]) => tokens.map(({ symbol }) => symbol)

test('behavior: what the account has, then what people look for, then the rest by name [9.28]', () => {
  const { own, suggested, others, cut } = arrangeTokens({
    listed: list,
    held: [held('ETH', 5n), held('ABC'), held('NIL', 0n)],
    search: '',
  })
  expect(own.map(({ token, units }) => [token.symbol, units])).toEqual([
    ['ETH', 5n],
    ['ABC', 1n],
  ])
  expect(symbols(suggested)).toEqual(['UNI', 'DAI'])
  expect(symbols(others)).toEqual(['ZED'])
  expect(cut).toBe(false)
  expect(suggestedSymbols).toHaveLength(27)
})

test('behavior: what no list has is marked, even with a known name', () => {
  const { own } = arrangeTokens({
    listed: list,
    held: [held('DAI', 1n, '0xfake'), held('DAI', 1n, '0xDAI')],
    search: '',
  })
  expect(own.map(({ token }) => [token.address, token.listed])).toEqual([
    ['0xfake', false],
    ['0xDAI', true],
  ])
})

test('behavior: found by name, symbol or whole address, the exact symbol first', () => {
  const find = (search: string) =>
    symbols(arrangeTokens({ listed: [...list, listed('UNIX', 'A')], held: [], search }).others)
  expect(find(' uni ')).toEqual(['UNI', 'UNIX'])
  expect(find('stable')).toEqual(['DAI'])
  expect(find('0xZED')).toEqual(['ZED'])
  expect(find('0xze')).toEqual([])
  expect(find('nothing')).toEqual([])
})

test('behavior: the other side of the swap is left out, and a long list is cut', () => {
  expect(
    symbols(arrangeTokens({ listed: list, held: [], search: '', hidden: listed('UNI') }).suggested),
  ).toEqual(['ETH', 'DAI'])
  const long = Array.from({ length: 150 }, (_, at) => listed(`T${at}`))
  const { others, cut } = arrangeTokens({ listed: long, held: [], search: '' })
  expect([others.length, cut]).toEqual([100, true])
})
