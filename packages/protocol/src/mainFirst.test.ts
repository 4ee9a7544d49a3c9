import { expect, test } from 'vitest'
import { mainFirst } from './mainFirst.ts'

const wallets = [
  { id: 'known', chains: ['eip155:*', 'solana:*'] },
  { id: 'any' },
  ...['a', 'b', 'c', 'd'].map((id) => ({ id, chains: ['solana:*', 'eip155:*'] })),
]
const order = (family?: string) => mainFirst(wallets, family).map(({ id }) => id)

test('behavior: three wallets of the family come first, the rest keeps its order', () => {
  expect(order('solana')).toEqual(['a', 'b', 'c', 'known', 'any', 'd'])
  expect(order('eip155')).toEqual(['known', 'any', 'a', 'b', 'c', 'd'])
  expect(order()).toEqual(['known', 'any', 'a', 'b', 'c', 'd'])
})
