import { afterEach, describe, expect, test, vi } from 'vitest'
import { modal } from '../modal/modal.ts'
import type { Stored, StoredConnection } from '../state/storage.ts'
import { createChain, createOrigin, settle, startKit, type TestChain } from '../testing.ts'
import {
  activeConnection,
  allConnections,
  type ConnectionsState,
  connections,
  namespaceState,
} from './connections.ts'
import { connectWallet } from './connectWallet.ts'
import { disconnect } from './disconnect.ts'

// Imported in advance, because loading it on demand takes time.
import './reconnect.ts'
import './syncTab.ts'

const link = (walletId: string, facts: Partial<StoredConnection> = {}): StoredConnection => ({
  namespace: 'eip155',
  walletId,
  account: `${walletId}-account`,
  active: false,
  ...facts,
})

function load(chains: readonly TestChain[], stored: Partial<Stored>) {
  const origin = createOrigin({ networks: {}, recent: [], connections: [], balances: {}, ...stored })
  const kit = startKit({ drivers: chains.map(({ driver }) => driver), storage: origin.tab() })
  const statuses: string[] = []
  const status = () => namespaceState(connections.of(kit).get(), 'eip155').status
  connections.of(kit).subscribe(() => statuses.at(-1) !== status() && statuses.push(status()))
  const linked = () => allConnections(connections.of(kit).get()).map(({ wallet }) => wallet.id)
  const front = () => activeConnection(connections.of(kit).get())?.id
  return { origin, kit, status, statuses, linked, front }
}

afterEach(() => void vi.useRealTimers())

describe('on startup', () => {
  test('behavior: a stored connection is connecting, then connected [4.02a, 4.05]', async () => {
    const chain = createChain()
    chain.add('a', { trusted: true })
    const { kit, status, statuses, origin } = load([chain], { connections: [link('a', { active: true })] })
    expect(status()).toBe('connecting')
    await settle()
    expect(statuses).toEqual(['connected'])
    expect(kit.connection().connection).toMatchObject({ id: 'eip155:a', address: 'a-account' })
    expect(chain.asks.map(({ silent }) => silent)).toEqual([true])
    expect(origin.read().connections).toEqual([link('a', { active: true })])
  })

  test('behavior: without stored connections, sends no requests and deletes cached balances [4.02b]', async () => {
    const chain = createChain()
    chain.add('a', { trusted: true })
    const { status, origin } = load([chain], { balances: { 'eip155:1:0xa': { value: '1', at: 1 } } })
    expect(status()).toBe('disconnected')
    expect(chain.asks).toEqual([])
    expect(origin.read().balances).toEqual({})
  })

  test('behavior: if a wallet closes the session while reconnecting, the others still reconnect [4.05]', async () => {
    const chain = createChain()
    chain.add('a')
    chain.add('b', { trusted: true })
    const { kit, status, linked, origin } = load([chain], {
      connections: [link('a', { active: true }), link('b')],
    })
    await settle()
    chain.ask().accept({ accounts: [] })
    await settle()
    expect(status()).toBe('connected')
    expect(linked()).toEqual(['b'])
    expect(origin.read().connections).toEqual([link('b', { active: true })])
    expect(kit.events).not.toContainEqual(expect.objectContaining({ type: 'INTERNAL_SDK_ERROR' }))
  })

  test('behavior: a wallet that no longer trusts the page is disconnected and removed from storage [4.05]', async () => {
    const chain = createChain()
    chain.add('a')
    const { status, origin } = load([chain], { connections: [link('a', { active: true })] })
    await settle()
    expect(status()).toBe('connecting')
    chain.ask().reject(new Error('locked'))
    await settle()
    expect(status()).toBe('disconnected')
    expect(origin.read().connections).toEqual([])
  })

  test('behavior: a wallet that announces itself late is still found [4.05]', async () => {
    vi.useFakeTimers()
    const chain = createChain()
    const { status, linked } = load([chain], { connections: [link('a', { active: true })] })
    await vi.advanceTimersByTimeAsync(1_900)
    expect(status()).toBe('connecting')
    chain.add('a', { trusted: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toBe('connected')
    expect(linked()).toEqual(['a'])
  })

  test('behavior: one that never appears does not block [4.05]', async () => {
    vi.useFakeTimers()
    const { status, origin } = load([createChain()], { connections: [link('a', { active: true })] })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(status()).toBe('disconnected')
    expect(origin.read().connections).toEqual([])
  })

  test('behavior: the active one first, then by recency; the first that succeeds is active [4.05]', async () => {
    const chain = createChain()
    for (const id of ['a', 'b', 'c', 'd']) chain.add(id, { trusted: id !== 'c' })
    const connectionsOf = [link('a'), link('b'), link('c', { active: true }), link('d')]
    const { linked, front, origin } = load([chain], { recent: ['d', 'b'], connections: connectionsOf })
    await settle()
    chain.ask().reject(new Error('locked'))
    await settle()
    expect(chain.asks.map(({ walletId }) => walletId)).toEqual(['c', 'd', 'b', 'a'])
    expect(linked()).toEqual(['d', 'b', 'a'])
    expect(front()).toBe('eip155:d')
    expect(origin.read().connections.map(({ walletId, active }) => [walletId, active])).toEqual([
      ['d', true],
      ['b', false],
      ['a', false],
    ])
  })

  test('behavior: restores the selected address if the wallet still shares it [3.17e]', async () => {
    const chain = createChain()
    chain.add('a')
    const { front, kit } = load([chain], { connections: [link('a', { active: true, account: '0xb' })] })
    await settle()
    chain.ask().accept({ accounts: ['0xa', '0xb'] })
    await settle()
    expect(front()).toBe('eip155:a')
    expect(kit.connection().connection.address).toBe('0xb')
  })

  test('behavior: restores the namespace and network of the last visit, whichever wallet is faster [3.17a, 3.17b, 4.14a, 4.14c]', async () => {
    const evm = createChain({ networks: [1, 10] })
    const solana = createChain({ namespace: 'solana', networks: ['main'] })
    evm.add('a')
    solana.add('s', { trusted: true })
    const { kit } = load([evm, solana], {
      namespace: 'eip155',
      networks: { eip155: 'eip155:10', cosmos: 'cosmos:hub' },
      connections: [link('a', { active: true }), link('s', { namespace: 'solana', active: true })],
    })
    await settle()
    const state = () => connections.of(kit).get()
    expect(state()).toMatchObject({ active: 'eip155', selected: { eip155: 'eip155:10' } })
    expect(state().selected).not.toHaveProperty('cosmos')
    expect(state().byNamespace.solana?.status).toBe('connected')
    evm.ask().accept()
    await settle()
    expect(state().active).toBe('eip155')
    expect(state().byNamespace.eip155?.status).toBe('connected')
  })

  test('behavior: skips connections of namespaces without a driver [4.05]', async () => {
    const chain = createChain()
    const { kit, status } = load([chain], {
      namespace: 'cosmos',
      connections: [link('k', { namespace: 'cosmos', active: true })],
    })
    expect(status()).toBe('disconnected')
    expect(connections.of(kit).get().active).toBeUndefined()
  })
})

describe('meanwhile', () => {
  test('behavior: pending connections stay stored, for a reload and for other tabs [3.17e, 4.05]', async () => {
    const evm = createChain()
    const solana = createChain({ namespace: 'solana', networks: ['main'] })
    for (const id of ['a', 'b']) evm.add(id)
    evm.trust('a')
    solana.add('s')
    const all = [link('a', { active: true }), link('b'), link('s', { namespace: 'solana', active: true })]
    const { origin, linked } = load([evm, solana], { connections: all })
    await settle()
    expect(linked()).toEqual(['a'])
    evm.sessions[0]?.tell({ type: 'accounts', accounts: [{ address: '0xnew', type: 'eoa' }] })
    expect(origin.read().connections).toEqual([{ ...all[0], account: '0xnew' }, all[1], all[2]])
  })

  test('behavior: a wallet the visitor connects stays active when the stored one is restored [4.05]', async () => {
    const chain = createChain()
    chain.add('a')
    chain.add('b')
    const { kit, front, linked, origin } = load([chain], { connections: [link('a', { active: true })] })
    await settle()
    const stored = chain.ask()
    const connecting = connectWallet(kit, { walletId: 'b' })
    chain.ask().accept()
    await connecting
    expect(origin.read().connections).toEqual([link('b', { active: true }), link('a')])
    stored.accept()
    await settle()
    expect(linked()).toEqual(['b', 'a'])
    expect(front()).toBe('eip155:b')
  })

  test('behavior: restoring a stored wallet does not end a pending request [4.01, 4.05]', async () => {
    const chain = createChain()
    chain.add('a')
    chain.add('b')
    const { kit } = load([chain], { connections: [link('a', { active: true })] })
    await settle()
    const stored = chain.ask()
    const connecting = connectWallet(kit, { walletId: 'b' })
    const asked = chain.ask()
    stored.accept()
    await settle()
    expect(namespaceState(connections.of(kit).get(), 'eip155')).toMatchObject({
      status: 'connected',
      adding: 'b',
    })
    asked.accept()
    await connecting
    expect(activeConnection(connections.of(kit).get())?.id).toBe('eip155:b')
  })

  test('behavior: a stored wallet that fails does not end a pending request [4.01, 4.05]', async () => {
    const chain = createChain()
    chain.add('a')
    chain.add('b')
    const { kit, status } = load([chain], { connections: [link('a', { active: true })] })
    await settle()
    const stored = chain.ask()
    const connecting = connectWallet(kit, { walletId: 'b' })
    stored.reject(new Error('locked'))
    await settle()
    expect(status()).toBe('connecting')
    chain.ask().accept()
    await connecting
  })

  test('behavior: disconnecting cancels pending reconnects [4.12a]', async () => {
    const chain = createChain()
    chain.add('a')
    const { kit, status, origin } = load([chain], {
      connections: [link('a', { active: true }), link('late')],
    })
    await settle()
    await disconnect(kit)
    expect(status()).toBe('disconnected')
    const session = chain.ask().accept()
    chain.add('late', { trusted: true })
    await settle()
    expect(status()).toBe('disconnected')
    expect(session.listeners).toBe(0)
    expect(chain.asks).toHaveLength(1)
    expect(origin.read().connections).toEqual([])
  })

  test('behavior: disconnecting is immediate while waiting for the wallet [4.12a]', async () => {
    const chain = createChain()
    const { kit, status, origin } = load([chain], { connections: [link('late', { active: true })] })
    await disconnect(kit, { namespace: 'eip155' })
    expect(status()).toBe('disconnected')
    expect(origin.read().connections).toEqual([])
    chain.add('late', { trusted: true })
    await settle()
    expect(chain.asks).toEqual([])
  })

  test('behavior: a destroyed kit no longer writes to storage, and releases its sessions', async () => {
    const chain = createChain()
    chain.add('a')
    const all = [link('a', { active: true }), link('late')]
    const { kit, origin } = load([chain], { connections: all })
    await settle()
    kit.destroy()
    const session = chain.ask().accept()
    await settle()
    expect(session.listeners).toBe(0)
    expect(origin.read().connections).toEqual(all)
    expect(origin.listeners).toBe(0)
  })

  test('behavior: a wallet that hangs times out after five seconds [4.05]', async () => {
    const chain = createChain()
    chain.add('a')
    const { status } = load([chain], { connections: [link('a', { active: true })] })
    const began = Date.now()
    await vi.waitUntil(() => status() === 'disconnected', { timeout: 8_000, interval: 50 })
    expect(Date.now() - began).toBeGreaterThan(4_900)
    expect(chain.ask().signal?.aborted).toBe(true)
  })
})

test('behavior: the embedded modal shows the account after reconnecting [4.05, 4.07d]', async () => {
  const chain = createChain()
  chain.add('a')
  const { kit } = load([chain], { connections: [link('a', { active: true })] })
  const views = () => modal.of(kit).get().stack
  modal.of(kit).dispatch({ type: 'embed', embedded: true, home: { name: 'Connect' } })
  await settle()
  expect(views()).toEqual([{ name: 'Connect' }])
  chain.ask().accept()
  await settle()
  expect(views()).toEqual([{ name: 'Account' }])
  await disconnect(kit)
  expect(views()).toEqual([{ name: 'Connect' }])
})

test('behavior: no intermediate state between two restored connections is visible [4.01]', async () => {
  const chain = createChain()
  for (const id of ['a', 'b']) chain.add(id, { trusted: true })
  const origin = createOrigin({
    networks: {},
    recent: [],
    balances: {},
    connections: [link('a'), link('b', { active: true })],
  })
  const kit = startKit({ drivers: [chain.driver], storage: origin.tab() })
  const seen: ConnectionsState[] = []
  connections.of(kit).subscribe(() => seen.push(connections.of(kit).get()))
  await settle()
  expect(seen.map((state) => activeConnection(state)?.id)).toEqual(['eip155:b', 'eip155:b'])
})
