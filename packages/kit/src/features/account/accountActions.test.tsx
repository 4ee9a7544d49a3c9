import type { Driver } from '@latchkey/chains/driver'
import { beforeAll, expect, test } from 'vitest'
import type { Options } from '../../core/config/options.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { createChain, startKit } from '../../core/testing.ts'
import { loadFeatures } from '../declared.tsx'
import { accountActions } from './accountActions.tsx'

beforeAll(loadFeatures)

const server = { api: 'https://api.example', projectId: 'shop' }
const able = {
  onramp: true,
  swaps: true,
  transactions: async () => ({}),
  transfers: async () => ({}),
} as unknown as Partial<Driver>

async function actionsOf(options: Partial<Options>, can = able): Promise<readonly string[]> {
  const chain = createChain()
  chain.add('a', { trusted: true })
  const kit = startKit({ drivers: [{ ...chain.driver, ...can }], ...options })
  await connectWallet(kit, { walletId: 'a', silent: true })
  return accountActions(kit).map(({ id }) => id)
}

test('behavior: buy, swap, receive, send, in that order [9.25f]', async () => {
  expect(await actionsOf(server)).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

test('behavior: the host may choose another order; what it does not name comes behind [9.25f]', async () => {
  const order = ['send', 'receive'] as const
  expect(await actionsOf({ ...server, walletFeatureOrder: order })).toEqual([
    'send',
    'receive',
    'onramp',
    'swaps',
  ])
})

test('behavior: what is switched off is not there [2.18c-f]', async () => {
  expect(await actionsOf({ ...server, features: { swaps: false, send: false } })).toEqual([
    'onramp',
    'receive',
  ])
  expect(await actionsOf({})).toEqual(['receive', 'send'])
})

test('behavior: what the chain cannot do is not there', async () => {
  expect(await actionsOf(server, {})).toEqual(['receive'])
  const { swaps: _, ...another } = able
  expect(await actionsOf(server, another)).toEqual(['onramp', 'receive', 'send'])
})

test('behavior: an order from a page without types breaks nothing', async () => {
  const order = ['send', 'send', 'fly'] as never
  expect(await actionsOf({ ...server, walletFeatureOrder: order })).toEqual([
    'send',
    'onramp',
    'swaps',
    'receive',
  ])
})
