import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Wallet } from '../driver.ts'
import { announceTestSolanaWallet, createTestSolanaWallet } from './testing.ts'
import { watchWallets } from './watchWallets.ts'

const clusters = { 'solana:mainnet': 'http://127.0.0.1:1' }

function watch(target: EventTarget) {
  const lists: (readonly Wallet[])[] = []
  const stop = watchWallets((wallets) => lists.push(wallets), target)
  return { lists, stop, names: () => lists.at(-1)?.map(({ name }) => name) }
}

test('behavior: finds wallets that register before and after the page asks [3.07, 3.08b]', async () => {
  const target = new EventTarget()
  const first = await createTestSolanaWallet({ clusters, name: 'First' })
  const second = await createTestSolanaWallet({ clusters, name: 'Second' })
  announceTestSolanaWallet(first, target)
  const { lists, names, stop } = watch(target)
  expect(lists).toHaveLength(1)
  expect(lists[0]).toMatchObject([
    { id: 'First', namespace: 'solana', kind: 'announced', provider: first.provider },
  ])
  const leave = announceTestSolanaWallet(second, target)
  expect(names()).toEqual(['First', 'Second'])
  leave()
  expect(names()).toEqual(['First'])
  stop()
  announceTestSolanaWallet(second, target)
  expect(lists).toHaveLength(3)
})

test('behavior: the first wallet under a name keeps it until it unregisters', async () => {
  const target = new EventTarget()
  const real = await createTestSolanaWallet({ clusters, name: 'Wallet' })
  const other = await createTestSolanaWallet({ clusters, name: 'Wal\u200blet' })
  const { lists } = watch(target)
  const leave = announceTestSolanaWallet(real, target)
  announceTestSolanaWallet(other, target)
  expect(lists.at(-1)).toMatchObject([{ provider: real.provider }])
  leave()
  expect(lists.at(-1)).toMatchObject([{ provider: other.provider }])
})

test('behavior: without a window there are no wallets', () => {
  const lists: unknown[] = []
  watchWallets((wallets) => lists.push(wallets), undefined)()
  expect(lists).toEqual([[]])
})

test('property: the list stays valid for anything that is registered [3.07]', () => {
  const feature = fc.oneof(fc.anything(), fc.constant({ connect: () => {}, on: () => {} }))
  const wallet = fc.oneof(
    fc.anything(),
    fc.record({
      name: fc.oneof(fc.string(), fc.anything()),
      icon: fc.oneof(
        fc.constant('https://evil.example/x.png'),
        fc.constant('data:image/png;base64,AA'),
        fc.anything(),
      ),
      chains: fc.oneof(fc.constant(['solana:mainnet', 1]), fc.anything()),
      features: fc.record({ 'standard:connect': feature, 'standard:events': feature }),
    }),
  )
  fc.assert(
    fc.property(fc.array(wallet), fc.anything(), (wallets, junk) => {
      const target = new EventTarget()
      const { lists } = watch(target)
      const detail = ({ register }: { register(...all: unknown[]): () => void }) => register(...wallets)
      target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: junk }))
      target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
      const last = lists.at(-1) ?? []
      expect(new Set(last.map(({ id }) => id)).size).toBe(last.length)
      for (const { icon, name } of last) {
        expect(name).toMatch(/\S/)
        expect(icon ?? 'data:').toMatch(/^data:/)
      }
    }),
    { numRuns: 200 },
  )
})
