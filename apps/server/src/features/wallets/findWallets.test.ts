import { expect, test } from 'vitest'
import type { RegistryWallet } from '../../registry/registry.ts'
import { findWallets } from './findWallets.ts'

const wallet = (id: string, name: string, more: Partial<RegistryWallet> = {}): RegistryWallet => ({
  id,
  name,
  homepage: `https://${id}.example`,
  chains: ['eip155:1'],
  badge_type: 'none',
  order: 1,
  anyEvm: false,
  ...more,
})
const all = [
  wallet('rain', 'Rainbow', { badge_type: 'certified', mobile_link: 'rainbow:' }),
  wallet('bow', 'Bow Wallet', { app_store: 'https://apps.apple.com/app/id1234567' }),
  wallet('elbow', 'Elbow', { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }),
  wallet('safe', 'Strong Bow', { play_store: 'https://play.google.com/store/apps/details?id=a.b' }),
]
const ids = (query: Partial<Parameters<typeof findWallets>[1]>) =>
  findWallets(all, { page: '1', ...query }).data.map(({ id }) => id)

test('behavior: a page holds what was asked for and counts all that match [7.22k]', () => {
  expect(findWallets(all, { page: '2', entries: '3' })).toEqual({ count: 4, data: [all[3]] })
  expect(findWallets(all, { page: '9', entries: '3' })).toEqual({ count: 4, data: [] })
  const many = Array.from({ length: 150 }, (_, index) => wallet(`w${index}`, `W${index}`))
  expect(findWallets(many, { page: '1', entries: '999' }).data).toHaveLength(100)
})

test('behavior: names that start so come first, then words, then the rest [7.22m]', () => {
  expect(ids({ search: 'bow' })).toEqual(['bow', 'safe', 'rain', 'elbow'])
  expect(ids({ search: 'BOW W' })).toEqual(['bow'])
  expect(ids({ search: 'nothing' })).toEqual([])
})

test('behavior: included wallets keep the order they were named in [7.22l]', () => {
  expect(ids({ include: 'safe, rain,unknown' })).toEqual(['safe', 'rain'])
  expect(ids({ include: 'safe,rain', exclude: 'safe' })).toEqual(['rain'])
  expect(ids({ include: ',' })).toHaveLength(4)
})

test('behavior: badge, chains and platform narrow the list [7.22n, 7.22o]', () => {
  expect(ids({ badge_type: 'certified' })).toEqual(['rain'])
  expect(ids({ chains: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp,eip155:99' })).toEqual(['elbow'])
  const any = [wallet('any', 'Any', { anyEvm: true })]
  expect(findWallets(any, { page: '1', chains: 'eip155:31337' }).count).toBe(1)
  expect(findWallets(any, { page: '1', chains: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }).count).toBe(0)
  expect(ids({ platform: 'ios' })).toEqual(['rain', 'bow'])
  expect(ids({ platform: 'android' })).toEqual(['rain', 'safe'])
})
