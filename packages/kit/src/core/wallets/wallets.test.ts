import type { LocalWallet, Wallet } from '@latchkey/chains/driver'
import { afterEach, expect, test, vi } from 'vitest'
import { createKit } from '../kit.ts'
import { createChain, pageWallets, startKit } from '../testing.ts'
import { awaitWallet } from './awaitWallet.ts'
import { findWallet, transition, wallets, watchWallets } from './wallets.ts'

const wallet = (id: string, facts: Partial<LocalWallet> = {}): LocalWallet => ({
  id,
  namespace: 'eip155',
  name: id,
  kind: 'announced',
  provider: {},
  ...facts,
})
const ids = ({ found }: { found: readonly Wallet[] }) =>
  found.map(({ id, namespace }) => `${namespace}:${id}`)

afterEach(() => void vi.useRealTimers())

test('behavior: wallets keep their position when a source updates [3.07]', () => {
  const one = transition(wallets.initial, { type: 'found', source: 'x', wallets: [wallet('a'), wallet('b')] })
  const two = transition(one, { type: 'found', source: 'y', wallets: [wallet('c')] })
  const three = transition(two, {
    type: 'found',
    source: 'x',
    wallets: [wallet('d'), wallet('b'), wallet('a')],
  })
  expect(ids(three)).toEqual(['eip155:a', 'eip155:b', 'eip155:c', 'eip155:d'])
})

test('behavior: removes a wallet that disappears, and uses the new provider of one that returns [3.07]', () => {
  const one = transition(wallets.initial, { type: 'found', source: 'x', wallets: [wallet('a'), wallet('b')] })
  const fresh = {}
  const two = transition(one, { type: 'found', source: 'x', wallets: [wallet('b', { provider: fresh })] })
  expect(ids(two)).toEqual(['eip155:b'])
  expect((two.found[0] as LocalWallet).provider).toBe(fresh)
})

test('behavior: the recent wallets are replaced [9.05a]', () => {
  const state = transition(wallets.initial, { type: 'recent', recent: ['b', 'a'] })
  expect(state).toEqual({ found: [], recent: ['b', 'a'] })
})

test('behavior: every connector is started on every driver, and stopped with the kit', () => {
  const [evm, solana] = [createChain(), createChain({ namespace: 'solana', networks: ['main'] })]
  evm.add('a')
  solana.add('a')
  const kit = createKit({ drivers: [evm.driver, solana.driver] }, [pageWallets])
  watchWallets(kit)
  expect(ids(wallets.of(kit).get())).toEqual(['eip155:a', 'solana:a'])
  evm.add('late')
  expect(ids(wallets.of(kit).get())).toEqual(['eip155:a', 'solana:a', 'eip155:late'])
  expect(findWallet(kit, 'a')?.namespace).toBe('eip155')
  expect(findWallet(kit, 'a', 'solana')?.namespace).toBe('solana')
  expect(findWallet(kit, 'late', 'solana')).toBeUndefined()
  kit.destroy()
  expect(evm.watchers.size + solana.watchers.size).toBe(0)
})

test('behavior: waits for a wallet that appears late, until a timeout [4.05]', async () => {
  vi.useFakeTimers()
  const chain = createChain()
  chain.add('early')
  const kit = startKit({ drivers: [chain.driver] })
  expect((await awaitWallet(kit, 'early', 'eip155', 2_000))?.id).toBe('early')

  const late = awaitWallet(kit, 'late', 'eip155', 2_000)
  const never = awaitWallet(kit, 'never', 'eip155', 2_000)
  vi.advanceTimersByTime(1_999)
  chain.add('late')
  expect((await late)?.id).toBe('late')
  vi.advanceTimersByTime(1)
  expect(await never).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: stops waiting with the kit [4.05]', async () => {
  vi.useFakeTimers()
  const kit = startKit({ drivers: [createChain().driver] })
  const waiting = awaitWallet(kit, 'never', 'eip155', 2_000)
  kit.destroy()
  expect(await waiting).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  expect(await awaitWallet(kit, 'never', 'eip155', 2_000)).toBeUndefined()
})
