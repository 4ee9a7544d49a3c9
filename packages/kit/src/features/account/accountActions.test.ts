import type { Driver } from '@latchkey/chains/driver'
import { expect, test } from 'vitest'
import { localFeatures } from '../../core/features.ts'
import { accountActions } from './accountActions.ts'

const driver = {
  onramp: true,
  swaps: true,
  transactions: async () => ({}),
  transfers: async () => ({}),
} as unknown as Driver
const features = localFeatures({ api: 'https://api.example' })

test('behavior: buy, swap, receive, send, in that order [9.25f]', () => {
  expect(accountActions({ features, driver })).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

test('behavior: the host may choose another order; what it does not name comes behind [9.25f]', () => {
  expect(accountActions({ order: ['send', 'receive'], features, driver })).toEqual([
    'send',
    'receive',
    'onramp',
    'swaps',
  ])
})

test('behavior: what is switched off is not there [2.18c-f]', () => {
  expect(accountActions({ features: { ...features, swaps: false, send: false }, driver })).toEqual([
    'onramp',
    'receive',
  ])
  expect(accountActions({ features: localFeatures({}), driver })).toEqual(['receive', 'send'])
})

test('behavior: what the chain cannot do is not there', () => {
  expect(accountActions({ features, driver: {} as Driver })).toEqual(['receive'])
  const { swaps: _, ...another } = driver
  expect(accountActions({ features, driver: another })).toEqual(['onramp', 'receive', 'send'])
})

test('behavior: an order from a page without types breaks nothing', () => {
  const order = ['send', 'send', 'fly'] as never
  expect(accountActions({ order, features, driver })).toEqual(['send', 'onramp', 'swaps', 'receive'])
})
