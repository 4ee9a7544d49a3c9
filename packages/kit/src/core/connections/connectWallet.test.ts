import {
  connectionFailed,
  connectionPending,
  connectionRejected,
  requestAborted,
  walletNotInstalled,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { describe, expect, test } from 'vitest'
import { createChain, createOrigin, settle, startKit } from '../testing.ts'
import { wallets } from '../wallets/wallets.ts'
import { activeConnection, allConnections, connections, namespaceState } from './connections.ts'
import { connectWallet } from './connectWallet.ts'
import { disconnect } from './disconnect.ts'

function setup(...ids: string[]) {
  const chain = createChain({ networks: [1, 10] })
  for (const id of ids) chain.add(id)
  const origin = createOrigin()
  const kit = startKit({ drivers: [chain.driver], storage: origin.tab() })
  const state = () => namespaceState(connections.of(kit).get(), 'eip155')
  const linkedIds = () => allConnections(connections.of(kit).get()).map(({ wallet }) => wallet.id)
  const types = () => kit.events.map(({ type }) => type).filter((type) => type !== 'INITIALIZE')
  return { chain, origin, kit, state, linkedIds, types }
}

describe('connecting', () => {
  test('behavior: connects, stores it, and emits an event [1.03a, 3.01a, 3.17a, 3.17c-e, 4.01, 3.02i, 3.03a]', async () => {
    const { chain, origin, kit, state, types } = setup('a')
    const connecting = connectWallet(kit, { walletId: 'a' })
    expect(state()).toEqual({ status: 'connecting', walletId: 'a', restoring: false })
    chain.ask().accept({ accounts: ['0xa', '0xb'], network: 'eip155:10' })
    const connection = await connecting
    expect(connection).toEqual({
      id: 'eip155:a',
      namespace: 'eip155',
      wallet: { id: 'a', name: 'A', icon: undefined, rdns: undefined },
      accounts: [
        { key: '0xa', address: '0xa', type: 'eoa' },
        { key: '0xb', address: '0xb', type: 'eoa' },
      ],
      account: '0xa',
      address: '0xa',
      network: 'eip155:10',
    })
    expect(state()).toEqual({ status: 'connected', active: 'eip155:a', connections: [connection] })
    expect(activeConnection(connections.of(kit).get())).toBe(connection)
    expect(kit.connection()).toMatchObject({ connection, network: { id: 'eip155:10' } })
    expect(origin.read()).toMatchObject({
      namespace: 'eip155',
      recent: ['a'],
      connections: [{ namespace: 'eip155', walletId: 'a', account: '0xa', active: true }],
    })
    expect(types()).toEqual(['CONNECT_SUCCESS'])
  })

  test('behavior: selects the given account, or the first if that is not shared [5.24]', async () => {
    const { chain, kit } = setup('a', 'b')
    const one = connectWallet(kit, { walletId: 'a', account: '0xb' })
    chain.ask().accept({ accounts: ['0xa', '0xb'] })
    expect((await one).address).toBe('0xb')
    const other = connectWallet(kit, { walletId: 'b', account: '0xz' })
    chain.ask().accept({ accounts: ['0xa', '0xb'] })
    expect((await other).address).toBe('0xa')
  })

  test('behavior: stores the two most recent wallets, newest first [3.17c, 9.05a]', async () => {
    const { chain, origin, kit } = setup('a', 'b', 'c')
    for (const walletId of ['a', 'b', 'c', 'b']) {
      const connecting = connectWallet(kit, { walletId })
      chain.ask().accept()
      await connecting
    }
    expect(origin.read().recent).toEqual(['b', 'c'])
    expect(wallets.of(kit).get().recent).toEqual(['b', 'c'])
  })

  test('error: a wallet that was not found is not installed', async () => {
    const { kit, state, types } = setup()
    await expect(connectWallet(kit, { walletId: 'x' })).rejects.toMatchObject({
      code: walletNotInstalled.code,
    })
    expect(state().status).toBe('disconnected')
    expect(types()).toEqual([])
  })

  test.each([
    ['a visitor who declines', new KitError(connectionRejected), connectionRejected, 'USER_REJECTED'],
    ['a wallet that is busy', new KitError(connectionPending), connectionPending, 'CONNECT_ERROR'],
    ['a wallet that breaks', new Error('boom'), connectionFailed, 'CONNECT_ERROR'],
  ])('error: %s leaves nothing behind [4.01, 8.16c, 8.16d]', async (_, reason, entry, event) => {
    const { chain, kit, state, origin, types } = setup('a')
    const connecting = connectWallet(kit, { walletId: 'a' })
    chain.ask().reject(reason)
    await expect(connecting).rejects.toMatchObject({ code: entry.code, message: entry.message })
    expect(state().status).toBe('disconnected')
    expect(origin.read().connections ?? []).toEqual([])
    expect(types()).toEqual([event])
  })

  test('error: a wallet that closes the session immediately is not connected [4.01]', async () => {
    const { chain, kit, state } = setup('a')
    const connecting = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept({ accounts: [] })
    await expect(connecting).rejects.toMatchObject({ code: connectionFailed.code })
    expect(state().status).toBe('disconnected')
    expect(kit.sessions.size).toBe(0)
  })

  test('behavior: a silent attempt changes nothing until it succeeds [4.05]', async () => {
    const { chain, kit, state, types } = setup('a')
    const silent = connectWallet(kit, { walletId: 'a', silent: true })
    expect(state().status).toBe('disconnected')
    chain.ask().reject(new Error('not trusted'))
    await expect(silent).rejects.toThrow()
    expect(types()).toEqual([])
    chain.trust('a')
    await connectWallet(kit, { walletId: 'a', silent: true })
    expect(state().status).toBe('connected')
  })
})

describe('races', () => {
  test('behavior: of two attempts the later one wins; the late answer of the first is ignored [4.01]', async () => {
    const { chain, kit, state, linkedIds, types } = setup('a', 'b')
    const first = connectWallet(kit, { walletId: 'a' })
    const askedA = chain.ask()
    const second = connectWallet(kit, { walletId: 'b' })
    await expect(first).rejects.toMatchObject({ code: requestAborted.code })
    expect(askedA.signal?.aborted).toBe(true)
    expect(state()).toEqual({ status: 'connecting', walletId: 'b', restoring: false })
    const late = askedA.accept()
    await settle()
    expect(linkedIds()).toEqual([])
    expect(late.listeners).toBe(0)
    chain.ask().accept()
    await second
    expect(linkedIds()).toEqual(['b'])
    expect(types()).toEqual(['CONNECT_SUCCESS'])
  })

  test('behavior: a second click on the same wallet does not cancel the first [4.01]', async () => {
    const { chain, kit, state, linkedIds } = setup('a')
    const first = connectWallet(kit, { walletId: 'a' })
    const asked = chain.ask()
    const second = connectWallet(kit, { walletId: 'a' })
    chain.ask().reject(new KitError(connectionPending))
    await expect(second).rejects.toMatchObject({ code: connectionPending.code })
    asked.accept()
    await first
    expect(state().status).toBe('connected')
    expect(linkedIds()).toEqual(['a'])
  })

  test('behavior: declining another wallet keeps the active one [4.01]', async () => {
    const { chain, kit, state } = setup('a', 'b')
    const first = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept()
    await first
    const before = state()
    const second = connectWallet(kit, { walletId: 'b' })
    expect(state()).toMatchObject({ status: 'connected', active: 'eip155:a', adding: 'b' })
    chain.ask().reject(new KitError(connectionRejected))
    await expect(second).rejects.toThrow()
    expect(state()).toEqual(before)
  })

  test('behavior: aborting before the wallet answers is immediate, and its answer is released [4.01]', async () => {
    const { chain, kit, state, types } = setup('a')
    const controller = new AbortController()
    const connecting = connectWallet(kit, { walletId: 'a', signal: controller.signal })
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: requestAborted.code })
    expect(state().status).toBe('disconnected')
    const late = chain.ask().accept()
    await settle()
    expect(late.listeners).toBe(0)
    expect(late.closed).toBe(false)
    expect(state().status).toBe('disconnected')
    expect(types()).toEqual([])
  })

  test('behavior: aborting at the moment the wallet answers applies [4.01]', async () => {
    const { chain, kit, state } = setup('a')
    const controller = new AbortController()
    const connecting = connectWallet(kit, { walletId: 'a', signal: controller.signal })
    const session = chain.ask().accept()
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: requestAborted.code })
    await settle()
    expect(state().status).toBe('disconnected')
    expect(session.listeners).toBe(0)
  })

  test('behavior: aborting after connecting has no effect [4.01]', async () => {
    const { chain, kit, state } = setup('a')
    const controller = new AbortController()
    const connecting = connectWallet(kit, { walletId: 'a', signal: controller.signal })
    chain.ask().accept()
    await connecting
    controller.abort()
    await settle()
    expect(state().status).toBe('connected')
  })

  test('behavior: a signal that is already aborted sends no request [4.01]', async () => {
    const { chain, kit, state } = setup('a')
    const connecting = connectWallet(kit, { walletId: 'a', signal: AbortSignal.abort() })
    await expect(connecting).rejects.toMatchObject({ code: requestAborted.code })
    expect(chain.asks).toEqual([])
    expect(state().status).toBe('disconnected')
  })

  test.each([
    ['everything', {}],
    ['the namespace', { namespace: 'eip155' }],
    ['the very link', { id: 'eip155:a' }],
  ] as const)(
    'behavior: disconnecting %s during a request: its answer is ignored [4.12a]',
    async (_, args) => {
      const { chain, kit, state, types } = setup('a')
      const connecting = connectWallet(kit, { walletId: 'a' })
      const rejected = expect(connecting).rejects.toMatchObject({ code: requestAborted.code })
      await disconnect(kit, args)
      chain.ask().accept()
      await rejected
      await settle()
      expect(state().status).toBe('disconnected')
      expect(types()).toEqual([])
    },
  )

  test('behavior: disconnecting another connection keeps the request pending', async () => {
    const { chain, kit, linkedIds } = setup('a', 'b')
    const first = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept()
    await first
    const second = connectWallet(kit, { walletId: 'b' })
    await disconnect(kit, { id: 'eip155:a' })
    expect(namespaceState(connections.of(kit).get(), 'eip155')).toMatchObject({
      status: 'connecting',
      walletId: 'b',
    })
    chain.ask().accept()
    await second
    expect(linkedIds()).toEqual(['b'])
  })

  test('behavior: a connection that ends during a request keeps it connecting [4.01]', async () => {
    const { chain, kit, state } = setup('a', 'b')
    const first = connectWallet(kit, { walletId: 'a' })
    const session = chain.ask().accept()
    await first
    const second = connectWallet(kit, { walletId: 'b' })
    session.tell({ type: 'close' })
    expect(state()).toEqual({ status: 'connecting', walletId: 'b', restoring: false })
    chain.ask().reject(new KitError(connectionRejected))
    await expect(second).rejects.toThrow()
    expect(state().status).toBe('disconnected')
  })
})

describe('events of the wallet', () => {
  async function connected() {
    const all = setup('a')
    const connecting = connectWallet(all.kit, { walletId: 'a' })
    const session = all.chain.ask().accept({ accounts: ['0xa', '0xb'] })
    await connecting
    return { ...all, session }
  }

  test('behavior: account and network changes are applied and stored [3.17e, 4.14a]', async () => {
    const { kit, origin, session } = await connected()
    session.tell({ type: 'accounts', accounts: [{ address: '0xb', type: 'eoa' }] })
    session.tell({ type: 'network', network: 'eip155:10' })
    expect(activeConnection(connections.of(kit).get())).toMatchObject({
      address: '0xb',
      network: 'eip155:10',
    })
    expect(origin.read().connections).toMatchObject([{ account: '0xb' }])
  })

  test('behavior: a session that closes is removed from state and storage [4.13]', async () => {
    const { kit, origin, session, state } = await connected()
    session.tell({ type: 'close' })
    expect(state().status).toBe('disconnected')
    expect(kit.sessions.size).toBe(0)
    expect(session.listeners).toBe(0)
    expect(origin.read().connections).toEqual([])
  })

  test('behavior: events of an ended session are ignored [4.13]', async () => {
    const { kit, chain, session, state } = await connected()
    const tell = session.tell
    const again = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept({ accounts: ['0xa'] })
    await again
    expect(session.listeners).toBe(0)
    tell({ type: 'accounts', accounts: [{ address: '0xevil', type: 'eoa' }] })
    tell({ type: 'close' })
    expect(state()).toMatchObject({ status: 'connected', connections: [{ address: '0xa' }] })
  })
})
